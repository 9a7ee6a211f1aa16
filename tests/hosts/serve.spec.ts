import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {redirects} from '../../redirects';
import {pairsOf} from '../../src/hosts/redirects/checkRedirects';
import {htmlFileOf} from '../support/pages';
import {expect} from '../support/test';
import {assets, hostFiles, pages} from './addresses';
import {EXPECTED_HEADERS, weaknesses} from './expectedHeaders';
import {findAll, readStrictly, request, sendRaw} from './http';
import {startServe, test} from './server';

// Browser tests look at what "npm run serve" serves, readers get what a host does: both must be the same.

const PAGE = '/docs/request-manager/getting-started';
const OLD = pairsOf(redirects)[0]?.from ?? '';
const script = assets.find((file) => file.startsWith('/assets/js/main.')) ?? '';
const size = fs.statSync(htmlFileOf(PAGE)).size;

/** Addresses as they stand in the first line of a request. */
const TARGETS = [
  '/',
  '/?q=1',
  '//',
  '///?q=1',
  '/.',
  '/./',
  '/..',
  '/../package.json',
  '/index',
  '/index/',
  '/index.html',
  '/index.html?q=1',
  '/index.html/',
  PAGE,
  `${PAGE}/`,
  `${PAGE}//`,
  `${PAGE}/?q=a%20b`,
  `${PAGE}.html`,
  `${PAGE}.html?q=1&r=2`,
  `${PAGE}.html/`,
  `${PAGE}/index`,
  `${PAGE}/index.html`,
  `${PAGE}/index.html?q=1`,
  `/${PAGE}`,
  `/${PAGE}/`,
  `/${PAGE}.html`,
  `/${PAGE}/index.html`,
  `${PAGE}#part`,
  `${PAGE}?`,
  `${PAGE}/more`,
  `/docs/../${PAGE}`,
  '/docs/./request-manager/getting-started',
  '/docs/%2e%2e/changelog',
  '/%64ocs/request-manager/getting-started',
  PAGE.toUpperCase(),
  '/docs',
  '/docs/',
  '/docs/index.html',
  '/docs/consent/',
  '/assets',
  '/assets/',
  '/no/such/page',
  '/no/such/page/',
  '/no/such/page.html',
  '/no/such/page/index.html',
  '//no/such/page',
  '/404',
  '/404/',
  '/404.html',
  '/404.html/',
  '/search',
  '/search/',
  '/search/?q=dsar',
  '//search/',
  '/search.html',
  '/changelog/',
  '/changelog/2025-10/',
  '/tags/',
  OLD,
  `${OLD}/`,
  `${OLD}//`,
  `/${OLD}`,
  `${OLD}?utm_source=mail`,
  `${OLD}.html`,
  `${OLD}/index`,
  `${OLD}/index?q=1`,
  `${OLD}/index.html`,
  script,
  `/${script}`,
  `${script}/`,
  `${script}.br`,
  `${script}.gz`,
  `${PAGE}.html.br`,
  `${PAGE}.html.gz`,
  '/assets/js/main.00000000.js',
  '/build.json',
  '/search.json',
  '/sitemap.xml',
  '/sitemap.xml.gz',
  '/integrations.csv',
  '/openapi/clearwarden-api-v2.yaml',
  '/openapi/clearwarden-api-v2.json',
  '/openapi/clearwarden-api-v2.d.ts',
  '/samples/verify.mjs',
  '/samples/verify.php',
  '/samples/Client.java',
  '/samples/',
  '/img/social/consent.png',
  '/img/favicon.svg',
  '/favicon.ico',
  '/robots.txt',
  '/.well-known/api-catalog',
  '/.well-known/api-catalog/',
  '/.well-known/gpc.json',
  '/.well-known/security.txt',
  '/.well-known/',
  '/.git/config',
  '/docs/.hidden',
  ...hostFiles,
  '//evil.example/',
  '//evil.example/%2e%2e',
  '//evil.example/index.html',
  '/\\evil.example/',
  '/%5cevil.example/',
  '/%2f%2fevil.example/',
  '/docs%2frequest-manager',
  '/%',
  '/%zz',
  '/%00',
  '/%0a',
  '//%0a',
  '//x%0a?a:b',
  `${PAGE}%0a`,
  '/changelog/%0d%0aSet-Cookie:x=1',
  '/%E2%80%AE/',
  '/%ff',
  '/<script>',
  '/a;b',
  '/a+b',
  '/~root/',
  `/${'a'.repeat(300)}`,
  `/${'a'.repeat(4000)}`,
  '*',
  'no-slash',
  'http://evil.example',
  'http://evil.example/',
  'http://evil.example/changelog/',
  `https://evil.example${PAGE}`,
  `http://evil.example${OLD}?q=1`,
  'http://evil.example//evil.example/',
] as const;

/** Headers that a request for a page has, beside its host. */
const HEADERS = [
  'Range: bytes=0-9',
  'Range: bytes=100-199',
  'Range: bytes=-5',
  'Range: bytes=-0',
  `Range: bytes=-${size + 1}`,
  `Range: bytes=${size - 1}-`,
  `Range: bytes=${size}-`,
  'Range: bytes=0-99999999',
  'Range: bytes=99999999-',
  'Range: bytes=100-50',
  'Range: bytes=0-1,5-6',
  'Range: bytes=0-0,-1',
  'Range: bytes=-',
  'Range: bytes=x-y',
  'Range: items=0-9',
  'Range: none',
  'If-None-Match: *',
  'If-None-Match: "another"',
  'If-Modified-Since: Fri, 01 Jan 2010 00:00:00 GMT',
  'If-Modified-Since: nonsense',
  'If-Match: "another"',
  'If-Match: *',
  'If-Unmodified-Since: Fri, 01 Jan 2010 00:00:00 GMT',
  'If-Unmodified-Since: Fri, 01 Jan 2100 00:00:00 GMT',
  'Cookie: a=b',
  'X-Forwarded-Host: evil.example',
] as const;

