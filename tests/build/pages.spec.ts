import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {SOCIAL_CARDS, socialCardOf, socialCardPath} from '../../src/product/socialCards';
import {site} from '../../src/product/site';
import {PRODUCTS} from '../../src/product/products';
import {sourceDayOf} from '../../src/docusaurus/provenance/sourceDay';
import {UPCOMING_DATES, isInEffect} from '../../src/product/upcomingDates';
import {pairsOf} from '../../src/hosts/redirects/checkRedirects';
import {redirects} from '../../redirects';
import {readHeaders} from '../../src/hosts/files/readHostFiles';
import {parsedHtml} from '../support/parsedHtml';
import {htmlFileOf, sitemapPaths, unlistedPaths} from '../support/pages';
import {routes} from '../support/routes';
import {difference, readTwin} from '../support/twins';

const htmlFiles = fs
  .readdirSync('build', {recursive: true, encoding: 'utf8'})
  .filter((name) => name.endsWith('.html'))
  .map((name) => `build/${name.split(path.sep).join('/')}`)
  .sort();
/** The file of an old address, which is in a folder of its own. */
const redirectFileOf = (from: string) => `build${from}/index.html`;
const redirected = new Set(pairsOf(redirects).map(({from}) => redirectFileOf(from)));
const pathOf = (file: string) =>
  file === 'build/index.html' ? '/' : file.slice('build'.length, -'.html'.length);
const pages = htmlFiles.filter((file) => !redirected.has(file));
const listed = new Set(sitemapPaths());
const unlisted = new Set(unlistedPaths());
/** Neither listed nor to be indexed: they are for finding pages, not pages to find. */
const SERVICE_PAGES = new Set(['/404', '/search']);
const policy = readHeaders('build')('/').get('content-security-policy') ?? '';

test('there are as many pages as there should be', () => {
  expect(pages.length).toBeGreaterThan(100);
});

