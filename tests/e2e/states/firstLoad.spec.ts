import {expect, hydrated, idle, test} from '../../support/test';
import {START, chunkOf, recordDocuments} from './chunks';
import {ABORTED, REJECTED, noise} from './noise';

test.use({expectedNoise: noise(ABORTED, REJECTED)});

test('a page whose chunk fails on the first load can be read, and Retry brings it to life', async ({
  page,
}) => {
  const chunk = chunkOf(START);
  const documents = recordDocuments(page);
  await page.route(chunk, (route) => route.abort());
  await page.goto(START);

  const alert = page.getByRole('alert');
  await expect(alert).toBeVisible();
  await expect(alert).toContainText(
    'This page could not be loaded in full. Check your connection and try again.',
  );
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await expect(page.getByRole('heading', {level: 1, name: 'Deletion'})).toBeVisible();
  await expect(page.getByRole('heading', {level: 2, name: 'Keep-reasons'})).toBeVisible();
  expect(documents()).toEqual([START]);

  await page.unroute(chunk);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
  await expect(alert).toHaveCount(0);
  await expect(page.getByRole('heading', {level: 1, name: 'Deletion'})).toBeVisible();
  expect(documents()).toEqual([START, START]);
});

test('Retry while the chunk still fails shows the error again, once', async ({page}) => {
  const documents = recordDocuments(page);
  await page.route(chunkOf(START), (route) => route.abort());
  await page.goto(START);

  const alert = page.getByRole('alert');
  await Promise.all([
    page.waitForEvent('domcontentloaded'),
    alert.getByRole('button', {name: 'Retry'}).click(),
  ]);
  await expect(alert).toHaveCount(1);
  await expect(alert).toBeVisible();
  expect(documents()).toEqual([START, START]);
});

test('several failed chunks show one error', async ({page}) => {
  // Only the two scripts in the document come; every chunk that they ask for fails.
  await page.route(/\/assets\/js\/(?!main|runtime)/, (route) => route.abort());
  await page.goto(START);
  await expect(page.getByRole('alert')).toBeVisible();
  await idle(page);
  await expect(page.getByRole('alert')).toHaveCount(1);
});

test('the navbar works beside the error', async ({page}) => {
  await page.route(chunkOf(START), (route) => route.abort());
  await page.goto(START);
  await expect(page.getByRole('alert')).toBeVisible();
  // Links of the static page are plain links.
  await page.locator('.navbar').getByRole('link', {name: 'Changelog'}).click();
  await expect(page).toHaveURL('/changelog');
  await hydrated(page);
  await expect(page.getByRole('alert')).toHaveCount(0);
});
