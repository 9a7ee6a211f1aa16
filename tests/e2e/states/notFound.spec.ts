import {expect, hydrated, open, test} from '../../support/test';
import {START} from './chunks';

const UNKNOWN = '/no/such/page';

test.describe('opened', () => {
  test.use({expectedNoise: /^error: Failed to load resource: the server responded with a status of 404/});

  test('an unknown path answers 404 and leads on', async ({page}) => {
    const response = await page.goto(UNKNOWN);
    expect(response?.status()).toBe(404);
    await hydrated(page);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
    const main = page.getByRole('main');
    await expect(main).toHaveCount(1);
    await expect(main.getByRole('searchbox', {name: 'Search the docs'})).toBeVisible();
    await expect(main.getByRole('link')).toHaveCount(3);
    await expect(main.locator('kbd'), 'a phone has no Ctrl').toHaveCount(0);

    await page.evaluate(() => Object.assign(window, {hasStayed: true}));
    await page.locator('.navbar').getByRole('link', {name: 'Changelog'}).click();
    await expect(page).toHaveURL('/changelog');
    await expect(page.getByText('Page Not Found')).toHaveCount(0);
    await expect(page.locator('article').first()).toBeVisible();
    expect(await page.evaluate(() => 'hasStayed' in window)).toBe(true);
  });
});

test('an unknown path within the site shows the same without a reload', async ({page}) => {
  await open(page, START);
  // No link leads to an unknown path, the build sees to that. An entry of the browser's history can.
  await page.evaluate((path) => {
    Object.assign(window, {hasStayed: true});
    window.history.pushState(null, '', path);
    window.history.pushState(null, '', '/changelog');
  }, UNKNOWN);
  await page.goBack();
  await expect(page).toHaveURL(UNKNOWN);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');

  await page.locator('.navbar').getByRole('link', {name: 'Changelog'}).click();
  await expect(page).toHaveURL('/changelog');
  await expect(page.getByText('Page Not Found')).toHaveCount(0);
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page Not Found');
  await page.goBack();
  await expect(page.locator('h1')).toHaveText('Deletion');
  expect(await page.evaluate(() => 'hasStayed' in window)).toBe(true);
});
