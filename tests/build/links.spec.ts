import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {parsedHtml} from '../support/parsedHtml';
import {builtPage, sidebarPaths} from '../support/links';
import {htmlFileOf, sitemapPaths} from '../support/pages';
import {routes} from '../support/routes';

const isPage = (path: string) => fs.existsSync(htmlFileOf(path));

let found: ReadonlySet<string> | undefined;

/** Addresses that a reader who starts at the home page comes to, by links and sidebars. */
function reached(): ReadonlySet<string> {
  if (found) return found;
  const seen = new Set<string>(['/']);
  const queue = ['/', ...sidebarPaths()];
  for (const path of queue) seen.add(path);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (!isPage(path)) continue;
    for (const link of builtPage(path).links) {
      if (seen.has(link.path)) continue;
      seen.add(link.path);
      queue.push(link.path);
    }
  }
  found = seen;
  return seen;
}

// The first to ask reads more than a thousand pages.
test.describe.configure({timeout: 120_000});

test('a crawler that starts at the home page finds every listed route', () => {
  const listed = [
    ...routes.home,
    ...routes.docs.filter(({unlisted}) => !unlisted).map(({path}) => path),
    ...Object.values(routes.api).flat(),
    ...routes.changelog,
    ...routes.tags,
  ];
  expect(listed.filter((path) => !reached().has(path))).toEqual([]);
});

test('a crawler finds no dead link', () => {
  const dead = [...reached()].filter((path) => !isPage(path) && !fs.existsSync(`build${path}`));
  expect(dead).toEqual([]);
});

test('every link to a place on a page finds it', () => {
  const dead = [...reached()].filter(isPage).flatMap((path) =>
    builtPage(path)
      .links.filter((link) => link.hash && isPage(link.path) && !builtPage(link.path).ids.has(link.hash))
      .map((link) => `${path}: ${link.path}#${link.hash}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});

test('every picture of a page is there', () => {
  const missing = [...reached()].filter(isPage).flatMap((path) =>
    builtPage(path)
      .pictures.filter((source) => !fs.existsSync(`build${source}`))
      .map((source) => `${path}: ${source}`),
  );
  expect(missing).toEqual([]);
});

/** Pages of a service are found by the catalog and by their sidebar. */
const isOfService = (path: string) => path.startsWith('/docs/integrations/connection-instructions/');

test('every page is named by the text of at least two others', () => {
  const sources = new Map<string, Set<string>>();
  const pages = sitemapPaths().filter((path) => isPage(path) && !path.startsWith('/tags'));
  for (const page of pages) {
    for (const {path, isInText} of builtPage(page).links) {
      if (isInText && path !== page) sources.set(path, (sources.get(path) ?? new Set()).add(page));
    }
  }
  const written = pages.filter((path) => path.startsWith('/docs/') && !isOfService(path));
  expect(written.length).toBeGreaterThan(80);
  const orphans = written
    .filter((path) => (sources.get(path)?.size ?? 0) < 2)
    .map((path) => `${path} (${[...(sources.get(path) ?? [])].join(', ') || 'none'})`);
  expect(orphans).toEqual([]);
});

test('every written page ends with at least two next steps', () => {
  const written = routes.docs.map(({path}) => path);
  const without = written.filter((path) => {
    const $ = parsedHtml(htmlFileOf(path));
    return $('nav[aria-label="Next steps"] li a').length < 2;
  });
  expect(without).toEqual([]);
});
