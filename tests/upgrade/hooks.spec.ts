import type {Page} from '@playwright/test';
import {expect, idle, open, test} from '../support/test';

/**
 * What a reader has of each hook, in the small site. `npm run upgrade:rehearse` runs this on another version of
 * Docusaurus, and takes the name of a hook from the title of its group.
 */
const START = '/docs/request-manager/getting-started';
const SECOND = '/docs/request-manager/second';

/** Opens the page of a link without a new document. */
async function follow(page: Page, path: string): Promise<void> {
  await page.evaluate(() => Object.assign(window, {isSameDocument: true}));
  await page
    .locator(`:is(main, .navbar, footer) a[href="${path}"], main a[href^="${path}#"]`)
    .first()
    .click();
  await expect(page).toHaveURL((url) => url.pathname === path);
  expect(await page.evaluate(() => 'isSameDocument' in window), 'the same document').toBe(true);
}

test.describe('lazy-routes', () => {
  test('a page stays what it is when it comes alive', async ({page}) => {
    await open(page, START);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Get started');
  });

  test('a page of another section opens without a new document, and Back works', async ({page}) => {
    const shards: string[] = [];
    page.on('request', (request) => shards.push(...(/routes-[\w-]+(?=\.)/.exec(request.url()) ?? [])));
    await open(page, START);
    await follow(page, '/api/v2');
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
    await expect(page.getByRole('heading', {level: 1})).not.toContainText(/not found/i);
    expect([...new Set(shards)]).toEqual(['routes-request-manager', 'routes-api-v2']);
    await page.goBack();
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Get started');
  });
});

test.describe('breakpoint', () => {
  for (const [width, isDesktop] of [
    [996, true],
    [995, false],
  ] as const) {
    test(`at ${width} px the layout is for ${isDesktop ? 'a desktop' : 'a phone'}`, async ({page}) => {
      await page.setViewportSize({width, height: 800});
      await open(page, START);
      await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible({
        visible: !isDesktop,
      });
      await expect(page.locator('aside.theme-doc-sidebar-container')).toBeVisible({visible: isDesktop});
    });
  }
});

test.describe('without-intl', () => {
  for (const path of [START, '/changelog']) {
    test(`${path} comes alive without Intl`, async ({page}) => {
      await page.addInitScript(() => {
        const used: string[] = [];
        Object.assign(window, {used});
        const watched = {
          DateTimeFormat: Intl.DateTimeFormat,
          Collator: Intl.Collator,
          NumberFormat: Intl.NumberFormat,
          PluralRules: Intl.PluralRules,
        };
        for (const [name, original] of Object.entries(watched)) {
          Object.defineProperty(Intl, name, {
            get() {
              used.push(name);
              return original;
            },
          });
        }
        Object.defineProperty(String.prototype, 'localeCompare', {
          get(this: string) {
            used.push('localeCompare');
            return (other: string) => (this < other ? -1 : 1);
          },
        });
      });
      await open(page, path);
      expect(await page.evaluate(() => (window as unknown as {used: string[]}).used)).toEqual([]);
    });
  }
});

test.describe('code-highlighting', () => {
  test('code has its colors, and no Prism is loaded for them', async ({page}) => {
    const scripts: Promise<string>[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.text());
    });
    await open(page, START);
    await expect(page.locator('article pre .token').first()).toBeVisible();
    expect(
      (await Promise.all(scripts)).filter((text) => text.includes('disableWorkerMessageHandler')),
    ).toEqual([]);
  });
});

test.describe('islands', () => {
  test('an island is in the page, and comes on a soft navigation', async ({page}) => {
    await open(page, SECOND);
    await expect(page.getByText('You need access to the Request Manager.')).toBeVisible();
    await open(page, START);
    await follow(page, SECOND);
    await expect(page.getByText('You need access to the Request Manager.')).toBeVisible();
  });

  test('a sample has the text of its file', async ({page}) => {
    await open(page, START);
    await expect(page.locator('article pre').first()).toContainText('{');
  });
});

test.describe('page-text', () => {
  test('a text is in the page, and comes on a soft navigation', async ({page}) => {
    const path = '/docs/overview/accessibility';
    await open(page, path);
    await expect(page.getByText('The footer leads here.')).toBeVisible();
    await open(page, START);
    await follow(page, path);
    await expect(page.getByText('The footer leads here.')).toBeVisible();
  });
});

test.describe('prefetch', () => {
  test('links are prefetched when the reader has moved, and not before', async ({page}) => {
    await page.setViewportSize({width: 1440, height: 2000});
    await open(page, START);
    const prefetched = page.locator('head link[rel="prefetch"]');
    await idle(page);
    expect(await prefetched.count()).toBe(0);
    await page.mouse.move(400, 400);
    await expect(prefetched).not.toHaveCount(0);
  });
});

test.describe('page-chunks', () => {
  test('a page asks for few scripts, one with the frame of the docs among them', async ({page}) => {
    const scripts: string[] = [];
    page.on('response', (response) => {
      if (response.url().endsWith('.js')) scripts.push(response.url());
    });
    await open(page, START);
    expect(scripts.filter((url) => url.includes('/assets/js/docs.'))).toHaveLength(1);
    expect(scripts.length).toBeLessThanOrEqual(10);
  });
});

test.describe('first-load', () => {
  test.describe('with a script that does not come', () => {
    test.use({expectedNoise: /Failed to load resource/});

    test('the reader is told', async ({page}) => {
      await page.route('**/assets/js/main.*.js', (route) => route.abort());
      await page.goto(START);
      await expect(page.getByRole('alert')).toContainText('was not loaded in full');
    });
  });

  test('nobody is told when all is there, and foreign values stay off the page', async ({page}) => {
    await open(page, `${START}?docusaurus-data-view=hidden&docusaurus-theme=pink`);
    await expect(page.locator('#first-load-failed')).toHaveCount(0);
    await expect(page.locator('html')).not.toHaveAttribute('data-view');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  });
});

test.describe('structured-data', () => {
  test('the structured data of a page is JSON', async ({page}) => {
    await open(page, START);
    const texts = await page.locator('script[type="application/ld+json"]').allTextContents();
    expect(texts.length).toBeGreaterThan(0);
    for (const text of texts) expect(() => void JSON.parse(text)).not.toThrow();
  });
});

test.describe('host-files', () => {
  for (const path of ['/', START, '/changelog', '/search']) {
    test(`${path} has no script that the policy blocks`, async ({page}) => {
      await open(page, path);
      await expect(page.locator('main').first()).toBeVisible();
    });
  }
});

test.describe('openapi-theme', () => {
  test('the stylesheet has nothing of the explorer of operations', async ({page, request}) => {
    await page.goto(START);
    const href = await page.locator('link[rel="stylesheet"]').first().getAttribute('href');
    expect(await (await request.get(href ?? '')).text()).not.toContain('openapi-explorer');
  });
});
