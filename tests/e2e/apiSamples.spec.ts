import type {Page} from '@playwright/test';
import {languageLabels, languages, programLabels} from '../../src/api/samples/languages';
import {routes} from '../support/routes';
import {SHARED_WINDOW, expect, hydrated, open, test} from '../support/test';

test.use(SHARED_WINDOW);

const PAGE = '/api/v2/create-privacy-request';
const choices = (page: Page) => page.getByRole('radiogroup', {name: 'Language'}).getByRole('radio');
const choice = (page: Page, name: string) =>
  page.getByRole('radiogroup', {name: 'Language'}).getByRole('radio', {name, exact: true});
const shown = (page: Page) => page.locator('[data-language]:visible');

test('one language of ten is shown at a time, by mouse and by keyboard', async ({page}) => {
  await open(page, PAGE);
  await expect(choice(page, 'curl')).toBeChecked();
  await expect(choices(page)).toHaveCount(languages.length);
  // Every name is in sight, in the narrow panel beside the text and on a phone.
  for (const width of [1440, 390]) {
    await page.setViewportSize({width, height: 900});
    const panel = await page.locator('[data-code=sample]').first().boundingBox();
    for (const label of await page.getByRole('radiogroup', {name: 'Language'}).locator('label').all()) {
      const box = await label.boundingBox();
      expect(box?.width).toBeGreaterThan(24);
      expect(box?.height).toBeGreaterThanOrEqual(24);
      expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual((panel?.x ?? 0) + (panel?.width ?? 0));
    }
  }
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('--fail-with-body');

  await choice(page, 'Python').check();
  await expect(shown(page)).toHaveCount(1);
  await expect(shown(page)).toContainText('import requests');

  await page.keyboard.press('ArrowRight');
  await expect(choice(page, 'Ruby')).toBeChecked();
  await expect(shown(page)).toContainText('Net::HTTP');
});

test('the chosen language holds on every page of the API, from the first paint', async ({page}) => {
  await open(page, PAGE);
  await choice(page, 'Go').check();
  for (const path of ['/api/v2/list-opt-out-requests', '/api/v1/get-privacy-request', '/api/v2']) {
    await page.goto(path, {waitUntil: 'commit'});
    await expect(page.locator('html')).toHaveAttribute('data-sample-language', 'go');
    await expect(shown(page)).toHaveCount(1);
    await expect(shown(page)).toContainText('package main');
    await expect(choice(page, 'Go')).toBeChecked();
  }
});

