import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {load, type CheerioAPI} from 'cheerio';
import {xml2js} from 'xml-js';
import {changesIn, type ChangeItem} from '../../src/content/changes';
import {CALENDARS} from '../../src/product/calendars';
import {isDated, productCalendarPath} from '../../src/product/datedProducts';
import {
  API_FEED,
  API_FEED_SHORT,
  CHANGELOG_FEED,
  DATES_FEED,
  FEED_FORMATS,
  FEEDS,
  productFeed,
} from '../../src/product/feeds';
import {PRODUCT_NAMES} from '../../src/product/products';
import {PUBLISHED_FILES} from '../../src/product/publishedFiles';
import {site} from '../../src/product/site';
import {UPCOMING_DATES} from '../../src/product/upcomingDates';
import {builtPage} from '../support/links';
import {htmlFileOf} from '../support/pages';
import {parsedHtml} from '../support/parsedHtml';

interface Entry {
  readonly id: string;
  readonly url: string;
  readonly title: string;
  readonly html: string;
  /** Milliseconds. */
  readonly date: number;
}

const decoded = (text: string): string => load(text, null, false).text();

const read = (path: string) => fs.readFileSync(`build${path}`, 'utf8');

/** The elements of a file of XML, if it is well-formed. */
function readXml(path: string): CheerioAPI {
  const text = read(path);
  xml2js(text);
  return load(text, {xmlMode: true});
}

/** RSS 2.0: what a channel and an item must have. */
function readRss(path: string): Entry[] {
  const $ = readXml(path);
  expect($('rss').attr('version')).toBe('2.0');
  for (const name of ['title', 'link', 'description']) {
    expect($(`channel > ${name}`).text(), name).toMatch(/\S/);
  }
  expect($('channel > atom\\:link[rel=self]').attr('href')).toBe(site.url + path);
  return $('channel > item')
    .toArray()
    .map((item) => {
      const textOf = (name: string) => $(item).children(name).text();
      return {
        id: textOf('guid'),
        url: textOf('link'),
        title: decoded(textOf('title')),
        html: textOf('content\\:encoded'),
        date: Date.parse(textOf('pubDate')),
      };
    });
}

/** RFC 4287: what a feed and an entry must have. */
function readAtom(path: string): Entry[] {
  const $ = readXml(path);
  expect($('feed').attr('xmlns')).toBe('http://www.w3.org/2005/Atom');
  for (const name of ['id', 'title', 'updated', 'author > name']) {
    expect($(`feed > ${name}`).text(), name).toMatch(/\S/);
  }
  expect($('feed > link[rel=self]').attr('href')).toBe(site.url + path);
  return $('feed > entry')
    .toArray()
    .map((entry) => {
      const textOf = (name: string) => $(entry).children(name).text();
      expect(textOf('updated')).toMatch(/^\d{4}-\d\d-\d\dT[\d:.]+Z$/);
      return {
        id: textOf('id'),
        url: $(entry).children('link').attr('href') ?? '',
        title: decoded(textOf('title')),
        html: textOf('content'),
        date: Date.parse(textOf('published')),
      };
    });
}

/** JSON Feed 1.1. */
function readJson(path: string): Entry[] {
  const feed = JSON.parse(read(path)) as {
    version: string;
    title: string;
    feed_url: string;
    items: {id: string; url: string; title: string; content_html: string; date_published: string}[];
  };
  expect(feed.version).toBe('https://jsonfeed.org/version/1.1');
  expect(feed.title).toMatch(/\S/);
  expect(feed.feed_url).toBe(site.url + path);
  return feed.items.map(({id, url, title, content_html: html, date_published: date}) => ({
    id,
    url,
    title,
    html,
    date: Date.parse(date),
  }));
}

const READERS = {'rss.xml': readRss, 'atom.xml': readAtom, 'feed.json': readJson};

