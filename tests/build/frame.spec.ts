import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {parsedHtml} from '../support/parsedHtml';
import {isUnused} from '../../src/docusaurus/unused-styles/unused';
import {htmlFileOf, sitemapPaths, unlistedPaths} from '../support/pages';

/**
 * Docusaurus checks links that it renders. Those in HTML of the configuration (announcement bar,
 * footer, API versions) it does not see.
 */
for (const address of ['/', '/api/v1', '/api/v2', '/changelog']) {
  test(`every link in the frame of ${address} has its target`, () => {
    const $ = parsedHtml(htmlFileOf(address));
    const targets = $('.theme-announcement-bar, .navbar, .footer, .theme-doc-sidebar-container')
      .find('a[href^="/"]')
      .toArray()
      .map((link) => new URL($(link).attr('href') ?? '', 'https://docs.clearwarden.example'));
    expect(targets.length).toBeGreaterThan(5);
    for (const {pathname, hash} of targets) {
      expect(fs.existsSync(htmlFileOf(pathname)), pathname).toBe(true);
      if (!hash) continue;
      const target = parsedHtml(htmlFileOf(pathname));
      expect(target(hash), `${pathname}${hash}`).toHaveLength(1);
    }
  });
}

test('no page has a class whose rules are left out of the stylesheet', () => {
  const paths = [...sitemapPaths(), ...unlistedPaths(), '/404'];
  expect(paths.length).toBeGreaterThan(100);
  const found = new Set<string>();
  for (const path of paths) {
    const html = fs.readFileSync(htmlFileOf(path), 'utf8');
    for (const [, list = ''] of html.matchAll(/\sclass="?([^">]+)/g)) {
      for (const name of list.split(/\s+/)) if (isUnused(name)) found.add(`${path}: ${name}`);
    }
  }
  expect([...found]).toEqual([]);
});