test('before the page is alive, the chosen language is marked, and a press on another is kept', async ({
  page,
}) => {
  await open(page, PAGE);
  await choice(page, 'Go').check();
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/assets/js/*.js', async (route) => {
    await released;
    await route.continue();
  });
  await page.goto(PAGE, {waitUntil: 'commit'});
  const marked = () =>
    page
      .getByRole('radiogroup', {name: 'Language'})
      .locator('label')
      .evaluateAll((labels) =>
        labels
          .filter((label) => getComputedStyle(label).textDecorationLine === 'underline')
          .map((label) => label.textContent),
      );
  await expect.poll(marked).toEqual(['Go']);
  await choice(page, 'Java').check();
  release?.();
  await hydrated(page);
  await expect.poll(marked).toEqual(['Java']);
  await expect(choice(page, 'Java')).toBeChecked();
  await expect(shown(page)).toContainText('HttpClient');
});

test('request and answers are one panel: each status shows its examples, by mouse and by keyboard', async ({
  page,
}) => {
  await open(page, PAGE);
  const panel = page.getByRole('complementary', {name: 'Request and response'});
  const parts = panel.getByRole('radiogroup', {name: 'Request or response'}).getByRole('radio');
  const statuses = await panel
    .locator('[data-status]')
    .evaluateAll((answers) => answers.map((answer) => answer.getAttribute('data-status')));
  expect(statuses).toEqual(expect.arrayContaining(['201', '400', '422', '503']));
  await expect(parts).toHaveCount(statuses.length + 1);
  const visible = () =>
    panel
      .locator('[data-status]:visible')
      .evaluateAll((answers) => answers.map((answer) => answer.getAttribute('data-status')));
  expect(await visible()).toEqual([]);
  for (const [index, status] of statuses.entries()) {
    await parts.nth(index + 1).check();
    expect(await visible()).toEqual([status]);
    await expect(shown(page)).toHaveCount(0);
  }
  await page.keyboard.press('ArrowRight');
  await expect(parts.first()).toBeChecked();
  await expect(shown(page)).toHaveCount(1);
  expect(await visible()).toEqual([]);
});

test('no operation has more answers beside it than the panel can show', async ({page}) => {
  // It opens every page of the API.
  test.slow();
  for (const path of [...routes.api.v1, ...routes.api.v2].filter((route) => /v\d\//.test(route))) {
    await page.goto(path);
    const parts = page.getByRole('radiogroup', {name: 'Request or response'}).getByRole('radio');
    await parts.last().check();
    await expect(page.locator('[data-status]:visible'), path).toHaveCount(1);
  }
});

test('an operation page is short, its samples stay in sight, and its contents lead to each part', async ({
  page,
}) => {
  await page.setViewportSize({width: 1440, height: 900});
  await open(page, PAGE);
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThan(9000);
  const links = page.getByRole('navigation', {name: 'On this page'}).getByRole('link');
  await expect(links).toHaveText(['Authorization', 'Headers', 'Body', 'Response 201', 'Errors', 'Samples']);
  for (const link of await links.all()) {
    const href = (await link.getAttribute('href')) ?? '';
    await link.evaluate((element: HTMLElement) => element.click());
    // Ids that begin with a digit are no selectors.
    await expect(page.locator(`[id="${href.slice(1)}"]`)).toBeInViewport();
    await expect(choice(page, 'C#')).toBeInViewport();
  }
});

test('a choice reaches another tab of the browser', async ({page, context}) => {
  await open(page, PAGE);
  const other = await context.newPage();
  await open(other, '/api/v2/list-privacy-requests');
  await choice(page, 'Rust').check();
  await expect(choice(other, 'Rust')).toBeChecked();
  await expect(shown(other)).toContainText('reqwest');
});

test('the samples and fields come along on a soft navigation, to their heading too', async ({page}) => {
  await open(page, PAGE);
  await choice(page, 'PHP').check();
  await page.getByRole('link', {name: 'List privacy requests'}).first().click();
  await expect(page).toHaveURL(/list-privacy-requests$/);
  await expect(shown(page)).toContainText('<?php');
  await expect(page.getByRole('heading', {name: 'Query parameters'})).toBeVisible();
});

test('a link opens a language for its page, and keeps the choice until the reader makes another', async ({
  page,
}) => {
  await open(page, PAGE);
  await choice(page, 'Ruby').check();
  await page.goto(`${PAGE}?language=go#errors`, {waitUntil: 'commit'});
  await expect(page.locator('html')).toHaveAttribute('data-sample-language', 'go');
  await hydrated(page);
  await expect(choice(page, 'Go')).toBeChecked();
  await expect(shown(page)).toContainText('package main');

  await page.goto('/api/v2/list-privacy-requests');
  await expect(choice(page, 'Ruby')).toBeChecked();
  await page.goto(`${PAGE}?language=cobol`);
  await expect(choice(page, 'Ruby')).toBeChecked();

  await open(page, `${PAGE}?language=go#errors`);
  await choice(page, 'PHP').check();
  await expect(choice(page, 'PHP')).toBeChecked();
  await expect(page).toHaveURL(`${PAGE}#errors`);
  await expect(shown(page)).toContainText('<?php');
  await page.goto('/api/v2/list-privacy-requests');
  await expect(choice(page, 'PHP')).toBeChecked();
});

test('all fields open and close at once, and it is said', async ({page}) => {
  await open(page, PAGE);
  const closed = page.locator('.theme-doc-markdown details:not([open], [data-control])');
  const all = await page.locator('.theme-doc-markdown details:not([data-control])').count();
  expect(all).toBeGreaterThan(3);
  await page.getByRole('button', {name: 'Expand all'}).click();
  await expect(closed).toHaveCount(0);
  await expect(page.getByText('All fields are open.')).toHaveRole('status');
  await page.getByRole('button', {name: 'Collapse all'}).press('Enter');
  await expect(closed).toHaveCount(all);
  await expect(page.getByRole('button', {name: 'Expand all'})).toBeFocused();
});

test('the address of a nested field opens what it is in, on a soft navigation too', async ({page}) => {
  const field = page.locator('#request-subject-email');
  await open(page, `${PAGE}#request-subject-email`);
  await expect(field).toBeInViewport();

  await open(page, '/api/v2');
  await page.evaluate((address) => {
    window.history.pushState(null, '', address);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, `${PAGE}#request-subject-email`);
  await expect(field).toBeInViewport();
});

test('buttons copy the path of a field and the endpoint', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, `${PAGE}#request-subject-email`);
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  const button = page.locator('#request-subject-email').getByRole('button', {name: 'Copy subject.email'});
  await button.click();
  await expect(button).toHaveText('Copied');
  expect(await clipboard()).toBe('subject.email');
  await page.getByRole('button', {name: 'Copy the endpoint'}).click();
  await expect.poll(clipboard).toBe('POST https://{customer}.clearwarden.example/api/v2/privacy-requests');
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
      await expect(choice(page, 'curl'), hash).toBeChecked();
      await choice(page, 'Go').check();
      await expect(shown(page), hash).toContainText('package main');
      await choice(page, 'curl').check();
    });
  }
});

test('the button copies the shown language, and that of an example copies the example', async ({
  page,
  context,
}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await open(page, PAGE);
  await choice(page, 'Node.js').check();
  const button = page.getByRole('button', {name: 'Copy the sample'});
  await button.click();
  await expect(button).toHaveText('Copied');
  const clipboard = () => page.evaluate(() => navigator.clipboard.readText());
  expect(await clipboard()).toBe(await shown(page).locator('code').textContent());
  expect(await clipboard()).toContain('process.env.CLEARWARDEN_TOKEN');

  const example = page.locator('figure[data-code]').first();
  await page.getByRole('radio', {name: '201', exact: true}).check();
  await example.getByRole('button').click();
  await expect.poll(clipboard).toBe(await example.locator('code').textContent());
});

test('a stored language that is none shows the first one', async ({page}) => {
  test.slow();
  await open(page, PAGE);
  for (const stored of ['"><img src=x onerror=alert(1)>', 'cobol', '__proto__', 'constructor', '']) {
    await test.step(`"${stored}"`, async () => {
      await choice(page, 'Go').check();
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
      await expect(choice(page, 'curl'), stored).toBeChecked();
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
    await choice(page, 'Java').check();
    await expect(shown(page)).toContainText('HttpClient');
    await expect(choice(page, 'Java')).toBeChecked();
  });
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('all languages are shown with their names', async ({page}) => {
    for (const path of [PAGE, '/api/v2']) {
      await page.goto(path);
      await expect(shown(page), path).toHaveCount(languages.length);
      const names = await shown(page)
        .locator('pre')
        .evaluateAll((samples) => samples.map((sample) => getComputedStyle(sample, '::before').content));
      const labels = path === PAGE ? languageLabels : programLabels;
      expect(names, path).toEqual(Object.values(labels).map((label) => JSON.stringify(label)));
      await expect(page.getByRole('radio'), path).toHaveCount(0);
      await expect(page.locator('[role=radiogroup]:visible'), path).toHaveCount(0);
      await expect(page.locator('[data-status]:visible'), path).toHaveCount(path === PAGE ? 11 : 0);
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
    for (const language of languages) expect(html, path).toContain(`data-language=${language}`);
    await expect(shown(page)).toHaveCount(1);
  }
  expect(scripts.size).toBeGreaterThan(0);
  for (const url of scripts) {
    expect(await (await page.request.get(url)).text(), url).not.toMatch(/data-language=.{0,2}rust/);
  }
});
