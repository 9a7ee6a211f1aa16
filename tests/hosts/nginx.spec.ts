import fs from 'node:fs';
import zlib from 'node:zlib';
import {redirects} from '../../redirects';
import {pairsOf} from '../../src/hosts/redirects/checkRedirects';
import {htmlFileOf} from '../support/pages';
import {expect} from '../support/test';
import {assets, hostFiles, pages} from './addresses';
import {weaknesses} from './expectedHeaders';
import {findAll, readStrictly, request, sendRaw} from './http';
import {test} from './server';

const REVALIDATED = 'public, max-age=0, must-revalidate';
const IMMUTABLE = 'public, max-age=31536000, immutable';
const PAGE = '/docs/request-manager/getting-started';

const oldAddresses = pairsOf(redirects);

const TYPES: Readonly<Record<string, string>> = {
  md: 'text/markdown; charset=utf-8',
  js: 'text/javascript; charset=utf-8',
  css: 'text/css; charset=utf-8',
  json: 'application/json',
  svg: 'image/svg+xml',
  xml: 'application/xml',
  yaml: 'application/yaml',
  csv: 'text/csv; charset=utf-8',
  ics: 'text/calendar; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  // Types for TypeScript, which servers would take for a video.
  ts: 'text/plain; charset=utf-8',
  ico: 'image/vnd.microsoft.icon',
  png: 'image/png',
  'well-known/api-catalog': 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"',
  woff2: 'font/woff2',
  zip: 'application/zip',
};

test('every page answers at its address, with all headers', async ({nginx}) => {
  const problems = await findAll(pages, async (address) => {
    const {status, headers, body} = await request(nginx.origin, address);
    return [
      ...(status === 200 ? [] : [`${address}: ${status}`]),
      ...(headers['content-type'] === 'text/html; charset=utf-8'
        ? []
        : [`${address}: ${headers['content-type'] ?? ''}`]),
      ...(headers['cache-control'] === REVALIDATED ? [] : [`${address}: ${headers['cache-control'] ?? ''}`]),
      ...(body.equals(fs.readFileSync(htmlFileOf(address))) ? [] : [`${address}: another body`]),
      ...weaknesses(headers).map((weakness) => `${address}: ${weakness}`),
    ];
  });
  expect(pages.length).toBeGreaterThan(900);
  expect(problems).toEqual([]);
});

test('every other file answers with its type, and is kept for a year if its name has a hash', async ({
  nginx,
}) => {
  const problems = await findAll(assets, async (file) => {
    const {status, headers} = await request(nginx.origin, file, {method: 'HEAD'});
    // Programs are for reading, whatever their ending is.
    const type = TYPES[file.startsWith('/samples/') ? 'txt' : file.slice(file.lastIndexOf('.') + 1)];
    const isLeftOut = file.endsWith('.md') || file.startsWith('/llms/');
    const hasHash = /[.-][0-9a-f]{8}\.|-[0-9a-f]{32}\.|\/[0-9a-f]{10}\./.test(file);
    return [
      ...(status === 200 ? [] : [`${file}: ${status}`]),
      ...(type && headers['content-type'] === type ? [] : [`${file}: ${headers['content-type'] ?? ''}`]),
      ...(headers['cache-control'] === (hasHash ? IMMUTABLE : REVALIDATED)
        ? []
        : [`${file}: ${headers['cache-control'] ?? ''}`]),
      ...((headers['x-robots-tag'] === 'noindex') === isLeftOut ? [] : [`${file}: for search engines`]),
      ...weaknesses(headers, file).map((weakness) => `${file}: ${weakness}`),
    ];
  });
  expect(assets.filter((file) => /^\/(assets|search-index)/.test(file)).length).toBeGreaterThan(1000);
  expect(problems).toEqual([]);
});

