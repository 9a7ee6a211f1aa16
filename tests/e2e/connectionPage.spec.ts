import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../support/test';

const PATH = '/docs/integrations/connection-instructions/zendesk';
const panel = (page: Page) => page.getByRole('region', {name: 'Zendesk at a glance'});
const scopes = (page: Page) => panel(page).getByLabel('Minimum permissions');

test.describe('least permissions', () => {
  test('are those of the capabilities that are ticked, once each, and are copied as shown', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PATH);
    await expect(scopes(page)).toHaveText('users:read\ntickets:read\nread\nwrite\nusers:write');
    for (const capability of ['Deletion', 'Opt-Out', 'Update']) {
      await panel(page).getByRole('checkbox', {name: capability}).uncheck();
    }
    await expect(scopes(page)).toHaveText('users:read\ntickets:read');
    await panel(page).getByRole('button', {name: 'Copy'}).click();
    await expect(panel(page).getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('users:read\ntickets:read');
  });

  test('keep the choice in the address', async ({page}) => {
    await open(page, PATH);
    await panel(page).getByRole('checkbox', {name: 'Deletion'}).uncheck();
    await expect(page).toHaveURL(/capability=access&/);
    await page.reload();
    await hydrated(page);
    await expect(panel(page).getByRole('checkbox', {name: 'Deletion'})).not.toBeChecked();
    await expect(panel(page).getByRole('checkbox', {name: 'Access'})).toBeChecked();
  });

  test('say so when nothing is ticked', async ({page}) => {
    await open(page, `${PATH}?capability=access`);
    await panel(page).getByRole('checkbox', {name: 'Access'}).uncheck();
    await expect(panel(page)).toContainText('Choose at least one capability.');
  });
});

test.describe('hand-off sheet', () => {
  test('shows the steps of the other system alone, for the chosen capabilities', async ({page}) => {
    await open(page, `${PATH}?capability=access`);
    await panel(page).getByRole('button', {name: 'Hand-off sheet'}).click();
    const sheet = page.getByRole('region', {name: 'Hand-off sheet'});
    await expect(sheet).toContainText('Access: End user profile');
    await expect(sheet).not.toContainText('Deletion:');
    await expect(sheet.locator('code')).toHaveText(['users:read', 'tickets:read']);
    await expect(page.getByRole('heading')).toHaveText([/^Zendesk/, /^In Zendesk/]);
    await expect(page.getByRole('navigation').filter({visible: true})).toHaveCount(0);
    await expect(panel(page)).toBeHidden();
    await sheet.getByRole('button', {name: 'Show the whole page'}).click();
    await expect(panel(page)).toBeVisible();
    await expect(sheet).toBeHidden();
  });

  test('has an address of its own, and prints what it shows', async ({page}) => {
    await open(page, `${PATH}?capability=access&view=hand-off`);
    await expect(page.getByRole('heading')).toHaveText([/^Zendesk/, /^In Zendesk/]);
    await page.emulateMedia({media: 'print'});
    await expect(page.getByRole('button').filter({visible: true})).toHaveCount(0);
    await expect(page.getByRole('heading', {name: /^In Zendesk/})).toBeVisible();
    await expect(page.getByRole('heading', {name: /^Troubleshooting/})).toBeHidden();
  });

  for (const viewport of [
    {width: 1440, height: 900},
    {width: 390, height: 844},
  ]) {
    test.describe(`at ${viewport.width} px`, () => {
      test.use({viewport});
      const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

      for (const hand of ['mouse', 'keyboard'] as const) {
        test(`opens at its top with the focus on its heading, and gives both back, by ${hand}`, async ({
          page,
        }) => {
          await open(page, PATH);
          const opener = panel(page).getByRole('button', {name: 'Hand-off sheet'});
          const closer = page.getByRole('button', {name: 'Show the whole page'});
          const press = async (button: typeof opener) => {
            if (hand === 'mouse') return button.click();
            await button.focus();
            return page.keyboard.press('Enter');
          };
          await opener.evaluate((element) => element.scrollIntoView({block: 'center', behavior: 'instant'}));
          const before = await scrollTop(page);
          expect(before).toBeGreaterThan(100);
          for (let round = 0; round < 2; round += 1) {
            await press(opener);
            await expect(page.getByRole('heading', {level: 1})).toBeFocused();
            await expect.poll(() => scrollTop(page)).toBe(0);
            await expect(page.getByRole('heading', {level: 1})).toBeInViewport({ratio: 1});
            await press(closer);
            await expect(opener).toBeFocused();
            await expect.poll(async () => Math.abs((await scrollTop(page)) - before)).toBeLessThanOrEqual(2);
          }
        });
      }

      test('opened by its address, is closed to where its button is', async ({page}) => {
        await open(page, `${PATH}?view=hand-off`);
        expect(await scrollTop(page)).toBe(0);
        await page.getByRole('button', {name: 'Show the whole page'}).click();
        const opener = panel(page).getByRole('button', {name: 'Hand-off sheet'});
        await expect(opener).toBeFocused();
        await expect(opener).toBeInViewport({ratio: 1});
      });

      test('leaves the page alone that comes after it', async ({page}) => {
        await open(page, '/docs/integrations/catalog?q=zendesk');
        await page.locator('[data-service="zendesk"] a').click();
        const opener = panel(page).getByRole('button', {name: 'Hand-off sheet'});
        await opener.click();
        await expect(page.getByRole('heading', {level: 1})).toBeFocused();
        await page.goBack();
        await expect(page.locator('h1')).toHaveText('All integrations');
        await expect(page.locator('html')).not.toHaveAttribute('data-view');
        await expect(page.locator('[data-service="zendesk"]')).toBeInViewport();
      });
    });
  }

  test('is not there where a person answers', async ({page}) => {
    await open(page, '/docs/integrations/connection-instructions/loom');
    await expect(page.getByText('There is no API behind this connection.')).toBeVisible();
    await expect(page.getByRole('button', {name: 'Hand-off sheet'})).toHaveCount(0);
  });
});

test('without JavaScript all permissions are there and no control that does nothing', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:4173${PATH}`);
  await expect(scopes(page)).toHaveText('users:read\ntickets:read\nread\nwrite\nusers:write');
  await expect(panel(page).getByRole('checkbox')).toHaveCount(0);
  await expect(panel(page).getByRole('button')).toHaveCount(0);
  await context.close();
});

test('the sidebar shows the letter of the service and no other services', async ({page}) => {
  await open(page, PATH);
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.getByRole('link', {name: 'Zendesk', exact: true})).toBeVisible();
  await expect(
    sidebar
      .getByRole('button', {name: 'Z', exact: true})
      .or(sidebar.getByText('Z', {exact: true}))
      .first(),
  ).toBeVisible();
  await expect(sidebar.locator('a[href*="connection-instructions/"]:not([href*="/z"])')).toHaveCount(0);
});
