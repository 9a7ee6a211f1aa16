import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {site} from '../../src/product/site';
import {htmlFileOf, sitemapPaths, unlistedPaths} from '../support/pages';
import {parsedHtml} from '../support/parsedHtml';

type Thing = Readonly<Record<string, unknown>>;

/** What search engines ask of each type that the site has. Git may not know what ends in a question mark. */
const REQUIRED: Readonly<Record<string, readonly string[]>> = {
  BreadcrumbList: ['itemListElement'],
  ListItem: ['position', 'name', 'item'],
  TechArticle: ['headline', 'description', 'url', 'image', 'author', 'dateModified?'],
  Organization: ['name', 'url'],
  WebSite: ['name', 'url', 'potentialAction'],
  SearchAction: ['target', 'query-input'],
  EntryPoint: ['urlTemplate'],
  Blog: ['@id'],
  BlogPosting: ['headline', 'description', 'url', 'author', 'datePublished'],
  Person: ['name'],
};
const DATE = /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}Z$/;
/** Those whose values are addresses, of pages of this site or, for an organization, of others. */
const ADDRESSES = new Set(['item', 'url', 'image', '@id', 'mainEntityOfPage']);

const isThing = (value: unknown): value is Thing => typeof value === 'object' && value !== null;
const thingsIn = (value: unknown): Thing[] => {
  if (Array.isArray(value)) return value.flatMap(thingsIn);
  return isThing(value) ? [value, ...Object.values(value).flatMap(thingsIn)] : [];
};

/** What is wrong with an address. */
function flawOf(address: string, type: string): string[] {
  if (!URL.canParse(address)) return [`${address} is not whole`];
  const {origin, pathname} = new URL(address);
  if (origin !== site.url) return type === 'Organization' ? [] : [`${address} is elsewhere`];
  return fs.existsSync(htmlFileOf(pathname)) || fs.existsSync(`build${pathname}`)
    ? []
    : [`${address} is not there`];
}

function flawsOf(thing: Thing): string[] {
  const type = String(thing['@type']);
  const required = REQUIRED[type];
  if (!required) return [`${type} is no type that this test knows`];
  return [
    ...required.filter((name) => !name.endsWith('?') && !thing[name]).map((name) => `${type} has no ${name}`),
    ...['datePublished', 'dateModified']
      .filter((name) => name in thing && !DATE.test(String(thing[name])))
      .map((name) => `${type}: ${name} is ${String(thing[name])}`),
    ...Object.entries(thing)
      .filter(([name, value]) => ADDRESSES.has(name) && typeof value === 'string')
      .flatMap(([name, value]) => flawOf(String(value), type).map((flaw) => `${type} ${name}: ${flaw}`)),
  ];
}

function dataOf(page: string): unknown[] {
  const $ = parsedHtml(htmlFileOf(page));
  return $('script[type="application/ld+json"]')
    .toArray()
    .flatMap((script): unknown => JSON.parse($(script).text()))
    .filter((data) => data !== undefined);
}

test('the structured data of every page has what search engines ask for, and leads to pages that are there', () => {
  test.setTimeout(120_000);
  const flaws: string[] = [];
  for (const page of [...sitemapPaths(), ...unlistedPaths()]) {
    const things = thingsIn(dataOf(page));
    const flaw = (text: string) => void flaws.push(`${page}: ${text}`);
    things.flatMap(flawsOf).forEach(flaw);
    if (!/^\/(?:api|docs)\//.test(page)) continue;
    const $ = parsedHtml(htmlFileOf(page));
    const ways = things.filter((thing) => thing['@type'] === 'BreadcrumbList');
    const articles = things.filter((thing) => thing['@type'] === 'TechArticle');
    if (ways.length !== 1 || articles.length !== 1) {
      flaw(`${ways.length} ways and ${articles.length} articles`);
      continue;
    }
    const steps = (ways[0]?.itemListElement ?? []) as readonly Thing[];
    if (steps.length < 2) flaw('a way of one step');
    if (steps.some(({position}, index) => position !== index + 1)) flaw('positions');
    if (steps.at(-1)?.item !== `${site.url}${page}`) flaw(`the way ends at ${String(steps.at(-1)?.item)}`);
    const day = $('.theme-last-updated time').attr('datetime');
    if (articles[0]?.dateModified !== day) flaw(`changed ${String(articles[0]?.dateModified)}, shown ${day}`);
    if (articles[0]?.url !== `${site.url}${page}`) flaw('the address of the article');
    if (String(articles[0]?.headline).length > 110) flaw('a headline that would be cut off');
  }
  expect(flaws).toEqual([]);
});

test('the home page is the site, and names the search that it has', () => {
  const [data] = dataOf('/') as Thing[];
  expect(data).toMatchObject({
    '@type': 'WebSite',
    url: `${site.url}/`,
    potentialAction: {
      target: {urlTemplate: `${site.url}/search/?q={search_term_string}`},
      'query-input': 'required name=search_term_string',
    },
  });
  const form = parsedHtml(htmlFileOf('/'))('form[role=search], search form, form[action="/search/"]').first();
  expect([form.attr('action'), form.find('input').attr('name')]).toEqual(['/search/', 'q']);
});
