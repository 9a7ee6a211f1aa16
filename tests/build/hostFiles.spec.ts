import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {redirects} from '../../redirects';
import {readHeaders, readRedirects} from '../../src/hosts/files/readHostFiles';
import {pairsOf} from '../../src/hosts/redirects/checkRedirects';
import {weaknesses} from '../hosts/expectedHeaders';
import {parsedHtml} from '../support/parsedHtml';
import {htmlFileOf, sitemapPaths, unlistedPaths} from '../support/pages';

const pairs = pairsOf(redirects);
const headersOf = readHeaders('build');

interface Firebase {
  readonly hosting: {
    readonly redirects: readonly {
      source?: string;
      regex?: string;
      destination: string;
      type: number;
    }[];
    readonly headers: readonly {source: string; headers: readonly {key: string; value: string}[]}[];
    readonly ignore: readonly string[];
    readonly cleanUrls: boolean;
    readonly trailingSlash: boolean;
  };
}
const {hosting} = JSON.parse(fs.readFileSync('build/firebase.json', 'utf8')) as Firebase;

for (const path of ['/', '/docs/consent/overview', '/no/such/page', '/assets/js/main.00000000.js']) {
  test(`static hosts are told all headers for ${path}`, () => {
    expect(weaknesses(Object.fromEntries(headersOf(path)))).toEqual([]);
  });
}

test('no header comes from two rules, whose values hosts would join', () => {
  const paths = [
    '/assets/js/a.js',
    '/search-index/a.json',
    '/search-index-docs-a.json',
    '/openapi/a.yaml',
    '/',
  ];
  expect(paths.map((path) => headersOf(path).get('cache-control'))).toEqual([
    ...Array.from({length: 3}, () => 'public, max-age=31536000, immutable'),
    undefined,
    undefined,
  ]);
  expect(headersOf('/openapi/a.yaml').get('content-type')).toBe('application/yaml');
  expect(headersOf('/openapi/a.d.ts').get('content-type')).toBe('text/plain; charset=utf-8');
  for (const path of ['/samples/verify.mjs', '/samples/verify.php', '/samples/Client.java']) {
    expect(headersOf(path).get('content-type'), path).toBe('text/plain; charset=utf-8');
  }
  for (const path of ['/index.md', '/docs/consent/overview.md']) {
    expect(headersOf(path).get('content-type'), path).toBe('text/markdown; charset=utf-8');
    expect(headersOf(path).get('x-robots-tag'), path).toBe('noindex');
  }
  expect(headersOf('/docs/consent/overview').get('x-robots-tag')).toBeUndefined();
  expect(headersOf('/.well-known/api-catalog').get('content-type')).toMatch(/^application\/linkset\+json;/);
});

test('every old address is a 301 in the files of all static hosts', () => {
  const redirectOf = readRedirects('build');
  for (const {from, to} of pairs) {
    for (const address of [from, `${from}/`, `${from}.html`, `${from}/index`, `${from}/index.html`]) {
      expect(redirectOf(address), address).toEqual({to, status: 301});
    }
  }
  expect(
    hosting.redirects
      .slice(0, pairs.length)
      .map(({source, destination, type}) => [source, destination, type]),
  ).toEqual(pairs.map(({from, to}) => [from, to, 301]));
  // For Netlify, which serves the page at the old address otherwise.
  const lines = fs.readFileSync('build/_redirects', 'utf8').split('\n');
  expect(pairs.filter(({from, to}) => !lines.includes(`${from} ${to} 301!`))).toEqual([]);
});

test('index.html leads to the page in the files of all static hosts', () => {
  const redirectOf = readRedirects('build');
  const [rule] = hosting.redirects.filter(({regex}) => regex !== undefined);
  // RE2 and JavaScript write named groups in two ways.
  const pattern = new RegExp((rule?.regex ?? '').replace('?P<', '?<'));
  const paths = [...sitemapPaths(), ...unlistedPaths(), '/search'];
  for (const path of paths.filter((address) => address !== '/')) {
    expect(redirectOf(`${path}/index.html`), path).toEqual({to: path, status: 301});
    expect(
      rule?.destination.replace(':folder', pattern.exec(`${path}/index.html`)?.groups?.folder ?? ''),
    ).toBe(path);
  }
  expect(redirectOf('/index.html')).toEqual({to: '/', status: 301});
  expect(hosting.redirects.find(({source}) => source === '/index.html')?.destination).toBe('/');
  for (const path of ['/', '/search', '/docs/request-manager/getting-started']) {
    expect(redirectOf(path), path).toBeUndefined();
    expect(pattern.test(path), path).toBe(false);
  }
});

test('the pictures of links can be shown by other sites, and nothing else can', () => {
  const name = 'cross-origin-resource-policy';
  const pictures = sitemapPaths().flatMap((path) =>
    parsedHtml(htmlFileOf(path))('meta[property="og:image"]')
      .toArray()
      .map(({attribs}) => new URL(attribs.content ?? '').pathname),
  );
  expect(pictures.length).toBeGreaterThan(0);
  for (const picture of new Set(pictures)) expect(headersOf(picture).get(name), picture).toBe('cross-origin');
  for (const path of ['/', '/img/logo.svg', '/img/social']) {
    expect(headersOf(path).get(name), path).toBe('same-origin');
  }
});

test('Firebase gets the same headers, addresses without slashes, and /.well-known/', () => {
  const [all] = hosting.headers;
  expect(
    weaknesses(Object.fromEntries(all?.headers.map(({key, value}) => [key.toLowerCase(), value]) ?? [])),
  ).toEqual([]);
  expect(hosting.headers.map(({source}) => source)).toEqual([
    '**',
    '/assets/**',
    '/search-index/**',
    '/search-index-*',
    '/.well-known/api-catalog',
    '/openapi/*.yaml',
    '/openapi/*.ts',
    '/samples/**',
    '/**/*.md',
    '/**/*.md',
    '/llms/**',
    '/img/social/**',
  ]);
  expect(hosting.ignore).not.toContain('**/.*');
  expect([hosting.cleanUrls, hosting.trailingSlash]).toEqual([true, false]);
});