/** Addresses of this site that are neither a page with that place nor a file. */
function dead(addresses: readonly string[]): string[] {
  return addresses
    .filter((address) => address.startsWith(`${site.url}/`) || address === site.url)
    .filter((address) => {
      const {pathname, hash} = new URL(address);
      const page = fs.existsSync(htmlFileOf(pathname));
      if (!page) return !fs.existsSync(`build${pathname}`);
      return hash !== '' && !builtPage(pathname).ids.has(decodeURIComponent(hash.slice(1)));
    });
}

for (const {folder} of FEEDS) {
  test(`${folder} is a feed in three forms that say the same, and each link of it leads somewhere`, () => {
    const forms = FEED_FORMATS.map(({file}) => READERS[file](`${folder}/${file}`));
    const [first = []] = forms;
    expect(first.length).toBeGreaterThan(0);
    for (const entries of forms) expect(entries).toEqual(first);
    expect(new Set(first.map(({id}) => id)).size, 'IDs are unique').toBe(first.length);
    for (const {id, url, title, html, date} of first) {
      expect.soft(title).toMatch(/\S/);
      expect.soft(date, title).toBeGreaterThan(Date.parse('2023-01-01'));
      const $ = load(html, null, false);
      expect.soft($.text(), title).toMatch(/\S/);
      const links = $('[href], [src]')
        .toArray()
        .map((element) => $(element).attr('href') ?? $(element).attr('src') ?? '');
      expect.soft(links.filter((link) => !/^(?:https:|mailto:)/.test(link))).toEqual([]);
      expect.soft(dead([id, url, ...links]), title).toEqual([]);
    }
  });
}

const entriesOf = ({folder}: {readonly folder: string}) => readJson(`${folder}/feed.json`);
const sources = fs
  .readdirSync('changelog')
  .filter((name) => name.endsWith('.mdx'))
  .map((name) => ({month: name.replace('.mdx', ''), source: fs.readFileSync(`changelog/${name}`, 'utf8')}));
const headingsIn = (html: string) => {
  const $ = load(html, null, false);
  return $('h2')
    .toArray()
    .map((heading) => $(heading).attr('id'));
};

test('the changelog’s feed has every month, with its whole text', () => {
  const expected = sources.map(({month, source}) => ({
    id: `${site.url}/changelog/${month}`,
    changes: changesIn(source).map(({id}) => id),
  }));
  const found = entriesOf(CHANGELOG_FEED).map(({id, html}) => ({id, changes: headingsIn(html)}));
  expect(found).toEqual(expected.reverse());
});

test('the feed of each product has each of its changes by itself', () => {
  for (const product of PRODUCT_NAMES) {
    const isOfProduct = (change: ChangeItem) => change.product === product;
    const expected = sources.flatMap(({month, source}) =>
      changesIn(source)
        .filter(isOfProduct)
        .map(({id, heading}) => ({id: `${site.url}/changelog/${month}#${id}`, title: heading})),
    );
    const entries = entriesOf(productFeed(product));
    const byId = (a: {id: string}, b: {id: string}) => (a.id < b.id ? -1 : 1);
    expect(entries.map(({id, title}) => ({id, title})).sort(byId)).toEqual(expected.sort(byId));
    expect(entries.flatMap(({html}) => headingsIn(html))).toEqual([]);
    const dates = entries.map(({date}) => date);
    expect(dates).toEqual([...dates].sort((a, b) => b - a));
  }
});

test('the feed of the API has each month of its page, also at the short address', () => {
  const months = parsedHtml(htmlFileOf(API_FEED.folder))('article h2[id]')
    .toArray()
    .flatMap(({attribs: {id = ''}}) =>
      /^[a-z]+-\d{4}$/.test(id) ? [`${site.url}${API_FEED.folder}#${id}`] : [],
    );
  expect(months.length).toBeGreaterThan(10);
  const entries = entriesOf(API_FEED);
  expect(entries.map(({id}) => id)).toEqual(months);
  expect(entries.filter(({html}) => !html.includes('<td') || html.includes('<nav'))).toEqual([]);
  expect(read(API_FEED_SHORT)).toBe(read(`${API_FEED.folder}/atom.xml`));
});

