import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../../support/test';
import {START} from './chunks';

// The hosts of deploy/ redirect to the one address of each page. Other servers hand out files under their own names.

/** Lets the server answer with a page at an address where a host would redirect. */
async function serveAt(page: Page, address: string, file: string): Promise<void> {
  await page.route(
    ({pathname}) => pathname === address,
    (route) => route.fulfill({path: `build/${file}`, contentType: 'text/html; charset=utf-8'}),
  );
}

/** The page is there once, with its frame: React has taken over the static page and not added its own. */
async function expectOnePage(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.locator('.navbar')).toHaveCount(1);
  await expect(page.getByRole('main')).toHaveCount(1);
  await expect(page.locator('.theme-layout-footer')).toHaveCount(1);
}

test('the home page at /index.html gets the address /, and keeps query and hash', async ({page}) => {
  await serveAt(page, '/index.html', 'index.html');
  await page.goto('/index.html?from=mail#main');
  await expectOnePage(page);
  await expect(page.locator('.theme-doc-markdown')).toBeVisible();
  await expect(page).toHaveURL('/?from=mail#main');
});

test('the changelog at /changelog/index.html gets the address /changelog', async ({page}) => {
  await serveAt(page, '/changelog/index.html', 'changelog.html');
  await page.goto('/changelog/index.html');
  await expectOnePage(page);
  await expect(page.locator('.navbar__link--active')).toHaveText('Changelog');
  await expect(page.locator('article').first()).toBeVisible();
  await expect(page).toHaveURL('/changelog');
});

for (const path of [START, '/changelog']) {
  test(`${path} at its .html file gets its address without the ending`, async ({page}) => {
    await serveAt(page, `${path}.html`, `${path.slice(1)}.html`);
    await page.goto(`${path}.html`);
    await expectOnePage(page);
    await expect(page.locator('article').first()).toBeVisible();
    await expect(page).toHaveURL(path);
  });
}
