import type {Page} from '@playwright/test';
import {expect, open, test} from '../../support/test';
import {
  PAGE_EXPORTS,
  START,
  chunkOf,
  crashing,
  destinationOf,
  neighbor,
  reportConnection,
  rewriteChunk,
} from './chunks';

/** Takes the default export from the page of a content chunk. */
function withoutDefault(code: string): string {
  return code.replace(PAGE_EXPORTS, (definition) => definition.replace(/default:\(\)=>[\w$]+,?/, ''));
}

test.describe('a page that throws', () => {
  // React reports what an error boundary has caught.
  test.use({expectedNoise: /^error: Error: outer text/});

  test('after a navigation: shows both messages, and Try again shows the page', async ({page}) => {
    await reportConnection(page);
    await open(page, START);
    const next = await neighbor(page);
    await rewriteChunk(page, next.chunk, crashing);
    await page.evaluate(() => Object.assign(window, {crash: true}));
    await next.link.click();

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(main).toContainText('outer text');
    await expect(main).toContainText('inner text');
    await expect(page.locator('.navbar').getByRole('link', {name: 'Changelog'})).toBeVisible();

    // Still broken: the same again.
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(main.getByRole('heading', {level: 1})).toHaveText('This page crashed.');

    await page.evaluate(() => Object.assign(window, {crash: false}));
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('h1')).toHaveText(next.title);
    await expect(page.getByText('This page crashed.')).toHaveCount(0);
  });

  for (const [way, leave] of Object.entries({
    'the navbar': (page: Page) =>
      page.locator('.navbar').getByRole('link', {name: 'Docs', exact: true}).click(),
    Back: (page: Page) => page.goBack(),
  })) {
    test(`leaves the page alone that is opened next, by ${way}`, async ({page}) => {
      await reportConnection(page);
      await open(page, '/');
      await page.locator('.theme-doc-sidebar-menu').getByRole('button', {name: 'Live Data Map'}).click();
      const next = await destinationOf(
        page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: 'System profiles'}),
      );
      await rewriteChunk(page, next.chunk, crashing);
      await page.evaluate(() => Object.assign(window, {crash: true}));
      await next.link.click();
      await expect(page.locator('h1')).toHaveText('This page crashed.');
      await leave(page);
      await expect(page).toHaveURL('/');
      await expect(page.getByText('This page crashed.')).toHaveCount(0);
      await expect(page.locator('.theme-doc-sidebar-container')).toBeVisible();
    });
  }

  test('on the first load: shows both messages, and Try again shows the page', async ({page}) => {
    await rewriteChunk(page, chunkOf(START), crashing);
    await page.addInitScript(() => Object.assign(window, {crash: true}));
    await open(page, START);

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(main).toContainText('outer text');
    await expect(main).toContainText('inner text');

    await page.evaluate(() => Object.assign(window, {crash: false}));
    await main.getByRole('button', {name: 'Try again'}).click();
    await expect(page.locator('h1')).toHaveText('Deletion');
  });
});

test.describe('a page module without default export', () => {
  test.use({expectedNoise: /^error: Error: The page component at \S+ doesn't have a default export\./});

  test('says so', async ({page}) => {
    await reportConnection(page);
    await open(page, START);
    const next = await neighbor(page);
    await rewriteChunk(page, next.chunk, withoutDefault);
    await next.link.click();

    const main = page.getByRole('main');
    await expect(main.getByRole('heading', {level: 1})).toHaveText('This page crashed.');
    await expect(main).toContainText(`The page component at ${next.path} doesn't have a default export.`);
    await expect(main.getByRole('button', {name: 'Try again'})).toBeVisible();
  });
});
