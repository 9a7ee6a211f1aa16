import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../support/test';
import {builtEngine} from '../support/searchIndex';

const status = (page: Page) => page.getByRole('main').getByRole('status');
const results = (page: Page) => page.locator('main article');

/** Addresses of the files that an index begins with. */
function watchStarts(page: Page): string[] {
  const requested: string[] = [];
  page.context().on('request', (request) => {
    const {pathname} = new URL(request.url());
    if (/^\/search-index-[^/]*\.json$/.test(pathname)) requested.push(pathname);
  });
  return requested;
}

test('says that it is searching until there are hits, however slow the files are', async ({page}) => {
  // Three steps, one after the other: the index, its terms, the texts of the hits.
  const waiting: (() => void)[] = [];
  await page.context().route(/\/search-index/, async (route) => {
    await new Promise<void>((resolve) => waiting.push(resolve));
    await route.continue();
  });
  await page.goto('/search?q=approver');
  await hydrated(page);
  for (let step = 0; step < 3; step += 1) {
    await expect.poll(() => waiting.length).toBeGreaterThan(0);
    await expect(status(page)).toHaveText('Searching');
    await expect(page.getByText('Searching')).toBeVisible();
    await expect(results(page)).toHaveCount(0);
    await expect(page.getByText('No results')).toHaveCount(0);
    for (const go of waiting.splice(0)) go();
    // Until the next step asks for its files, or there is none.
    if (step < 2) await expect.poll(() => waiting.length).toBeGreaterThan(0);
  }
  await expect(results(page).first()).toBeVisible();
  await expect(status(page)).toHaveText(/\d+ results$/);
});

test('says that it is searching, when a later query has to wait', async ({page}) => {
  await open(page, '/search?q=approver');
  await expect(status(page)).toHaveText(/\d+ results$/);
  let answer = (): void => undefined;
  const answered = new Promise<void>((resolve) => (answer = resolve));
  await page.context().route(/\/search-index/, async (route) => {
    await answered;
    await route.continue();
  });
  await page.getByRole('main').getByRole('searchbox').fill('zendesk');
  await expect(status(page)).toHaveText('Searching');
  await expect(page.getByText('Searching')).toBeVisible();
  answer();
  await expect(status(page)).toHaveText(/results$/);
  await expect(results(page).first()).toContainText('Zendesk');
});

test('says nothing before there is a query', async ({page}) => {
  await open(page, '/search');
  await expect(status(page)).toHaveText('');
  await page.getByRole('main').getByRole('searchbox').fill('approver');
  await expect(status(page)).toHaveText(/results$/);
  await page.getByRole('main').getByRole('searchbox').fill('');
  await expect(status(page)).toHaveText('');
  await expect(results(page)).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search the documentation');
});

for (const [query, context] of [
  ['deletion', ''],
  ['deletion', 'docs'],
  ['webhook', 'api'],
  ['approver', ''],
  ['xyzzyplugh', ''],
] as const) {
  test(`names the number of pages that have "${query}" in ${context || 'everything'}`, async ({page}) => {
    const all = await builtEngine(context).rank(query, Infinity);
    await open(page, `/search?${new URLSearchParams({q: query, ctx: context}).toString()}`);
    const words =
      all.length > 100
        ? `The first 100 of ${all.length} results`
        : all.length > 0
          ? `${all.length} ${all.length === 1 ? 'result' : 'results'}`
          : 'No results';
    await expect(status(page)).toHaveText(words);
    await expect(results(page)).toHaveCount(Math.min(100, all.length));
  });
}

test('loads the index of the context that the address names, and no other', async ({page}) => {
  const requested = watchStarts(page);
  await open(page, '/search?q=webhook&ctx=api');
  await expect(status(page)).toHaveText(/results$/);
  expect(requested).toEqual([expect.stringMatching(/^\/search-index-api-/)]);
  await page.getByRole('radio', {name: 'Docs'}).check();
  await expect(page).toHaveURL(/ctx=docs/);
  await expect(results(page).first()).toBeVisible();
  await expect(status(page)).toHaveText(/results$/);
  await expect.poll(() => requested.length).toBe(2);
  expect(requested[1]).toMatch(/^\/search-index-docs-/);
});

test('follows the address: Back, and the bar\'s "See all results"', async ({page}) => {
  await open(page, '/search?q=approver');
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(box).toHaveValue('approver');
  await page.locator('.navbar').getByLabel('Search', {exact: true}).fill('zendesk');
  await page.getByRole('option', {name: 'See all results'}).click();
  await expect(box).toHaveValue('zendesk');
  await expect(results(page).first()).toContainText('Zendesk');
  await page.goBack();
  await expect(box).toHaveValue('approver');
  await expect(results(page).first()).toContainText('pprover');
});

test('keeps every key of a fast typist', async ({page}) => {
  await open(page, '/search');
  const box = page.getByRole('main').getByRole('searchbox');
  await expect(box).toBeFocused();
  await page.keyboard.type('what happens when a deadline is missed');
  await expect(box).toHaveValue('what happens when a deadline is missed');
  await expect(page).toHaveURL(/q=what\+happens\+when\+a\+deadline\+is\+missed$/);
});

for (const width of [1440, 320]) {
  test(`counts its kinds, and fits a screen of ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await open(page, '/search?q=webhook');
    await expect(status(page)).toHaveText(/^\d+ results$/);
    const counts = await page
      .locator('main section')
      .evaluateAll((sections) =>
        sections.map((section) => [
          Number(section.querySelector('h2 span')?.textContent),
          section.querySelectorAll('article').length,
        ]),
      );
    expect(counts.length).toBeGreaterThan(1);
    for (const [named, shown] of counts) expect(named).toBe(shown);
    expect(counts.reduce((sum, [named = 0]) => sum + named, 0)).toBe(await results(page).count());
    expect(
      await results(page)
        .first()
        .evaluate((element) => element.clientWidth),
    ).toBeLessThanOrEqual(832);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

test('shows six of each kind at first, and the others when a reader asks for them', async ({page}) => {
  await open(page, '/search?q=webhook');
  const guides = page.getByRole('main').getByRole('region', {name: 'Guides'});
  const shown = guides.getByRole('article');
  await expect(shown).toHaveCount(6);
  const all = Number(await guides.locator('h2 span').textContent());
  expect(all).toBeGreaterThan(6);
  await guides.getByText(`${all - 6} more in Guides`).click();
  await expect(shown).toHaveCount(all);
});