const METHODS = ['HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'TRACE', 'PROPFIND'] as const;

const lines = (method: string, target: string, more = '') =>
  `${method} ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`;

const REQUESTS = [
  ...TARGETS.map((target) => lines('GET', target)),
  ...HEADERS.flatMap((header) => [
    lines('GET', PAGE, `${header}\r\n`),
    lines('HEAD', PAGE, `${header}\r\n`),
    lines('GET', script, `${header}\r\n`),
    lines('GET', '/no/such/page', `${header}\r\n`),
  ]),
  ...METHODS.flatMap((method) =>
    ['/', PAGE, `${PAGE}/`, `${PAGE}.html`, OLD, script, '/no/such/page', '/_headers', '/docs/', '/%zz'].map(
      (target) => lines(method, target),
    ),
  ),
  'GET / HTTP/1.1\r\nConnection: close\r\n\r\n',
  'GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\nConnection: close\r\n\r\n',
  'hello\r\n\r\n',
  'GET /a\0b HTTP/1.1\r\nHost: x\r\n\r\n',
];

/** What both answer alike. Tags and times are each server's own, and so are pages of the servers themselves. */
function essenceOf(answer: string) {
  const {status, headers, body} = readStrictly(answer);
  const compared = [
    ...Object.keys(EXPECTED_HEADERS),
    'content-security-policy',
    'permissions-policy',
    'cache-control',
    'location',
    'allow',
    'content-range',
    'set-cookie',
  ];
  const isOurs = [200, 206, 404].includes(status);
  return {
    status,
    ...Object.fromEntries(compared.map((name) => [name, headers[name]])),
    type: headers['content-type']?.replace(/; charset=.*/, ''),
    hasTag: status === 200 && headers.etag !== undefined && headers['last-modified'] !== undefined,
    ...(isOurs ? {length: headers['content-length'], body} : {}),
  };
}

test('npm run serve answers every request as nginx does, and goes on', async ({nginx, serve}) => {
  const differences = await findAll(REQUESTS, async (text) => {
    const ours = essenceOf(await sendRaw(serve.origin, text));
    const theirs = essenceOf(await sendRaw(nginx.origin, text));
    const [first] = text.split('\r\n', 1);
    const header = text.split('\r\n')[3] ?? '';
    return Object.keys({...ours, ...theirs}).flatMap((key) => {
      const [a, b] = [ours, theirs].map((essence) =>
        String((essence as Record<string, unknown>)[key]).slice(0, 60),
      );
      return a === b ? [] : [`${first} ${header} ${key}: ${a}, nginx: ${b}`];
    });
  });
  expect(REQUESTS.length).toBeGreaterThan(250);
  expect(differences).toEqual([]);
  expect(serve.isRunning()).toBe(true);
});

test('every page has one address, whoever writes index.html, .html or a slash', async ({serve, nginx}) => {
  const problems = await findAll(pages, async (address) => {
    const folder = address === '/' ? '' : address;
    const found: string[] = [];
    for (const variant of [
      `${folder}/index.html`,
      `${folder || '/index'}.html`,
      ...(['/', '/search'].includes(address) ? [] : [`${address}/`]),
    ]) {
      for (const {origin} of [serve, nginx]) {
        const {status, headers} = await request(origin, `${variant}?q=1`);
        if (status !== 301 || headers.location !== `${address}?q=1`) {
          found.push(`${variant}: ${status} ${headers.location ?? ''}`);
        }
      }
    }
    const {status, headers, body} = await request(serve.origin, address);
    if (status !== 200 || !body.equals(fs.readFileSync(htmlFileOf(address))))
      found.push(`${address}: ${status}`);
    return [...found, ...weaknesses(headers).map((weakness) => `${address}: ${weakness}`)];
  });
  expect(problems).toEqual([]);
});

test('who is given a build while it is replaced is told to come again', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'serve-'));
  const [site, away] = [path.join(folder, 'site'), path.join(folder, 'away')];
  for (const file of ['index.html', '404.html', '_headers', '_redirects']) {
    fs.mkdirSync(site, {recursive: true});
    fs.copyFileSync(path.join('build', file), path.join(site, file));
  }
  const serve = await startServe(site);
  try {
    const status = async () => (await request(serve.origin, '/')).status;
    expect(await status()).toBe(200);
    fs.renameSync(site, away);
    const {status: between, headers} = await request(serve.origin, '/');
    expect(between).toBe(503);
    expect(headers['retry-after']).toBe('1');
    expect(weaknesses(headers)).toEqual([]);
    fs.renameSync(away, site);
    expect(await status()).toBe(200);
    // In the middle of a copy: some files are there, some are not.
    for (const file of ['_redirects', '_headers', '404.html', 'index.html']) {
      fs.renameSync(path.join(site, file), path.join(site, 'moved'));
      for (const target of ['/', '/no/such/page', OLD]) await request(serve.origin, target);
      fs.renameSync(path.join(site, 'moved'), path.join(site, file));
    }
    expect(await status()).toBe(200);
  } finally {
    await serve.stop();
    fs.rmSync(folder, {recursive: true});
  }
});
