import fs from 'node:fs';
import {createServer} from 'node:net';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {pairs} from '../../support/pairs';
import {expect, hydrated, open, switchToDark, test} from '../../support/test';
import {START, chunkOf, neighbor, recordDocuments, reportConnection} from './chunks';
import {ABORTED, REJECTED, noise} from './noise';

const NOT_IN_FULL = 'This page could not be loaded in full. Check your connection and try again.';
const NOT_LOADED = 'This page was not loaded in full.';
const OPERATION = '/api/v2/create-privacy-request';
/** One page of each kind. */
const KINDS = [
  '/',
  START,
  '/docs/integrations/catalog',
  '/docs/integrations/connection-instructions/hubspot',
  OPERATION,
  '/changelog',
  '/tags',
  '/search',
];

const HTML = {contentType: 'text/html', body: '<!doctype html><title>Sign in</title>'};
const fileOf = (url: string) => fs.readFileSync(path.join('build', new URL(url).pathname), 'utf8');
const typeOf = (url: string) => (url.endsWith('.css') ? 'text/css' : 'text/javascript');

/** Answers a request like a connection that breaks: the header announces more than comes. */
async function startBreakingServer(): Promise<{readonly origin: string; readonly stop: () => void}> {
  const server = createServer((socket) => {
    socket.once('data', () => {
      socket.end(
        'HTTP/1.1 200 OK\r\nContent-Type: text/javascript\r\nContent-Length: 90000\r\nAccess-Control-Allow-Origin: *\r\n\r\n(()=>{',
      );
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  return {origin: `http://127.0.0.1:${port}`, stop: () => server.close()};
}

/** Ways in which a file comes and is not what was asked for. Each breaks the files of a pattern. */
const DAMAGES: Readonly<Record<string, (page: Page, pattern: string | RegExp) => Promise<unknown>>> = {
  'does not come': (page, pattern) => page.route(pattern, (route) => route.abort()),
  'is gone': (page, pattern) => page.route(pattern, (route) => route.fulfill({...HTML, status: 404})),
  'is empty': (page, pattern) =>
    page.route(pattern, (route) => route.fulfill({contentType: typeOf(route.request().url()), body: ''})),
  'ends halfway': (page, pattern) =>
    page.route(pattern, (route) => {
      const url = route.request().url();
      const text = fileOf(url);
      return route.fulfill({contentType: typeOf(url), body: text.slice(0, text.length / 2)});
    }),
  'is another text': (page, pattern) =>
    page.route(pattern, (route) =>
      route.fulfill({contentType: typeOf(route.request().url()), body: '/* Blocked by your network. */'}),
    ),
  'is a page with status 200': (page, pattern) => page.route(pattern, (route) => route.fulfill(HTML)),
  'has the wrong type': (page, pattern) =>
    page.route(pattern, (route) =>
      route.fulfill({
        contentType: 'text/plain',
        headers: {'Content-Type': 'text/plain', 'X-Content-Type-Options': 'nosniff'},
        body: fileOf(route.request().url()),
      }),
    ),
  'breaks off': async (page, pattern) => {
    const {origin, stop} = await startBreakingServer();
    page.once('close', stop);
    await page.route(pattern, (route) => route.continue({url: `${origin}/`}));
  },
};

test.describe('a file that', () => {
  test.use({
    expectedNoise: noise(
      ABORTED,
      REJECTED,
      /^error: Failed to load resource/,
      /^error: Refused to /,
      /^uncaught: (?:Unexpected|Invalid|missing)/,
    ),
  });

  const readable = async (page: Page) => {
    await expect(page.getByRole('heading', {level: 1, name: 'Deletion'})).toBeVisible();
    await expect(page.getByRole('heading', {level: 2, name: 'Keep-reasons'})).toBeVisible();
  };

  const FILES = [
    {file: 'script of the content', pattern: chunkOf(START), says: NOT_IN_FULL},
    {file: 'main script', pattern: '**/assets/js/main.*.js', says: NOT_LOADED},
    {file: 'runtime', pattern: '**/assets/js/runtime~main.*.js', says: NOT_LOADED},
    {file: 'stylesheet', pattern: '**/assets/css/**', says: NOT_LOADED},
  ];
  for (const [[damage, breakFiles], {file, pattern, says}] of pairs(Object.entries(DAMAGES), FILES)) {
    test(`${damage}, and is the ${file}: the page without it can be read, and Retry mends it`, async ({
      page,
    }) => {
      await breakFiles(page, pattern);
      await page.goto(START);
      const alert = page.getByRole('alert');
      await expect(alert).toHaveCount(1);
      await expect(alert).toContainText(says);
      await expect(alert).not.toContainText(/Error|http/);
      await readable(page);
      await page.unrouteAll();
      await alert.getByRole('button', {name: 'Retry'}).click();
      await hydrated(page);
      await expect(alert).toHaveCount(0);
    });
  }

  test('lacks its last rule and is the stylesheet: the page can be read, and says so', async ({page}) => {
    await page.route('**/assets/css/**', (route) => {
      const text = fileOf(route.request().url());
      return route.fulfill({contentType: 'text/css', body: text.slice(0, text.lastIndexOf('{'))});
    });
    await page.goto(START);
    await expect(page.getByRole('alert')).toContainText(NOT_LOADED);
    await readable(page);
  });

  test('is the main script: the home page says so once', async ({page}) => {
    await page.route('**/assets/js/main.*.js', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(NOT_LOADED)).toHaveCount(1);
    await expect(page.getByText('did not load properly')).toBeHidden();
  });

  test('is any but the document: the home page says so once', async ({page}) => {
    await page.route('**/assets/**', (route) => route.abort());
    await page.goto('/', {waitUntil: 'load'});
    await expect(page.getByText('did not load properly')).toBeVisible();
    await expect(page.getByText(NOT_LOADED)).toHaveCount(0);
  });

  test('is the stylesheet: the home page says so once', async ({page}) => {
    await page.route('**/assets/css/**', (route) => route.abort());
    await page.goto('/');
    await expect(page.getByText(NOT_LOADED)).toHaveCount(1);
    await hydrated(page);
    await expect(page.getByText('did not load properly')).toHaveCount(0);
  });
});

test.describe('without a connection', () => {
  test.use({
    expectedNoise: noise(
      /^error: Failed to load resource: net::ERR_INTERNET_DISCONNECTED/,
      /^warning: (?:ChunkLoadError|Error: Loading CSS chunk)/,
    ),
  });

  const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);
  /** Expects the page that is shown to be the one of the address, where the reader was, with the error. */
  const expectKept = async (page: Page, wanted: string, before: number) => {
    const alert = page.getByRole('alert');
    await expect(alert).toContainText(
      `The page ${wanted} could not be loaded. Check your connection and try again.`,
    );
    await expect(alert).not.toContainText(/Error|http/);
    await expect(page).toHaveURL(START);
    await expect(page.locator('h1')).toHaveText('Deletion');
    await expect(page.getByRole('status').filter({hasText: 'Loading'})).toHaveCount(0);
    await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(2);
  };

  test('a navigation keeps the page and its address, says what is wrong, and goes on by Retry', async ({
    page,
  }) => {
    await reportConnection(page);
    await open(page, START);
    const next = await neighbor(page);
    await next.link.scrollIntoViewIfNeeded();
    const before = await scrollTop(page);
    expect(before).toBeGreaterThan(400);
    const documents = recordDocuments(page);
    await page.context().setOffline(true);
    await next.link.click();
    await expectKept(page, next.path, before);
    // Still without one: the same again.
    const alert = page.getByRole('alert');
    const tried = page.waitForEvent('requestfailed');
    await alert.getByRole('button', {name: 'Retry'}).click();
    await tried;
    await expectKept(page, next.path, before);
    await page.context().setOffline(false);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(page.locator('h1')).toHaveText(next.title);
    await hydrated(page);
    await expect(page).toHaveURL(next.path);
    await expect(alert).toHaveCount(0);
    // From its top.
    expect(await scrollTop(page)).toBe(0);
    // Docusaurus keeps a failed load, so that the page comes in full.
    expect(documents()).toEqual([next.path]);
  });

  for (const way of ['goBack', 'goForward'] as const) {
    test(`${way} to a page that was not loaded keeps the page and its address`, async ({page}) => {
      await reportConnection(page);
      await open(page, START);
      const next = await neighbor(page, way === 'goBack' ? 'prev' : 'next');
      // Requests that pass through a test pass by the browser's cache.
      await page.route(next.chunk, (route) => route.continue());
      // The entries of the tab: the other page, and this one, loaded anew.
      await next.link.click();
      await expect(page.locator('h1')).toHaveText(next.title);
      if (way === 'goBack') {
        await (await neighbor(page)).link.click();
        await expect(page.locator('h1')).toHaveText('Deletion');
      } else {
        await page.goBack();
        await expect(page.locator('h1')).toHaveText('Deletion');
      }
      await page.reload();
      await hydrated(page);
      await page.evaluate(() => window.scrollTo({top: 700, behavior: 'instant'}));
      await page.context().setOffline(true);
      await page[way]();
      await expectKept(page, next.path, 700);
      // The history is what it was: the way is still there.
      await page.context().setOffline(false);
      await page[way]();
      await expect(page.locator('h1')).toHaveText(next.title);
      await expect(page).toHaveURL(next.path);
      await expect(page.getByRole('alert')).toHaveCount(0);
    });
  }

  test('a step on the page takes the error of a navigation away', async ({page}) => {
    await reportConnection(page);
    await open(page, START);
    const next = await neighbor(page);
    await page.context().setOffline(true);
    await next.link.click();
    await expect(page.getByRole('alert')).toBeVisible();
    await expect(page).toHaveURL(START);
    await page.locator('.table-of-contents a[href="#legal-bases"]').click();
    await expect(page.getByRole('alert')).toHaveCount(0);
    await expect(page).toHaveURL(`${START}#legal-bases`);
    await expect(page.locator('h1')).toHaveText('Deletion');
  });

  test('of two navigations, the error names the later one, and the address is that of the page', async ({
    page,
  }) => {
    await reportConnection(page);
    await open(page, START);
    const next = await neighbor(page);
    const previous = await neighbor(page, 'prev');
    await page.context().setOffline(true);
    await next.link.evaluate((link: HTMLElement, selector) => {
      link.click();
      document.querySelector<HTMLElement>(selector)?.click();
    }, '.pagination-nav__link--prev');
    await expectKept(page, previous.path, 0);
    await expect(page.getByRole('alert')).toHaveCount(1);
  });

  test('the privacy choices say that they could not be loaded, and Retry opens them', async ({page}) => {
    await open(page, START);
    await page.context().setOffline(true);
    await page.getByRole('button', {name: 'My Privacy Choices'}).click();
    const alert = page.getByRole('alert');
    await expect(alert).toContainText('The privacy choices could not be loaded.');
    await expect(alert).not.toContainText(/Error|http/);
    await page.context().setOffline(false);
    await alert.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByRole('dialog')).toBeVisible();
    await expect(alert).toHaveCount(0);
  });
});

test.describe('with blocked storage', () => {
  test.beforeEach(async ({page}) => {
    await page.addInitScript(() => {
      const blocked = {
        get: () => {
          throw new DOMException('Access is denied for this document.', 'SecurityError');
        },
      };
      for (const name of ['localStorage', 'sessionStorage', 'indexedDB'])
        Object.defineProperty(window, name, blocked);
      Object.defineProperty(Document.prototype, 'cookie', {...blocked, set: blocked.get});
    });
  });
  // Docusaurus says once that it stores nothing.
  test.use({
    expectedNoise: /^warning: Docusaurus browser storage is not available|^error: Docusaurus storage/,
  });

  test('every kind of page works', async ({page}) => {
    test.slow();
    for (const kind of KINDS) {
      await open(page, kind);
      await expect(page.locator('h1').first()).toBeVisible();
    }
  });

  test('color mode, announcement and language of samples work for the page', async ({page}) => {
    await open(page, OPERATION);
    await switchToDark(page);
    await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
    await page.getByRole('radio', {name: 'Python', exact: true}).check();
    await expect(page.locator('[data-language="python"]').first()).toBeVisible();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('every kind of page can be read, and offers nothing that does not work', async ({page}) => {
    test.slow();
    for (const kind of KINDS) {
      await test.step(kind, async () => {
        await page.goto(kind);
        await expect(page.locator('h1').first(), kind).toBeVisible();
        await expect(page.getByText(NOT_LOADED), kind).toHaveCount(0);
        await expect(page.locator('.navbar input'), kind).toBeHidden();
        // The site's own colors: the mode is set by a script.
        await expect(page.locator('html'), kind).toHaveCSS('--paper', /^#fff(?:fff)?$/);
        await page.locator('.navbar').getByRole('link', {name: 'Topics'}).click();
        await expect(page, kind).toHaveURL('/tags');
      });
    }
  });

  test('the search page says why it finds nothing', async ({page}) => {
    await page.goto('/search?q=approver');
    const words = page.locator('main noscript p');
    await expect(words).toBeVisible();
    await expect(words).toContainText('Search needs JavaScript');
  });
});

test('on a slow connection a page can be read before its scripts come', async ({page}) => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/js/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(START, {waitUntil: 'commit'});
  await expect(page.getByRole('heading', {level: 1, name: 'Deletion'})).toBeVisible();
  await expect(page.getByRole('alert')).toHaveCount(0);
  release?.();
  await hydrated(page);
  await page.waitForLoadState();
  await expect(page.getByRole('alert')).toHaveCount(0);
});

test('on a slow connection a page says nothing while its stylesheet is on its way', async ({page}) => {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const asked = page.waitForRequest('**/assets/css/**');
  await page.route('**/assets/css/**', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(START, {waitUntil: 'commit'});
  await asked;
  await expect(page.getByRole('alert')).toHaveCount(0);
  release?.();
  await hydrated(page);
  await page.waitForLoadState();
  await expect(page.getByRole('alert')).toHaveCount(0);
});
