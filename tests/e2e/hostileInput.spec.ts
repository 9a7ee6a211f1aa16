import type {Page} from '@playwright/test';
import {HOSTILE, HOSTILE_TEXTS, inAddress, wellFormed} from '../support/hostileInput';
import {pairs} from '../support/pairs';
import {SHARED_WINDOW, expect, hydrated, open, test} from '../support/test';
import {START} from './states/chunks';

test.use(SHARED_WINDOW);

const CONNECTION = '/docs/integrations/connection-instructions/hubspot';
const CATALOG = '/docs/integrations/catalog';
const OPERATION = '/api/v2/create-privacy-request';

/**
 * Pages that read their address, with what they read. Each address has room for two texts, in places that know nothing
 * of each other. Every text is tried in every place.
 */
const PLACES: Readonly<Record<string, readonly ((text: string, other: string) => string)[]>> = {
  '/search/': [
    (text, other) => `?q=${text}&version=${other}`,
    (text, other) => `?q=deletion&ctx=${text}&version=${other}`,
  ],
  [CATALOG]: [
    (text, other) => `?q=${text}#${other}`,
    (text, other) =>
      `?category=${text}&capability=${other}&chosen=hubspot&chosen=${text}&view=compare&view=${other}#${text}`,
  ],
  [CONNECTION]: [
    (text, other) => `?capability=${text}&capability=access&view=${other}&${other}=hand-off#${text}`,
  ],
  [START]: [
    (text, other) => `?${text}=${text}&docusaurus-theme=${text}&docusaurus-data-${text}=${text}#${other}`,
  ],
  [OPERATION]: [(text, other) => `?sample-language=${text}&language=${text}#${other}`],
};

/** Nothing that an attacker wants has happened. A dialog would stop the test. */
async function expectUnharmed(page: Page): Promise<void> {
  const address = page.url();
  expect(await page.evaluate(() => ({window: 'hacked' in window, object: 'hacked' in {}})), address).toEqual({
    window: false,
    object: false,
  });
  await expect(page.locator('h1').first(), address).toBeVisible();
  await expect(page.getByText('This page crashed.'), address).toHaveCount(0);
  const foreign = page.locator(
    'iframe, object, embed, base, [onerror], [onload], [onfocus], a[href^="javascript:" i], a[href^="data:" i]',
  );
  await expect(foreign, address).toHaveCount(0);
}

/** One long text is enough where each takes a second. */
const TEXTS = HOSTILE_TEXTS.filter((text) => text.length < 10_000 || text === HOSTILE.long?.[0]);

test('there are at least 300 cases', () => {
  const places = Object.values(PLACES).flat().length;
  expect(TEXTS.length * places).toBeGreaterThan(300);
});

for (const [path, places] of Object.entries(PLACES)) {
  for (const place of places) {
    test(`${path}${place('…', '…')} takes any text, one after the other in one tab`, async ({page}) => {
      test.slow();
      await open(page, path);
      const addresses = TEXTS.map(inAddress).map((text) => `${path}${place(text, text)}`);
      const failed = await page.evaluate(async (all) => {
        const wrong: string[] = [];
        let current = '';
        window.addEventListener('error', ({message}) => wrong.push(`${current.slice(0, 200)}: ${message}`));
        window.addEventListener('unhandledrejection', ({reason}) =>
          wrong.push(`${current.slice(0, 200)}: ${String(reason)}`),
        );
        for (const address of all) {
          current = address;
          window.history.pushState({}, '', address);
          window.dispatchEvent(new PopStateEvent('popstate'));
          await new Promise((resolve) => setTimeout(resolve, 10));
          const isThere =
            document.querySelector('h1') !== null &&
            !document.body.textContent.includes('This page crashed.');
          if (!isThere || 'hacked' in window || 'hacked' in {})
            wrong.push(`${address.slice(0, 200)}: broken`);
        }
        return wrong;
      }, addresses);
      expect(failed).toEqual([]);
      await expectUnharmed(page);
    });
  }
}