test('every text comes in brotli or gzip for those who ask, and is the same text', async ({nginx}) => {
  const texts = [...pages, ...assets.filter((file) => !/\.(png|ico|woff2|zip)$/.test(file))];
  const problems = await findAll(texts, async (address) => {
    const plain = fs.readFileSync(assets.includes(address) ? `build${address}` : htmlFileOf(address));
    // A header costs more than compressing the smallest would save.
    if (plain.length < 256) return [];
    const found: string[] = [];
    for (const [accepted, encoding, decompress] of [
      ['gzip, deflate, br', 'br', zlib.brotliDecompressSync],
      ['gzip, deflate', 'gzip', zlib.gunzipSync],
    ] as const) {
      const {headers, body} = await request(nginx.origin, address, {headers: {'Accept-Encoding': accepted}});
      if (headers['content-encoding'] !== encoding) found.push(`${address}: no ${encoding}`);
      else if (!decompress(body).equals(plain)) found.push(`${address}: another text in ${encoding}`);
      if (headers.vary !== 'Accept-Encoding') found.push(`${address}: Vary is ${headers.vary ?? 'missing'}`);
    }
    const {headers, body} = await request(nginx.origin, address, {
      headers: {'Accept-Encoding': 'br;q=0, gzip;q=0'},
    });
    if (headers['content-encoding'] !== undefined || !body.equals(plain)) found.push(`${address}: not plain`);
    return found;
  });
  expect(problems).toEqual([]);
});

test('HEAD says what GET would, compressed or not, without a body', async ({nginx}) => {
  for (const address of [PAGE, '/no/such/page', '/changelog/', ...assets.slice(0, 20)]) {
    for (const encoding of ['br', 'gzip', 'identity']) {
      const headers = {'Accept-Encoding': encoding};
      const get = await request(nginx.origin, address, {headers});
      const head = await request(nginx.origin, address, {method: 'HEAD', headers});
      expect(head.body).toHaveLength(0);
      expect(head.status).toBe(get.status);
      expect({...head.headers, date: ''}).toEqual({...get.headers, date: ''});
    }
  }
});

test('who has the current version gets 304 and no body', async ({nginx}) => {
  const script = assets.find((file) => file.startsWith('/assets/js/main.')) ?? '';
  for (const address of [PAGE, '/', script, '/sitemap.xml']) {
    const tags = new Set<string | undefined>();
    for (const encoding of ['br', 'gzip', 'identity']) {
      const first = await request(nginx.origin, address, {headers: {'Accept-Encoding': encoding}});
      tags.add(first.headers.etag);
      for (const [name, value] of [
        ['If-None-Match', first.headers.etag ?? ''],
        ['If-Modified-Since', first.headers['last-modified'] ?? ''],
      ] as const) {
        const again = await request(nginx.origin, address, {
          headers: {'Accept-Encoding': encoding, [name]: value},
        });
        expect(again.status, address).toBe(304);
        expect(again.body).toHaveLength(0);
        expect(again.headers['cache-control']).toBe(first.headers['cache-control']);
        expect(weaknesses(again.headers)).toEqual([]);
      }
      const other = await request(nginx.origin, address, {
        headers: {'Accept-Encoding': encoding, 'If-None-Match': '"another"'},
      });
      expect(other.status, address).toBe(200);
    }
    // A compressed text is another one to caches: RFC 9110, section 8.8.3.3.
    expect(tags.size, address).toBe(3);
  }
});

test('a part of a file can be asked for', async ({nginx}) => {
  const whole = fs.readFileSync(htmlFileOf(PAGE));
  const ask = (range: string) => request(nginx.origin, PAGE, {headers: {Range: range}});
  const part = await ask('bytes=100-199');
  expect(part.status).toBe(206);
  expect(part.headers['content-range']).toBe(`bytes 100-199/${whole.length}`);
  expect(part.body.equals(whole.subarray(100, 200))).toBe(true);
  const end = await ask('bytes=-50');
  expect(end.status).toBe(206);
  expect(end.body.equals(whole.subarray(-50))).toBe(true);
  const outside = await ask(`bytes=${whole.length}-`);
  expect(outside.status).toBe(416);
  expect(outside.headers['content-range']).toBe(`bytes */${whole.length}`);
  const nonsense = await ask('bytes=x-y');
  expect([200, 416]).toContain(nonsense.status);
});

