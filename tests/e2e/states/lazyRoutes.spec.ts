import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, open, test} from '../../support/test';
import {ABORTED, noise} from './noise';

const START = '/docs/integrations/overview';
const HUBSPOT = '/docs/integrations/connection-instructions/hubspot';
const NAMES = /routes-services\.[^/]*\.js$/;

const sidebar = (page: Page) => page.getByRole('navigation', {name: 'Docs sidebar'});
const filter = (page: Page) => sidebar(page).getByRole('searchbox', {name: /^Filter \d+ services$/});
const services = (page: Page) => sidebar(page).locator('a[href*="/connection-instructions/"]');
/** The connection pages. */
const COUNT = fs.readdirSync('docs/integrations/connection-instructions').length;

test('the filter of the sidebar loads all names with the focus, and what it finds leads to its page', async ({
  page,
}) => {
  const requests: string[] = [];
  page.on('request', (request) => requests.push(request.url()));
  await open(page, START);
  await expect(filter(page)).toHaveAccessibleName(`Filter ${COUNT} services`);
  await expect(services(page)).toHaveCount(0);
  expect(requests.filter((url) => url.includes('routes-services'))).toEqual([]);

  await filter(page).fill(' hub');
  const link = sidebar(page).getByRole('link', {name: 'HubSpot', exact: true});
  await expect(link).toBeVisible();
  const found = await services(page).allTextContents();
  expect(found.every((name) => /hub/i.test(name))).toBe(true);
  // The names that begin so come first.
  expect(found[0]).toMatch(/^hub/i);
  await expect(sidebar(page).getByRole('status')).toHaveText(`${found.length} of ${COUNT} services`);
  expect(requests.filter((url) => NAMES.test(url))).toHaveLength(1);

  await link.click();
  await expect(page.getByRole('heading', {level: 1, name: 'HubSpot', exact: true})).toBeVisible();
  await expect(sidebar(page).locator('a[aria-current="page"]')).toHaveText('HubSpot');
  await expect(filter(page)).toHaveValue('');
  await expect(page.getByRole('navigation', {name: 'Breadcrumbs'})).toHaveText('IntegrationsCRM');
});

test('the filter says when it finds nothing or too much, and Enter opens the first service', async ({
  page,
}) => {
  await open(page, HUBSPOT);
  const status = sidebar(page).getByRole('status');
  await filter(page).fill('xyzzy');
  await expect(status).toHaveText(`0 of ${COUNT} services`);
  await expect(services(page)).toHaveCount(0);
  await filter(page).fill('a');
  await expect(status).toHaveText(/^First 20 of \d+ services$/);
  await expect(services(page)).toHaveCount(20);
  await filter(page).fill('zendesk');
  await expect(services(page).first()).toHaveText('Zendesk');
  await filter(page).press('Enter');
  await expect(page.getByRole('heading', {level: 1, name: 'Zendesk', exact: true})).toBeVisible();
});

test('a service stands in the sidebar with those of its letter, and the way to all', async ({page}) => {
  await open(page, HUBSPOT);
  const names = await services(page).allTextContents();
  expect(names).toContain('Help Scout');
  expect(names.filter((name) => !name.startsWith('H'))).toEqual([]);
  await sidebar(page).getByRole('link', {name: 'All from A to Z'}).click();
  await expect(page).toHaveURL('/docs/integrations/catalog');
  await expect(sidebar(page).locator('a[aria-current="page"]')).toHaveText(['All integrations']);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('the sidebar has no filter, and leads to all services', async ({page}) => {
    await page.goto(HUBSPOT);
    await expect(filter(page)).toHaveCount(0);
    await expect(sidebar(page).getByRole('link', {name: 'All from A to Z'})).toBeVisible();
  });
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

test.describe('when the names of the services cannot be loaded', () => {
  test.use({expectedNoise: noise(ABORTED, /^warning: ChunkLoadError/)});

  test('the sidebar says so, and Retry loads it', async ({page}) => {
    await open(page, START);
    await page.route(NAMES, (route) => route.abort());
    await filter(page).fill('hub');
    const retry = sidebar(page).getByRole('button', {name: 'Retry'});
    await expect(retry).toBeVisible();
    await expect(sidebar(page).getByRole('alert')).toContainText('The services could not be loaded.');
    await page.unroute(NAMES);
    await retry.click();
    await expect(sidebar(page).getByRole('link', {name: 'HubSpot', exact: true})).toBeVisible();
    await expect(retry).toHaveCount(0);
  });
});