// Hosts refuse longer addresses.
const SHORT = Object.values(HOSTILE).flatMap((all) => all.find(({length}) => length < 2000) ?? []);
for (const [[path, places], text] of pairs(Object.entries(PLACES), SHORT)) {
  test(`${path} takes ${JSON.stringify(text)} on its first load`, async ({page}) => {
    for (const place of places) {
      await page.goto(`${path}${place(inAddress(text), inAddress(text))}`);
      await hydrated(page);
      await expectUnharmed(page);
    }
  });
}

test.describe('an address that cannot be decoded', () => {
  test.use({expectedNoise: /^error: Failed to load resource: the server responded with a status of 4\d\d/});

  test('shows that there is no such page', async ({page, baseURL}) => {
    for (const path of [
      '/docs/100%',
      '/docs/100%25',
      '/docs/%E0%A4%A',
      '//evil.example/index.html',
      '/%3Cscript%3E',
    ]) {
      await page.goto(`${baseURL}${path}`);
      await hydrated(page);
      await expect(page.getByRole('heading', {level: 1}), path).toHaveText('Page Not Found');
      await expectUnharmed(page);
    }
  });
});

test('a link cannot set what the page knows of itself', async ({page}) => {
  const names = ['view=hand-off', 'has-hydrated=true', 'theme=none', 'rh=class,lang', 'sample-language=none'];
  await page.goto(
    `${OPERATION}?${names.map((name) => `docusaurus-data-${name}`).join('&')}&docusaurus-theme=none&q=1`,
  );
  await hydrated(page);
  const html = page.locator('html');
  await expect(html).not.toHaveAttribute('data-view');
  await expect(html).toHaveAttribute('data-theme', 'light');
  await expect(html).toHaveAttribute('data-theme-choice', 'light');
  await expect(html).toHaveAttribute('lang', 'en');
  await expect(page.locator('[data-language="curl"]').first()).toBeVisible();
  await expect(page).toHaveURL(`${OPERATION}?q=1`);
  // The one that is documented, and harmless.
  await page.goto(`${OPERATION}?docusaurus-theme=dark`);
  await expect(html).toHaveAttribute('data-theme', 'dark');
});

test('a long query is cut before it is the heading, and no query makes the page wider than the screen', async ({
  page,
}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto(`/search/?q=${'a'.repeat(10_000)}&ctx=docs`);
  await hydrated(page);
  await expect(page.getByRole('searchbox')).toHaveValue('a'.repeat(200));
  await expect(page.getByRole('radio', {name: 'Docs'})).toBeChecked();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(390);
});

test('an unknown version of the docs is searched as the one that is there', async ({page}) => {
  for (const version of ['//evil.example', '../', '2.0']) {
    await page.goto(`/search/?q=approver&version=${encodeURIComponent(version)}`);
    await expect(page.locator('main article').first()).toContainText('pprover');
    await expect(page.getByRole('alert')).toHaveCount(0);
  }
});

test('any value in the storage and the cookie is survived', async ({page}) => {
  test.slow();
  await open(page, OPERATION);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  const suffix =
    keys.find((key) => key.startsWith('docusaurus.announcement.id'))?.replace(/.*(-\w+)$/, '$1') ?? '';
  expect(suffix).not.toBe('');
  const names = [
    'theme',
    'sample-language',
    'docusaurus.announcement.id',
    'docusaurus.announcement.dismiss',
    'docs-preferred-version-default',
  ];
  for (const texts of Object.values(HOSTILE)) {
    const text = texts[0] ?? '';
    await page.evaluate(
      ({all, value, cookie}) => {
        for (const key of all) localStorage.setItem(key, value);
        document.cookie = `cw_docs_consent=${cookie}; path=/`;
      },
      {
        all: names.map((name) => `${name}${suffix}`),
        value: text,
        cookie: encodeURIComponent(wellFormed(text)).slice(0, 3000),
      },
    );
    await page.reload();
    await hydrated(page);
    await expectUnharmed(page);
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    await expect(page.locator('[data-language="curl"]').first()).toBeVisible();
    await expect(page.locator('.theme-announcement-bar')).toBeVisible();
  }
});
