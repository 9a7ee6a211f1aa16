import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {load} from 'cheerio';
import {linksOf, sidebarPaths} from '../support/links';
import {htmlFileOf, sitemapPaths} from '../support/pages';
import {routes} from '../support/routes';

const isPage = (path: string) => fs.existsSync(htmlFileOf(path));

/** Addresses that a reader who starts at the home page comes to, by links and sidebars. */
function crawl(): ReadonlySet<string> {
  const seen = new Set<string>(['/']);
  const queue = ['/', ...sidebarPaths()];
  for (const path of queue) seen.add(path);
  for (let path = queue.shift(); path !== undefined; path = queue.shift()) {
    if (!isPage(path)) continue;
    for (const link of linksOf(path)) {
      if (seen.has(link.path)) continue;
      seen.add(link.path);
      queue.push(link.path);
    }
  }
  return seen;
}

const reached = crawl();

test('a crawler that starts at the home page finds every listed route', () => {
  const listed = [
    ...routes.home,
    ...routes.docs.filter(({unlisted}) => !unlisted).map(({path}) => path),
    ...routes.api.v1,
    ...routes.api.v2,
    ...routes.changelog,
    ...routes.tags,
  ];
  expect(listed.filter((path) => !reached.has(path))).toEqual([]);
});

test('a crawler finds no dead link', () => {
  const dead = [...reached].filter((path) => !isPage(path) && !fs.existsSync(`build${path}`));
  expect(dead).toEqual([]);
});

const ids = new Map<string, ReadonlySet<string>>();

function idsOf(path: string): ReadonlySet<string> {
  const known = ids.get(path);
  if (known) return known;
  const $ = load(fs.readFileSync(htmlFileOf(path), 'utf8'));
  const found = new Set(
    $('[id]')
      .toArray()
      .map((element) => $(element).attr('id') ?? ''),
  );
  ids.set(path, found);
  return found;
}

test('every link to a place on a page finds it', () => {
  const dead = [...reached].filter(isPage).flatMap((path) =>
    linksOf(path)
      .filter((link) => link.hash && isPage(link.path) && !idsOf(link.path).has(link.hash))
      .map((link) => `${path}: ${link.path}#${link.hash}`),
  );
  expect([...new Set(dead)]).toEqual([]);
});

test('every picture of a page is there', () => {
  const missing = [...reached].filter(isPage).flatMap((path) => {
    const $ = load(fs.readFileSync(htmlFileOf(path), 'utf8'));
    return $('img[src^="/"]')
      .toArray()
      .map((image) => $(image).attr('src') ?? '')
      .filter((source) => !fs.existsSync(`build${source}`))
      .map((source) => `${path}: ${source}`);
  });
  expect(missing).toEqual([]);
});

/** Pages of a service are found by the catalog and by their sidebar. */
const isOfService = (path: string) => path.startsWith('/docs/integrations/connection-instructions/');

test('every page is named by the text of at least two others', () => {
  const sources = new Map<string, Set<string>>();
  const pages = sitemapPaths().filter((path) => isPage(path) && !path.startsWith('/tags'));
  for (const page of pages) {
    for (const {path} of linksOf(page, 'text')) {
      if (path !== page) sources.set(path, (sources.get(path) ?? new Set()).add(page));
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
    const $ = load(fs.readFileSync(htmlFileOf(path), 'utf8'));
    return $('nav[aria-label="Next steps"] li a').length < 2;
  });
  expect(without).toEqual([]);
});
