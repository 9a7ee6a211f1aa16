import fs from 'node:fs';
import {expect, open, test} from '../support/test';

/** A page of each kind that has the menu. */
const PAGES = [
  '/docs/request-manager/getting-started',
  '/docs/integrations/connection-instructions/hubspot',
  '/docs/integrations/api-documentation/hubspot',
  '/api/v2/create-privacy-request',
  '/changelog/2025-10',
];

for (const path of PAGES) {
  test(`${path} can be copied as Markdown, by keyboard`, async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, path);
    await page.locator('summary', {hasText: 'Copy page'}).focus();
    await page.keyboard.press('Enter');
    const copy = page.getByRole('button', {name: 'Copy as Markdown'});
    await expect(copy).toBeEnabled();
    await page.keyboard.press('Tab');
    await expect(copy).toBeFocused();
    await page.keyboard.press('Enter');
    await expect(page.getByRole('status').filter({hasText: 'Copied'})).toHaveCount(1);
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(
      fs.readFileSync(`build${path}.md`, 'utf8'),
    );
    await page.keyboard.press('Escape');
    await expect(page.getByRole('link', {name: 'Open as Markdown'})).toBeHidden();
    await expect(page.locator('summary', {hasText: 'Copy page'})).toBeFocused();
  });
}

test('the menu closes when something else is pressed or focused, and belongs to the page that is open', async ({
  page,
}) => {
  const [first, second] = ['/docs/consent/overview', '/docs/consent/settings/consent-policies'] as const;
  await open(page, first);
  const menu = page.locator('.page-actions');
  const link = page.getByRole('link', {name: 'Open as Markdown'});
  const copy = page.getByRole('button', {name: 'Copy as Markdown'});
  await menu.locator('summary').click();
  await expect(link).toHaveAttribute('href', `${first}.md`);
  await expect(copy).toBeEnabled();
  await page.locator('h1').click();
  await expect(link).toBeHidden();

  await menu.locator('summary').click();
  await expect(page.getByRole('button', {name: 'Print', exact: true})).toBeEnabled();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(link).toBeHidden();

  await page.locator(`.markdown a[href="${second}"]`).first().click();
  await expect(page).toHaveURL(second);
  await expect(menu).not.toHaveAttribute('open');
  await menu.locator('summary').click();
  await expect(link).toHaveAttribute('href', `${second}.md`);
  await expect(copy).toHaveAttribute('data-copy', new RegExp(`^---\\n[^]*url: \\S+${second}\\n`));
});

test('nothing of the menu is loaded before it is opened', async ({page}) => {
  const twins: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('.md')) twins.push(request.url());
  });
  await open(page, PAGES[0] ?? '');
  expect(twins).toEqual([]);
  await page.locator('.page-actions summary').click();
  await expect.poll(() => twins).toHaveLength(1);
});

test.describe('without Markdown', () => {
  test.use({expectedNoise: /503/});

  test('there is nothing to copy, and the rest works', async ({page}) => {
    await page.route('**/*.md', (route) => route.fulfill({status: 503}));
    await page.addInitScript(() => {
      window.print = () => document.documentElement.setAttribute('data-asked', 'print');
    });
    await open(page, PAGES[0] ?? '');
    await page.locator('.page-actions summary').click();
    await expect(page.getByRole('button', {name: 'Copy as Markdown'})).toBeDisabled();
    await page.getByRole('button', {name: 'Print', exact: true}).click();
    await expect(page.locator('html')).toHaveAttribute('data-asked', 'print');
    await expect(page.locator('.page-actions')).not.toHaveAttribute('open');
  });
});

test('without JavaScript the link is there, and no button that does nothing', async ({browser, baseURL}) => {
  const context = await browser.newContext({javaScriptEnabled: false, baseURL});
  const page = await context.newPage();
  await page.goto(PAGES[0] ?? '');
  await page.locator('.page-actions summary').click();
  await expect(page.getByRole('link', {name: 'Open as Markdown'})).toBeVisible();
  await expect(page.locator('.page-actions button').filter({visible: true})).toHaveCount(0);
  await context.close();
});

test('a problem is reported with the address and the commit of the page, after a soft navigation too', async ({
  page,
}) => {
  await open(page, '/docs/consent/overview');
  const commit = await page.locator('meta[name=source-commit]').getAttribute('content');
  const report = page.getByRole('link', {name: 'Report a problem'});
  const query = async () =>
    Object.fromEntries(new URL((await report.getAttribute('href')) ?? '').searchParams.entries());
  expect(await query()).toEqual({page: 'https://docs.clearwarden.example/docs/consent/overview', commit});
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/overview$/);
  // The address is there before the page that it is of.
  await expect.poll(query).toEqual({
    page: `https://docs.clearwarden.example${new URL(page.url()).pathname}`,
    commit,
  });
});
