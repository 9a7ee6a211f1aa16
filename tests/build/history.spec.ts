import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {commitDays} from '../../src/content/history/commitDays';
import {htmlFileOf, sitemapPaths, unlistedPaths} from '../support/pages';
import {parsedHtml} from '../support/parsedHtml';

const HISTORY = 'article > footer details';
const isMonth = (path: string) => /^\/changelog\/\d{4}-\d\d$/.test(path);

/** What the changelog's own pages link to: page, and the change that names it. */
function changesByPage(): string[] {
  return sitemapPaths()
    .filter(isMonth)
    .flatMap((month) => {
      const $ = parsedHtml(htmlFileOf(month));
      return $('article h2[id]')
        .toArray()
        .flatMap((heading) =>
          $(heading)
            .nextUntil('h2')
            .find('a[href^="/"]')
            .toArray()
            .map(({attribs: {href = ''}}) => href.replace(/[?#].*/, ''))
            .filter((page) => /^\/(?:api|docs)\//.test(page))
            .map((page) => `${page} ← ${month}#${heading.attribs.id}`),
        );
    });
}

// One test for all pages: most have a line or two.
test('every change of the changelog that links to a page is at the foot of that page, and no other', () => {
  test.setTimeout(120_000);
  const pages = [...sitemapPaths(), ...unlistedPaths()].filter((page) => !isMonth(page));
  const withHistory = pages.filter((page) =>
    fs.readFileSync(htmlFileOf(page), 'utf8').includes('History of this page'),
  );
  const flaws: string[] = [];
  const shown = withHistory.flatMap((page) => {
    const $ = parsedHtml(htmlFileOf(page));
    const days = $(`${HISTORY} time`)
      .toArray()
      .map(({attribs}) => attribs.datetime ?? '');
    const updated = $('.theme-last-updated time').attr('datetime')?.slice(0, 10);
    if (days.length > 0 && days[0] !== updated) flaws.push(`${page}: ${days[0]} is not ${updated}`);
    if (days.some((day, index) => index > 0 && day >= (days[index - 1] ?? ''))) flaws.push(`${page}: order`);
    const links = $(`${HISTORY} a[href]`).toArray();
    if (days.length < 2 && links.length === 0) flaws.push(`${page}: no more than its last change`);
    return links.map(({attribs}) => `${page} ← ${attribs.href}`);
  });
  expect(flaws).toEqual([]);
  const hasHistory = commitDays(process.cwd(), 'docs') !== undefined;
  expect(withHistory.length > 0, 'there are pages with a history in a clone with its own').toBe(hasHistory);
  expect(shown.sort()).toEqual(hasHistory ? [...new Set(changesByPage())].sort() : []);
});
