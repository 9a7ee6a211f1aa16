import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {redirects} from '../../redirects';
import {readHeaders, readRedirects} from '../../scripts/host-files.mjs';
import {pairsOf} from '../../src/plugins/redirect-rules/checkRedirects';
import {weaknesses} from '../hosts/expectedHeaders';

const pairs = pairsOf(redirects);
const headersOf = readHeaders('build');

interface Firebase {
  readonly hosting: {
    readonly redirects: readonly {source: string; destination: string; type: number}[];
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
  expect(headersOf('/.well-known/api-catalog').get('content-type')).toMatch(/^application\/linkset\+json;/);
});

test('every old address is a 301 in the files of all static hosts', () => {
  const expected = pairs.map(({from, to}) => [from, to, 301]);
  expect([...readRedirects('build')].map(([from, {to, status}]) => [from, to, status])).toEqual(expected);
  expect(hosting.redirects.map(({source, destination, type}) => [source, destination, type])).toEqual(
    expected,
  );
  // For Netlify, which serves the page at the old address otherwise.
  const lines = fs.readFileSync('build/_redirects', 'utf8').split('\n');
  expect(pairs.filter(({from, to}) => !lines.includes(`${from} ${to} 301!`))).toEqual([]);
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
  ]);
  expect(hosting.ignore).not.toContain('**/.*');
  expect([hosting.cleanUrls, hosting.trailingSlash]).toEqual([true, false]);
});
