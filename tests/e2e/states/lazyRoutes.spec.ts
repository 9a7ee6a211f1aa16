import type {Page} from '@playwright/test';
import {expect, open, test} from '../../support/test';
import {ABORTED, noise} from './noise';

const START = '/docs/integrations/overview';
const SHARD = '**/assets/js/routes-services-h.*.js';

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const item = (page: Page, name: string) =>
  sidebar(page)
    .locator('.menu__list-item-collapsible', {hasText: new RegExp(`^${name}$`)})
    .locator('[aria-expanded]')
    .first();

async function openLetter(page: Page, letter: string): Promise<void> {
  const services = item(page, 'Connection instructions');
  if ((await services.getAttribute('aria-expanded')) === 'false') await services.click();
  await item(page, letter).click();
}

test('a letter of the sidebar shows its services when it is opened, and they lead to their pages', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, START);
  expect(requests.filter((url) => url.includes('routes-services-'))).toEqual([]);
  await openLetter(page, 'H');
  const link = sidebar(page).getByRole('link', {name: 'HubSpot', exact: true});
  await expect(link).toBeVisible();
  await expect(sidebar(page).getByRole('link', {name: 'Help Scout', exact: true})).toBeVisible();
  await link.click();
  await expect(page.getByRole('heading', {level: 1, name: 'HubSpot', exact: true})).toBeVisible();
  await expect(sidebar(page).locator('a[aria-current="page"]')).toHaveText('HubSpot');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toHaveText('IntegrationsCRM');
});

test('a page of another section opens by a soft navigation, with its own sidebar, and Back works', async ({
  page,
}) => {
  await open(page, '/docs/integrations/connection-instructions/hubspot');
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page.locator('.navbar').getByRole('link', {name: 'API', exact: true}).click();
  await expect(page).toHaveURL('/api/v2');
  await sidebar(page).getByRole('button', {name: 'Authentication'}).click();
  await sidebar(page).locator('a[href="/api/v2/authentication"]').click();
  await expect(page).toHaveURL('/api/v2/authentication');
  await page.goBack();
  await page.goBack();
  await expect(page.getByRole('heading', {level: 1, name: 'HubSpot', exact: true})).toBeVisible();
  await expect(sidebar(page).locator('a[aria-current="page"]')).toHaveText('HubSpot');
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
});

test('an unknown address of a known section says that there is no such page', async ({page}) => {
  await open(page, START);
  await page.evaluate(() => {
    window.history.pushState({}, '', '/docs/integrations/connection-instructions/no-such-service');
    window.dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByRole('heading', {level: 1})).toHaveText(/Page not found/i);
});

test.describe('when a letter cannot be loaded', () => {
  test.use({expectedNoise: noise(ABORTED, /^warning: ChunkLoadError/)});

  test('the sidebar says so, and Retry loads it', async ({page}) => {
    await open(page, START);
    await page.route(SHARD, (route) => route.abort());
    await openLetter(page, 'H');
    const retry = sidebar(page).getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await expect(sidebar(page).getByRole('alert')).toContainText('The services could not be loaded.');
    // A pointer that rests on the letter's first service would load the letter, too.
    await page.mouse.move(0, 0);
    await page.unroute(SHARD);
    await retry.click();
    await expect(sidebar(page).getByRole('link', {name: 'HubSpot', exact: true})).toBeVisible();
    await expect(retry).toHaveCount(0);
  });
});
