import type {Page} from '@playwright/test';
import {languages} from '../../src/api/samples/languages';
import {routes} from '../support/routes';
import {expect, hydrated, open, test} from '../support/test';

const PAGE = '/api/v2/create-privacy-request';
const tab = (page: Page, name: string) => page.getByRole('tab', {name, exact: true});
const shown = (page: Page) => page.locator('[role=tabpanel]:visible');

test('one language is shown at a time, by mouse and by keyboard', async ({page}) => {
  await open(page, PAGE);
  await expect(tab(page, 'curl')).toHaveAttribute('aria-selected', 'true');
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('--fail-with-body');

  await tab(page, 'Python').click();
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('import requests');

  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'Ruby')).toBeFocused();
  await expect(shown(page)).toContainText('Net::HTTP');
  await page.keyboard.press('End');
  await expect(tab(page, 'Swift')).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect(tab(page, 'curl')).toBeFocused();
  await page.keyboard.press('ArrowLeft');
  await page.keyboard.press('Home');
  await expect(shown(page)).toContainText('--fail-with-body');
});

test('the chosen language holds on every page of the API, from the first paint', async ({page}) => {
  await open(page, PAGE);
  await tab(page, 'Go').click();
  for (const path of ['/api/v2/list-opt-out-requests', '/api/v1/get-privacy-request', '/api/v2']) {
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-sample-language', 'go');
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText('package main');
    await expect(tab(page, 'Go')).toHaveAttribute('aria-selected', 'true');
  }
});

test('the chosen tab comes into view in its row, and the page stays where it is', async ({page}) => {
  await open(page, PAGE);
  await tab(page, 'Swift').click();
  await open(page, '/api/v2');
  await expect(tab(page, 'Swift')).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
  await page.setViewportSize({width: 390, height: 844});
  await open(page, PAGE);
  const row = page.getByRole('tablist', {name: 'Language'});
  await expect.poll(() => row.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a choice reaches another tab of the browser', async ({page, context}) => {
  await open(page, PAGE);
  const other = await context.newPage();
  await open(other, '/api/v2/list-privacy-requests');
  await tab(page, 'Rust').click();
  await expect(tab(other, 'Rust')).toHaveAttribute('aria-selected', 'true');
  await expect(shown(other)).toContainText('reqwest');
});

test('the samples and fields come along on a soft navigation, to their heading too', async ({page}) => {
  await open(page, PAGE);
  await tab(page, 'PHP').click();
  await page.getByRole('link', {name: 'List privacy requests'}).first().click();
  await expect(page).toHaveURL(/list-privacy-requests$/);
  await expect(shown(page)).toContainText('<?php');
  await expect(page.getByRole('heading', {name: 'Query parameters'})).toBeVisible();
});

test('a link to a heading of the fields finds it on a soft navigation', async ({page}) => {
  await open(page, '/api/v2');
  // The fields come after the page, in a file of their own: later than the browser looks for the heading.
  await page.evaluate(() => {
    Object.assign(window, {isSame: true});
    window.history.pushState(null, '', '/api/v2/update-privacy-request#responses');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', {name: 'Responses'})).toBeInViewport();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('no hash breaks an operation page', async ({page}) => {
  for (const hash of ['#%', '#%E0%A4%A', '#"><img src=x onerror=alert(1)>', '#__proto__']) {
    await test.step(hash, async () => {
      // Otherwise it is a step on the page, and no load.
      await page.goto('about:blank');
      await open(page, `${PAGE}${hash}`);
      await expect(page.locator('h1'), hash).toHaveText('Create a privacy request');
      await expect(tab(page, 'curl'), hash).toHaveAttribute('aria-selected', 'true');
      await tab(page, 'Go').click();
      await expect(shown(page), hash).toContainText('package main');
      await tab(page, 'curl').click();
    });
  }
});

test('the button copies the shown language, and that of an example copies the example', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  await tab(page, 'Node.js').click();
  const button = page.locator('[data-code] > div > [data-copy]');
  await button.click();
  await expect(button).toHaveText('Copied');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await clipboard()).toBe(await shown(page).locator('code').textContent());
  expect(await clipboard()).toContain('process.env.CLEARWARDEN_TOKEN');

  const example = page.locator('figure[data-code]').first();
  await example.evaluate((element) => element.closest('details')?.setAttribute('open', ''));
  await example.getByRole('button').click();
  await expect.poll(clipboard).toBe(await example.locator('code').textContent());
});

test('a stored language that is none shows the first one', async ({page}) => {
  test.slow();
  await open(page, PAGE);
  for (const stored of ['"><img src=x onerror=alert(1)>', 'cobol', '__proto__', 'constructor', '']) {
    await test.step(`"${stored}"`, async () => {
      await tab(page, 'Go').click();
      await expect(shown(page)).toContainText('package main');
      const keys = await page.evaluate((value) => {
        const found = Object.keys(localStorage).filter((key) => key.startsWith('sample-language'));
        for (const key of found) localStorage.setItem(key, value);
        return found;
      }, stored);
      expect(keys, stored).toHaveLength(1);
      await page.goto(PAGE, {waitUntil: 'commit'});
      await expect(shown(page), stored).toHaveCount(1);
      await expect(shown(page), stored).toContainText('--fail-with-body');
      await hydrated(page);
      await expect(tab(page, 'curl'), stored).toHaveAttribute('aria-selected', 'true');
      await expect(shown(page), stored).toContainText('--fail-with-body');
    });
  }
});

test.describe('with blocked storage', () => {
  test.use({expectedNoise: /browser storage is not available/});

  test('a language can be chosen for the page', async ({page}) => {
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get: () => {
          throw new DOMException('denied', 'SecurityError');
        },
      });
    });
    await open(page, PAGE);
    await tab(page, 'Java').click();
    await expect(shown(page)).toContainText('HttpClient');
    await expect(tab(page, 'Java')).toHaveAttribute('aria-selected', 'true');
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all languages are shown with their names', async ({page}) => {
    for (const path of [PAGE, '/api/v2']) {
      await page.goto(path);
      await expect(shown(page), path).toHaveCount(languages.length);
      await expect(page.getByRole('tablist', {name: 'Language'}), path).toBeHidden();
      await expect(page.locator('[data-copy]:visible'), path).toHaveCount(0);
    }
  });
});

test('every operation has its samples in the HTML, and none of them in a script of the page', async ({
  page,
}) => {
  // It opens every page of the API.
  test.slow();
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.add(response.url());
  });
  for (const path of [...routes.api.v1, ...routes.api.v2].filter((route) => !route.endsWith('/api/v1'))) {
    const html = await (await page.goto(path))?.text();
    for (const language of languages) expect(html, path).toContain(`id=sample-${language}`);
    await expect(shown(page)).toHaveCount(1);
  }
  expect(scripts.size).toBeGreaterThan(0);
  for (const url of scripts) {
    expect(await (await page.request.get(url)).text(), url).not.toContain('sample-rust');
  }
});