test('the feed of dates has each of them', () => {
  expect(
    entriesOf(DATES_FEED)
      .map(({id}) => id)
      .sort(),
  ).toEqual(UPCOMING_DATES.map(({id}) => `${site.url}/#${id}`).sort());
});

test('each date was told of by a change of its product on the day that it says', () => {
  const told = new Set(
    sources.flatMap(({source}) => changesIn(source)).map(({date, product}) => `${date} ${product}`),
  );
  expect(UPCOMING_DATES.filter(({announced, product}) => !told.has(`${announced} ${product}`))).toEqual([]);
});

for (const {path, days} of CALENDARS) {
  test(`${path} is a calendar of whole days, and each of its links leads somewhere`, () => {
    const text = read(path);
    const lines = text.split('\r\n');
    expect(lines.filter((line) => line.includes('\n') || Buffer.byteLength(line) > 75)).toEqual([]);
    const unfolded = text.replace(/\r\n[ \t]/g, '').split('\r\n');
    expect([unfolded[0], unfolded[1], unfolded.at(-2)]).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'END:VCALENDAR',
    ]);
    const valuesOf = (name: string) =>
      unfolded
        .filter((line) => line.startsWith(`${name}:`) || line.startsWith(`${name};`))
        .map((line) => line.slice(line.indexOf(':') + 1));
    expect(days.length).toBeGreaterThan(0);
    expect(valuesOf('UID')).toEqual(days.map(({id}) => `${id}@docs.clearwarden.example`));
    expect(new Set(valuesOf('UID')).size).toBe(days.length);
    expect(valuesOf('DTSTART')).toEqual(days.map(({date}) => date.replaceAll('-', '')));
    for (const name of ['DTSTAMP', 'DTEND', 'SUMMARY']) expect(valuesOf(name)).toHaveLength(days.length);
    expect(dead(valuesOf('URL'))).toEqual([]);
  });
}

test('products have a calendar when they have dates', () => {
  const dated = new Set<string>(UPCOMING_DATES.map(({product}) => product));
  expect(PRODUCT_NAMES.filter((product) => isDated(product) !== dated.has(product))).toEqual([]);
});

/** Addresses that a page names, in its head and in its text. */
const namedBy = (page: string) => {
  const $ = parsedHtml(htmlFileOf(page));
  const hrefs = (selector: string) =>
    $(selector)
      .toArray()
      .map((element) => $(element).attr('href') ?? '');
  return {head: hrefs('head link[rel=alternate]'), text: hrefs('main a[href]')};
};

test('feeds and calendars are found from the pages that have the same', () => {
  const filesOf = ({folder}: {readonly folder: string}) => FEED_FORMATS.map(({file}) => `${folder}/${file}`);
  const changelog = namedBy('/changelog');
  expect(changelog.head).toEqual(expect.arrayContaining(filesOf(CHANGELOG_FEED)));
  expect(changelog.text).toEqual(expect.arrayContaining(filesOf(CHANGELOG_FEED)));
  expect(namedBy(API_FEED.folder).text).toEqual(
    expect.arrayContaining([...filesOf(API_FEED), API_FEED_SHORT]),
  );
  for (const product of PRODUCT_NAMES) {
    const {head, text} = namedBy(productFeed(product).folder);
    const files = filesOf(productFeed(product));
    expect(head).toEqual(expect.arrayContaining([...filesOf(CHANGELOG_FEED), ...files]));
    expect(text).toEqual(
      expect.arrayContaining(isDated(product) ? [...files, productCalendarPath(product)] : files),
    );
  }
  expect(namedBy('/').text).toEqual(expect.arrayContaining(filesOf(DATES_FEED)));
});

test('each file for programs is there, and a page names it', () => {
  const pages = ['/docs/overview/data-files', '/docs/privacy-guides/laws-at-a-glance'];
  const named = new Set(pages.flatMap((page) => namedBy(page).text));
  expect(PUBLISHED_FILES.filter((path) => !fs.existsSync(`build${path}`))).toEqual([]);
  expect(PUBLISHED_FILES.filter((path) => !named.has(path))).toEqual([]);
});