for (const file of pages) {
  const address = pathOf(file);

  test(`${address} is a complete document of this site, alone`, () => {
    const $ = parsedHtml(file);
    expect.soft($('html').attr('lang')).toBe('en');
    expect.soft($('title').text()).toMatch(/\S/);
    expect.soft($('title').text()).toContain(site.title);
    expect.soft($('h1')).toHaveLength(1);
    expect.soft($('meta[name=viewport]').attr('content')).toBeDefined();
    if (!SERVICE_PAGES.has(address)) {
      expect.soft($('link[rel=canonical]').attr('href')).toBe(`${site.url}${address}`);
      const card = socialCardOf(address);
      expect.soft($('meta[property="og:image"]').attr('content')).toBe(`${site.url}${socialCardPath(card)}`);
      expect.soft($('meta[property="og:image:alt"]').attr('content')).toContain(SOCIAL_CARDS[card]);
      const twin = $('link[rel=alternate][type="text/markdown"]').attr('href') ?? '';
      expect.soft(twin, 'the page in Markdown').toBe(`${address === '/' ? '/index' : address}.md`);
    }
    for (const image of $('main img').toArray()) {
      expect.soft($(image).attr('alt'), 'alt text').toMatch(/\S/);
    }

    // In the sitemap if it is listed, and kept from search engines if not.
    const robots = $('meta[name=robots], meta[property=robots]').attr('content');
    const isHidden = unlisted.has(address) || SERVICE_PAGES.has(address);
    expect.soft(listed.has(address), 'is in the sitemap').toBe(!isHidden);
    if (unlisted.has(address)) expect.soft(robots).toBe('noindex, nofollow');
    if (listed.has(address)) expect.soft(robots ?? '').not.toContain('noindex');

    const hrefs = $('a[href^="/"]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    const slashed = hrefs
      .map((href) => new URL(href, site.url).pathname)
      .filter((href) => href !== '/' && href.endsWith('/'));
    expect.soft(slashed, 'links with a slash at the end').toEqual([]);
    const loaded = $(
      'script[src], img[src], iframe[src], link[rel~=stylesheet], link[rel~=icon], link[rel~=preload]',
    )
      .toArray()
      .map((element) => $(element).attr('src') ?? $(element).attr('href') ?? '');
    expect
      .soft(
        loaded.filter((url) => !/^\/(?!\/)/.test(url)),
        'loaded from elsewhere',
      )
      .toEqual([]);

    // What screen readers say: names of places that take the focus, of rows, and of what belongs to what.
    expect
      .soft($(':is(h1, h2, h3, h4, h5, h6) .hash-link').toArray(), 'links inside of headings')
      .toEqual([]);
    expect
      .soft(
        $(
          'main :is(pre[tabindex], [role=tablist], [role=region]):not([aria-label], [aria-labelledby])',
        ).toArray(),
        'without a name',
      )
      .toEqual([]);
    expect
      .soft($('main tbody th:not([scope=row], [scope=rowgroup], [colspan])').toArray(), 'heads of nothing')
      .toEqual([]);
    const named = ['aria-labelledby', 'aria-describedby', 'aria-controls'].flatMap((name) =>
      $(`main [${name}]`)
        .toArray()
        .flatMap((element) => ($(element).attr(name) ?? '').split(' ')),
    );
    const ids = new Set(
      $('[id]')
        .toArray()
        .map((element) => $(element).attr('id')),
    );
    expect
      .soft(
        named.filter((id) => !ids.has(id)),
        'names that are nowhere',
      )
      .toEqual([]);

    // What the Content-Security-Policy would not let run: handlers in attributes, and scripts that it does not know.
    const handlers = $('*')
      .toArray()
      .flatMap((element) => ('attribs' in element ? Object.keys(element.attribs) : []))
      .filter((name) => name.startsWith('on'));
    expect.soft(handlers, 'handlers in attributes').toEqual([]);
    expect.soft($('style, base, object, embed, iframe').toArray()).toEqual([]);
    const unknown = $('script:not([src]):not([type="application/ld+json"])')
      .toArray()
      .map((script) => $(script).html() ?? '')
      .filter((text) => !policy.includes(`'sha256-${createHash('sha256').update(text).digest('base64')}'`));
    expect.soft(unknown, 'scripts that the policy does not know').toEqual([]);

    const frame = '.navbar, .footer, .theme-doc-sidebar-container, .theme-doc-breadcrumbs, .pagination-nav';
    const targets = $(frame)
      .find('a[href^="/"]')
      .toArray()
      .map((link) => $(link).attr('href') ?? '');
    expect
      .soft(
        targets.filter((target) => unlisted.has(target)),
        'unlisted pages in navigation',
      )
      .toEqual([]);

    if (!SERVICE_PAGES.has(address)) {
      const {facts, text} = readTwin(address);
      expect.soft(facts).toContain(`\nurl: ${site.url}${address}\n`);
      expect
        .soft(/^commit: '?([^']+?)'?$/m.exec(facts)?.[1])
        .toBe($('meta[name=source-commit]').attr('content'));
      const elsewhere = [...text.matchAll(/\]\(([#./][^)]*)\)/g)].map(([, target]) => target);
      expect.soft(elsewhere, 'addresses that are not whole').toEqual([]);
      expect.soft(difference($, text), 'words of the page in Markdown').toBeUndefined();
    }
  });
}

test('no two pages have the same title and description', () => {
  const seen = new Map<string, string>();
  const twice: string[] = [];
  for (const file of pages.filter((name) => listed.has(pathOf(name)))) {
    const $ = parsedHtml(file);
    const key = `${$('title').text()}|${$('meta[name=description]').attr('content') ?? ''}`;
    const other = seen.get(key);
    if (other) twice.push(`${other} and ${file}`);
    seen.set(key, file);
  }
  expect(twice).toEqual([]);
});

for (const {from, to} of pairsOf(redirects)) {
  test(`${from} redirects to ${to} without a server`, () => {
    const $ = parsedHtml(redirectFileOf(from));
    expect($('meta[http-equiv=refresh]').attr('content')).toBe(`0; url=${to}`);
    expect($('link[rel=canonical]').attr('href')).toBe(to);
    expect(fs.existsSync(htmlFileOf(to))).toBe(true);
    expect(listed.has(from)).toBe(false);
  });
}

test('no draft is in the production build', () => {
  expect(htmlFiles.filter((file) => file.includes('draft'))).toEqual([]);
  const words = 'in the live preview and never in the production build';
  const scripts = fs
    .readdirSync('build/assets/js')
    .map((name) => fs.readFileSync(`build/assets/js/${name}`, 'utf8'));
  expect(scripts.filter((script) => script.includes(words))).toEqual([]);
});

test('the fixed pages of the frame exist', () => {
  const fixed = [
    '/',
    '/search',
    '/tags',
    '/changelog',
    '/changelog/archive',
    '/changelog/authors',
    '/api/v1',
    '/api/v2',
  ];
  expect(fixed.filter((address) => !fs.existsSync(htmlFileOf(address)))).toEqual([]);
  expect(routes.home).toContain('/');
});

test('the changelog can be filtered by product with links alone', () => {
  const $ = parsedHtml(htmlFileOf('/changelog'));
  const filters = $('nav[aria-label="Filter by product"] a')
    .toArray()
    .map((link) => $(link).attr('href') ?? '');
  expect(filters).toEqual(['/changelog', ...Object.values(PRODUCTS).map((key) => `/changelog/tags/${key}`)]);
  for (const key of Object.values(PRODUCTS)) {
    const ofProduct = parsedHtml(htmlFileOf(`/changelog/tags/${key}`));
    const current = ofProduct('nav[aria-label="Filter by product"] a[aria-current="page"]');
    expect(current.attr('href'), 'the product that is read about').toBe(`/changelog/tags/${key}`);
    const posts = fs
      .readdirSync('changelog')
      .filter((name) => name.endsWith('.mdx'))
      .filter((name) =>
        new RegExp(`^tags: .*\\b${key}\\b`, 'm').test(fs.readFileSync(`changelog/${name}`, 'utf8')),
      );
    const pages = [1, 2, 3].map((number) => `/changelog/tags/${key}${number === 1 ? '' : `/page/${number}`}`);
    const shown = pages
      .filter((page) => fs.existsSync(htmlFileOf(page)))
      .flatMap((page) => {
        const list = parsedHtml(htmlFileOf(page));
        return list('article h2 a')
          .toArray()
          .map((link) => `${(list(link).attr('href') ?? '').replace('/changelog/', '')}.mdx`);
      });
    expect(shown.sort(), key).toEqual(posts.sort());
  }
});

test('the home page has dates that have come below "In effect", and only those', () => {
  const day = sourceDayOf(process.cwd());
  const [ahead = '', inEffect = ''] = fs.readFileSync(htmlFileOf('/'), 'utf8').split('>In effect<');
  for (const date of UPCOMING_DATES) {
    const hasCome = isInEffect(date, day);
    const {title} = {...date, ...(hasCome ? date.inEffect : {})};
    const [has, hasNot] = hasCome ? [inEffect, ahead] : [ahead, inEffect];
    expect(has, date.id).toContain(`<strong>${title}`);
    expect(hasNot, date.id).not.toContain(`<strong>${title}`);
  }
});