test('every old address leads to its page at once and for good, and keeps the query', async ({nginx}) => {
  const problems = await findAll(oldAddresses, async ({from, to}) => {
    const found: string[] = [];
    for (const [asked, expected] of [
      [from, to],
      [`${from}/`, to],
      [`${from}?utm_source=mail&q=a%20b`, `${to}?utm_source=mail&q=a%20b`],
      [`${from}/?x=//evil.example`, `${to}?x=//evil.example`],
      [`${from}/index?q=1`, `${to}?q=1`],
      [`${from}/index.html?q=1`, `${to}?q=1`],
      [`${from}.html`, to],
    ] as const) {
      const {status, headers} = await request(nginx.origin, asked);
      if (status !== 301 || headers.location !== expected) {
        found.push(`${asked}: ${status} ${headers.location ?? ''}`);
      }
      found.push(...weaknesses(headers).map((weakness) => `${asked}: ${weakness}`));
    }
    return found;
  });
  expect(oldAddresses.length).toBeGreaterThan(30);
  expect(problems).toEqual([]);
});

test('a page has one address: no slash at the end, no .html, no doubled slash', async ({nginx}) => {
  const problems = await findAll(pages, async (address) => {
    const variants =
      address === '/'
        ? ['/index.html', '/index', '//']
        : [
            ...(address === '/search' ? [] : [`${address}/`]),
            `${address}.html`,
            `${address}/index.html`,
            address.replace(/^\//, '//'),
          ];
    const found: string[] = [];
    for (const variant of variants) {
      const {status, headers} = await request(nginx.origin, `${variant}?q=1`);
      if (status !== 301 || headers.location !== `${address}?q=1`) {
        found.push(`${variant}: ${status} ${headers.location ?? ''}`);
      }
    }
    return found;
  });
  expect(problems).toEqual([]);
  const search = await request(nginx.origin, '/search/?q=dsar');
  expect(search.status).toBe(200);
  expect(search.body.equals(fs.readFileSync('build/search.html'))).toBe(true);
});

test('what does not exist is answered by the site, with status 404', async ({nginx}) => {
  const own = fs.readFileSync('build/404.html');
  const unknown = [
    '/no/such/page',
    `${PAGE}/more`,
    '/docs',
    '/docs/consent',
    '/404',
    '/404/',
    '/no/such/page/',
    '/no/such/page.html',
    '//no/such/page',
    '/404.html',
    '/assets/js/main.00000000.js',
    '/search-index/0000000000.json',
    '/.git/config',
    '/.env',
    '/.well-known/security',
    '/docs/.hidden',
    ...hostFiles,
    '/index.html.br',
    '/index.html.gz',
    `${PAGE}.html.br`,
    '/sitemap.xml.gz',
    '/docs%2Fconsent%2Foverview',
    '/%2f%2fevil.example',
    '/%2f%2fevil.example/',
    '/\\evil.example/',
    '/%5cevil.example/',
    '/%0d%0aSet-Cookie:x=1/',
    '/%0d%0aSet-Cookie:x=1.html',
    '/%E2%80%AE/',
    '/<script>/',
    `/${'a'.repeat(4000)}`,
    '/nginx.conf',
    '/cgi-bin/%2e%2e%2fetc/passwd',
  ];
  for (const address of unknown) {
    const {status, headers, body} = await request(nginx.origin, address);
    expect(status, address).toBe(404);
    expect(body.equals(own), `${address} shows the page`).toBe(true);
    expect(headers['content-type'], address).toBe('text/html; charset=utf-8');
    expect(headers['cache-control'], address).toBe(REVALIDATED);
    expect(headers['set-cookie'], address).toBeUndefined();
    expect(weaknesses(headers), address).toEqual([]);
  }
});

test('no redirect leads to another host', async ({nginx}) => {
  const tricks = [
    '//evil.example/',
    '//evil.example/%2e%2e',
    '///evil.example//',
    '/\\/evil.example/',
    '/.//evil.example/',
    '//evil.example/index.html',
    '//evil.example.html',
    '/%2F/evil.example/',
    '//evil.example/docs/consent/webflow/',
    `//${'a.'.repeat(100)}example/`,
  ];
  for (const address of tricks) {
    const {status, headers} = await request(nginx.origin, address);
    expect([301, 404], address).toContain(status);
    expect(headers.location ?? '/', address).toMatch(/^\/(?![/\\])/);
  }
});

test('nothing outside of the build is served', async ({nginx}) => {
  for (const address of [
    '/../package.json',
    '/../../etc/passwd',
    '/docs/../../package.json',
    '/%2e%2e/package.json',
    '/..%2fpackage.json',
    '/..%252fpackage.json',
    '/docs/%2e%2e/%2e%2e/package.json',
    '/....//package.json',
    '/..;/package.json',
    '/~root/',
  ]) {
    const {status, body} = await request(nginx.origin, address);
    expect([301, 400, 404], address).toContain(status);
    expect(body.toString(), address).not.toMatch(/"clearwarden-docs"|root:/);
  }
});

test('only GET and HEAD are answered', async ({nginx}) => {
  for (const method of ['POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS', 'PROPFIND']) {
    for (const address of ['/', PAGE, '/no/such/page', '/docs/consent/webflow', '/changelog/']) {
      const {status, headers} = await request(nginx.origin, address, {method});
      expect(status, `${method} ${address}`).toBe(405);
      expect(headers.allow).toBe('GET, HEAD');
      expect(weaknesses(headers)).toEqual([]);
    }
  }
  expect(await sendRaw(nginx.origin, 'TRACE / HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n')).toMatch(
    /^HTTP\/1\.1 405 /,
  );
});

const line = (target: string, more = '') =>
  `GET ${target} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n${more}\r\n`;

test('broken and hostile requests are refused, and say nothing about the server', async ({nginx}) => {
  const refused: Readonly<Record<string, {text: string; status: RegExp}>> = {
    'a null byte': {text: line('/a\0b'), status: /^400$/},
    'an encoded null byte': {text: line('/a%00b'), status: /^400$/},
    'a broken escape': {text: line('/%zz'), status: /^400$/},
    'an overlong address': {text: line(`/${'a'.repeat(20_000)}`), status: /^414$/},
    'an overlong header': {text: line('/', `X: ${'a'.repeat(40_000)}\r\n`), status: /^400$/},
    'no host': {text: 'GET / HTTP/1.1\r\nConnection: close\r\n\r\n', status: /^400$/},
    'two hosts': {text: line('/', 'Host: y\r\n'), status: /^400$/},
    'a host with a slash': {
      text: 'GET / HTTP/1.1\r\nHost: a/b\r\nConnection: close\r\n\r\n',
      status: /^400$/,
    },
    'no HTTP': {text: 'hello\r\n\r\n', status: /^400$/},
    'another protocol': {text: '\x16\x03\x01\x02\x00\x01\x00\r\n\r\n', status: /^400$/},
    'a proxy request': {
      text: 'CONNECT evil.example:443 HTTP/1.1\r\nHost: evil.example:443\r\n\r\n',
      status: /^40[05]$/,
    },
    'a body that is too long': {
      text: `POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99999999\r\nConnection: close\r\n\r\n`,
      status: /^(405|413)$/,
    },
  };
  for (const [name, {text, status}] of Object.entries(refused)) {
    const answer = await sendRaw(nginx.origin, text);
    expect(/^(?:HTTP\/1\.1 )?(\d{3})|<title>(\d{3})/.exec(answer)?.slice(1).find(Boolean), name).toMatch(
      status,
    );
    expect(answer, name).not.toMatch(/nginx\/\d/);
    expect(answer, name).not.toContain(process.cwd());
  }
});

test('whatever host is asked for, nothing of it comes back', async ({nginx}) => {
  for (const host of ['evil.example', 'evil.example:8080', '[::1]', 'docs.clearwarden.example']) {
    for (const address of [PAGE, '/changelog/', '/docs/consent/webflow', '/no/such/page']) {
      const {headers, body} = await request(nginx.origin, address, {
        headers: {Host: host, 'X-Forwarded-Host': 'evil.example'},
      });
      expect(JSON.stringify(headers), `${host}${address}`).not.toContain('evil.example');
      expect(body.toString()).not.toContain('evil.example');
    }
  }
  const absolute = await sendRaw(
    nginx.origin,
    'GET http://evil.example/changelog/ HTTP/1.1\r\nHost: evil.example\r\nConnection: close\r\n\r\n',
  );
  expect(absolute).toMatch(/^HTTP\/1\.1 301 /);
  expect(absolute).toContain('\r\nLocation: /changelog\r\n');
});

/** All folders of the build, for the addresses that begin as a page's does and are none. */
const folders = [...new Set([...pages, ...assets].flatMap(foldersAbove))].filter(
  (folder) => !pages.includes(folder) && !oldAddresses.some(({from}) => from === folder),
);

function foldersAbove(address: string): string[] {
  const above = address.slice(0, address.lastIndexOf('/'));
  return above === '' ? [] : [above, ...foldersAbove(above)];
}

test('a folder that is no page is unknown at once, with and without a slash', async ({nginx}) => {
  expect(folders).toContain('/docs');
  expect(folders).toContain('/assets/js');
  const problems = await findAll(folders, async (folder) => {
    const found: string[] = [];
    for (const address of [folder, `${folder}/`, `${folder}//`]) {
      const {status, headers} = await request(nginx.origin, address);
      if (status !== 404) found.push(`${address}: ${status} ${headers.location ?? ''}`);
    }
    return found;
  });
  expect(problems).toEqual([]);
});

test('nothing of an address becomes a header', async ({nginx}) => {
  for (const target of [
    '//%0a',
    '//x%0a?a:b',
    '//x%0a?Refresh:0;url=https://evil.example',
    '/x/%0a',
    '/changelog/%0a',
    '/changelog%0a',
    '/changelog.html%0a',
    '/index.html%0a',
    '/docs/consent/webflow%0a',
    '/docs/consent/webflow/%0a?a:b',
    '/404%0a',
    '/_headers%0a',
    '/.well-known/api-catalog%0a',
    '/index.html.br%0a',
    '/changelog/%0d',
    '/changelog/%0d%0a',
  ]) {
    const {status, headers} = readStrictly(await sendRaw(nginx.origin, line(target)));
    expect(status, target).toBe(404);
    expect(weaknesses(headers), target).toEqual([]);
    expect(headers['cache-control'], target).toBe(REVALIDATED);
    expect(headers.location, target).toBeUndefined();
  }
});

test('every kind of answer has each header once', async ({nginx}) => {
  const script = assets.find((file) => file.startsWith('/assets/js/main.')) ?? '';
  const answers: Readonly<Record<string, readonly [status: number, text: string]>> = {
    'a page': [200, line(PAGE)],
    'a script': [200, line(script)],
    'a part': [206, line(PAGE, 'Range: bytes=0-9\r\n')],
    'a page that is known': [304, line(PAGE, 'If-None-Match: *\r\n')],
    'an old address': [301, line('/docs/consent/webflow')],
    'a bad escape': [400, line('/%zz')],
    'an unknown address': [404, line('/no/such/page')],
    'another method': [405, line('/').replace('GET', 'POST')],
    'a version that is not there': [412, line(PAGE, 'If-Match: "no"\r\n')],
    'a part outside of a page': [416, line(PAGE, 'Range: bytes=99999999-\r\n')],
    'a part outside of a script': [416, line(script, 'Range: bytes=99999999-\r\n')],
    'a part that ends before it begins': [200, line(PAGE, 'Range: bytes=100-50\r\n')],
  };
  for (const [name, [expected, text]] of Object.entries(answers)) {
    const {status, headers} = readStrictly(await sendRaw(nginx.origin, text));
    if (name === 'a part that ends before it begins') expect([200, 416], name).toContain(status);
    else expect(status, name).toBe(expected);
    expect(weaknesses(headers), name).toEqual([]);
    expect([REVALIDATED, IMMUTABLE], name).toContain(headers['cache-control']);
  }
});

test('a proxy gets gzip too, whatever version of HTTP it speaks', async ({nginx}) => {
  const proxied = await request(nginx.origin, PAGE, {headers: {'Accept-Encoding': 'gzip', Via: '1.1 proxy'}});
  expect(proxied.headers['content-encoding']).toBe('gzip');
  const old = await sendRaw(nginx.origin, `GET ${PAGE} HTTP/1.0\r\nHost: x\r\nAccept-Encoding: gzip\r\n\r\n`);
  expect(readStrictly(old).headers['content-encoding']).toBe('gzip');
});

test('what crawlers and finders of faults ask for is there', async ({nginx}) => {
  for (const [address, type] of [
    ['/favicon.ico', 'image/vnd.microsoft.icon'],
    ['/robots.txt', 'text/plain; charset=utf-8'],
    ['/.well-known/security.txt', 'text/plain; charset=utf-8'],
  ] as const) {
    const {status, headers} = await request(nginx.origin, address);
    expect(status, address).toBe(200);
    expect(headers['content-type'], address).toBe(type);
    expect(headers['cache-control'], address).toBe(REVALIDATED);
  }
});
