import type {Page} from '@playwright/test';
import {sourceDayOf} from '../../../src/docusaurus/provenance/sourceDay';
import {announcementOn} from '../../../src/shell/announcement';
import {expect, hydrated, open, test} from '../../support/test';
import {START} from './chunks';
import {ABORTED, REJECTED, noise} from './noise';

const announcement = announcementOn(sourceDayOf(process.cwd()));

/** Values in the browser's storage. Docusaurus adds a suffix to its keys, made from the site's address. */
async function stored(page: Page, key: 'dismiss' | 'id'): Promise<readonly (string | null)[]> {
  return page.evaluate((prefix) => {
    const keys = Object.keys(localStorage).filter((name) => name.startsWith(`${prefix}-`));
    return keys.map((name) => localStorage.getItem(name));
  }, `docusaurus.announcement.${key}`);
}

/** Stores another id, as a reader has who last saw an earlier message. */
async function storeId(page: Page, id: string): Promise<void> {
  await page.evaluate((value) => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('docusaurus.announcement.id-'));
    localStorage.setItem(key ?? 'no such key', value);
  }, id);
}

async function dismiss(page: Page): Promise<void> {
  await page.locator('.theme-announcement-bar').getByRole('button', {name: 'Close'}).click();
}

test('shows its message until it is dismissed, and then on no page', async ({page}) => {
  const bar = page.locator('.theme-announcement-bar');
  await open(page, START);
  await expect(bar).toBeVisible();
  expect(await stored(page, 'id')).toEqual([announcement.id]);
  expect(await stored(page, 'dismiss')).toEqual(['false']);
  const {height} = (await bar.boundingBox()) ?? {height: NaN};
  expect(height).toBeLessThanOrEqual(33);
  await dismiss(page);
  await expect(bar).toHaveCount(0);
  await expect(page.locator('.navbar__brand'), 'the focus goes on from there').toBeFocused();
  expect(await stored(page, 'dismiss')).toEqual(['true']);

  await page.reload();
  await hydrated(page);
  await expect(bar).toHaveCount(0);
  await open(page, '/changelog');
  await expect(bar).toHaveCount(0);
});

test('comes back with a new message, and can be dismissed again', async ({page}) => {
  const bar = page.locator('.theme-announcement-bar');
  await open(page, START);
  await dismiss(page);
  await storeId(page, 'an earlier message');

  await page.reload();
  await hydrated(page);
  await expect(bar).toBeVisible();
  expect(await stored(page, 'id')).toEqual([announcement.id]);
  expect(await stored(page, 'dismiss')).toEqual(['false']);

  await dismiss(page);
  await page.reload();
  await hydrated(page);
  await expect(bar).toHaveCount(0);
});

test('comes back on no reload while the message is the same', async ({page}) => {
  await open(page, START);
  await dismiss(page);
  await storeId(page, announcement.id);
  await page.reload();
  await hydrated(page);
  await expect(page.locator('.theme-announcement-bar')).toHaveCount(0);
});

test.describe('before the scripts', () => {
  // The picture zoom may be on its way when the scripts stop coming.
  test.use({expectedNoise: noise(ABORTED, REJECTED)});

  test('a dismissed bar does not flash', async ({page}) => {
    await open(page, START);
    await dismiss(page);
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload({waitUntil: 'domcontentloaded'});
    // The static page has it; a style hides it.
    await expect(page.locator('.theme-announcement-bar')).toHaveCount(1);
    await expect(page.locator('.theme-announcement-bar')).toBeHidden();
  });
});
