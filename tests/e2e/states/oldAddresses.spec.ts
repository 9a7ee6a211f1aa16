import fs from 'node:fs';
import http from 'node:http';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {redirects} from '../../../redirects';
import {readHeaders} from '../../../src/hosts/files/readHostFiles';
import {pairsOf} from '../../../src/hosts/redirects/checkRedirects';

const TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

const test = base.extend<{readonly host: string}>({
  /** A host that sends the headers of the build and knows none of its redirects. */
  host: async ({}, use) => {
    const headersOf = readHeaders('build');
    const server = http.createServer(({url = '/'}, response) => {
      const {pathname} = new URL(url, 'http://127.0.0.1');
      const file = [pathname, `${pathname}.html`, `${pathname}/index.html`]
        .map((name) => path.join('build', name))
        .find((name) => fs.statSync(name, {throwIfNoEntry: false})?.isFile());
      if (file === undefined) {
        response.writeHead(404).end();
        return;
      }
      response.writeHead(200, {
        ...Object.fromEntries(headersOf(pathname)),
        'content-type': TYPES[path.extname(file)] ?? 'application/octet-stream',
      });
      fs.createReadStream(file).pipe(response);
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    await use(`http://127.0.0.1:${(server.address() as AddressInfo).port}`);
    server.closeAllConnections();
    await new Promise((resolve) => server.close(resolve));
  },
});

const [first] = pairsOf(redirects);
const {from, to} = first ?? {from: '', to: ''};

test('an old address leads on where the host knows no redirects, under the policy, with query and fragment', async ({
  page,
  host,
}) => {
  const violations: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('Content Security Policy')) violations.push(message.text());
  });
  await page.goto(`${host}${from}?from=mail&q=a%20b#next`);
  await expect(page).toHaveURL(`${host}${to}?from=mail&q=a%20b#next`);
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  expect(violations).toEqual([]);
  // The old address is not in the way back.
  expect(await page.evaluate(() => window.history.length)).toBe(2);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('an old address leads to the page', async ({page, host}) => {
    await page.goto(host + from);
    await expect(page).toHaveURL(host + to);
  });
});
