import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {spaceText} from '../a11y/cutOff';
import {brokenWords} from '../support/brokenWords';
import {SHARED_WINDOW, expect, hydrated, open, test} from '../support/test';

test.use(SHARED_WINDOW);

const PATH = '/docs/integrations/connection-instructions/zendesk';
const panel = (page: Page) => page.getByRole('region', {name: 'Zendesk at a glance'});
const scopes = (page: Page) => panel(page).getByRole('list', {name: 'Minimum permissions'}).locator('code');
const openerIn = (page: Page) =>
  panel(page).getByRole('button', {name: 'Hand off to the Zendesk administrator'});

test.describe('least permissions', () => {
  test('have names that are clear of their boxes on a phone, with wide spacing too', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, PATH);
    await spaceText(page);
    const gaps = await panel(page)
      .locator('label:has(strong)')
      .evaluateAll((labels) =>
        labels.map((label) => {
          const name = document.createRange();
          name.selectNodeContents(label.querySelector('strong') ?? label);
          const box = label.querySelector('input')?.getBoundingClientRect();
          return (box?.left ?? 0) - name.getBoundingClientRect().right;
        }),
      );
    expect(gaps.length).toBeGreaterThan(3);
    expect(Math.min(...gaps)).toBeGreaterThan(0);
  });

  test('are those of the capabilities that are ticked, once each, and are copied as shown', async ({
    page,
    context,
  }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PATH);
    await expect(scopes(page)).toHaveText(['users:read', 'tickets:read', 'read', 'write', 'users:write']);
    for (const capability of ['Deletion', 'Opt-Out', 'Update']) {
      await panel(page).getByRole('checkbox', {name: capability}).uncheck();
    }
    await expect(scopes(page)).toHaveText(['users:read', 'tickets:read']);
    await expect(panel(page).getByRole('status')).toHaveText('2 scopes');
    await panel(page).getByRole('button', {name: 'Copy 2 scopes'}).click();
    await expect(panel(page).getByRole('button', {name: 'Copied'})).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('users:read\ntickets:read');
  });

  test('say what each is for', async ({page}) => {
    await open(page, `${PATH}?capability=opt-out&capability=update`);
    const uses = panel(page).getByRole('list', {name: 'Minimum permissions'}).locator('span');
    await expect(uses.first()).toHaveText('Opt-Out, Update');
    await panel(page).getByRole('checkbox', {name: 'Update'}).uncheck();
    await expect(uses.first()).toHaveText('Opt-Out');
    await panel(page).getByRole('checkbox', {name: 'Access'}).check();
    await expect(uses.first()).toHaveText('Access, Opt-Out');
    await panel(page).getByRole('checkbox', {name: 'Identifiers'}).check();
    await expect(uses.first()).toHaveText('All capabilities');
  });

  test('can be copied again after another choice', async ({page, context}) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await open(page, PATH);
    await panel(page).getByRole('button', {name: 'Copy 5 scopes'}).click();
    await expect(panel(page).getByRole('button', {name: 'Copied'})).toBeVisible();
    for (const capability of ['Deletion', 'Opt-Out', 'Update', 'Identifiers']) {
      await panel(page).getByRole('checkbox', {name: capability}).uncheck();
    }
    await panel(page).getByRole('button', {name: 'Copy 2 scopes'}).click();
    await expect
      .poll(() => page.evaluate(() => navigator.clipboard.readText()))
      .toBe('users:read\ntickets:read');
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
    await expect(panel(page).getByRole('status')).toHaveText('Choose at least one capability.');
  });
});

test.describe('the panel before it is alive', () => {
  const SCRIPT = '**/src_integrations_browser_IntegrationPanel_Permissions*';

  test('has no script until the reader turns to it', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('Permissions_tsx')) asked.push(request.url());
    });
    await open(page, PATH);
    await page.waitForLoadState('networkidle');
    expect(asked).toEqual([]);
    await panel(page).getByRole('checkbox', {name: 'Access'}).focus();
    await expect.poll(() => asked.length).toBe(1);
    await expect(panel(page).getByRole('checkbox', {name: 'Access'})).toBeFocused();
  });

  test('a press before the panel is alive is not lost', async ({page}) => {
    let release: (() => void) | undefined;
    const released = new Promise<void>((resolve) => (release = resolve));
    await page.route(SCRIPT, async (route) => {
      await released;
      await route.continue();
    });
    await open(page, PATH);
    const deletion = panel(page).getByRole('checkbox', {name: 'Deletion'});
    await deletion.uncheck();
    await panel(page).getByRole('checkbox', {name: 'Update'}).uncheck();
    await openerIn(page).click();
    await expect(page).toHaveURL(PATH);
    release?.();
    await expect(page).toHaveURL(
      /capability=access&capability=opt-out&capability=identifiers&view=hand-off$/,
    );
    await expect(page.getByRole('region', {name: 'Hand-off sheet'}).getByRole('definition')).toHaveCount(3);
  });

  test.describe('where its script does not come', () => {
    test.use({expectedNoise: /ERR_FAILED|Loading chunk|ChunkLoadError/});

    test('says so, and comes by Retry', async ({page}) => {
      let isBroken = true;
      await page.route(SCRIPT, (route) => (isBroken ? route.abort() : route.continue()));
      await open(page, PATH);
      await panel(page).getByRole('checkbox', {name: 'Deletion'}).uncheck();
      await expect(panel(page).getByText('This part of the page could not be loaded.')).toBeVisible();
      isBroken = false;
      await panel(page).getByRole('button', {name: 'Retry'}).click();
      await expect(page).toHaveURL(/capability=access&capability=opt-out/);
      await expect(panel(page).getByText('This part of the page could not be loaded.')).toBeHidden();
      await expect(panel(page).getByRole('checkbox', {name: 'Deletion'})).not.toBeChecked();
    });
  });
});

test.describe('hand-off sheet', () => {
  const HEADINGS = ['Prepare Zendesk for privacy requests', 'What the connection will do', /^In Zendesk/];

  test('shows the steps of the other system alone, for the chosen capabilities', async ({page}) => {
    await open(page, `${PATH}?capability=access`);
    await openerIn(page).click();
    const sheet = page.getByRole('region', {name: 'Hand-off sheet'});
    await expect(sheet.getByRole('definition')).toHaveText([/^End user profile/]);
    await expect(sheet.getByRole('button', {name: 'Copy 2 scopes'})).toBeVisible();
    await expect(page.getByRole('heading')).toHaveText(HEADINGS);
    const rows = page.locator('[data-permissions] tbody tr').filter({visible: true});
    await expect(rows).toHaveText([/^Access/]);
    await expect(rows.locator('code')).toHaveText(['users:read', 'tickets:read']);
    await expect(page.getByRole('navigation').filter({visible: true})).toHaveCount(0);
    await expect(panel(page)).toBeHidden();
    await sheet.getByRole('button', {name: 'Show the whole page'}).click();
    await expect(panel(page)).toBeVisible();
    await expect(sheet).toBeHidden();
  });

  test('lists the permissions itself where the page has no table that names all', async ({page}) => {
    await open(page, '/docs/integrations/connection-instructions/greenhouse?capability=access&view=hand-off');
    const sheet = page.getByRole('region', {name: 'Hand-off sheet'});
    await expect(sheet.getByRole('heading', {name: 'Grant only these permissions'})).toBeVisible();
    expect(
      await sheet.getByRole('list', {name: 'Minimum permissions'}).getByRole('listitem').count(),
    ).toBeGreaterThan(0);
  });

  test('is closed by Escape, and the page has all its rows again', async ({page}) => {
    await open(page, `${PATH}?capability=access`);
    const rows = page.locator('[data-permissions] tbody tr:not([hidden])');
    const all = await rows.count();
    expect(all).toBeGreaterThan(1);
    await openerIn(page).click();
    await expect(rows).toHaveCount(1);
    await expect(page).toHaveTitle(/^Hand-off sheet: /);
    await page.keyboard.press('Escape');
    await expect(openerIn(page)).toBeFocused();
    await expect(page).not.toHaveTitle(/^Hand-off sheet: /);
    await expect(rows).toHaveCount(all);
  });

  test('is one sheet of A4, with the sender and the date that were written', async ({page}) => {
    for (const service of ['zendesk', 'hubspot', 'slack', 'mailchimp', 'shopify']) {
      await open(page, `/docs/integrations/connection-instructions/${service}?view=hand-off`);
      await page.getByRole('textbox', {name: 'From'}).fill('Dana Reyes, Privacy');
      await expect(page.getByRole('textbox', {name: 'Date'})).toHaveValue(/^\d{4}-\d\d-\d\d$/);
      const pdf = await page.pdf({format: 'A4'});
      expect({service, pages: pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)?.length}).toEqual({
        service,
        pages: 1,
      });
    }
  });

  test('has an address of its own, and prints what it shows', async ({page}) => {
    await open(page, `${PATH}?capability=access&view=hand-off`);
    await expect(page.getByRole('heading')).toHaveText(HEADINGS);
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
          const opener = openerIn(page);
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
        const opener = openerIn(page);
        await expect(opener).toBeFocused();
        await expect(opener).toBeInViewport({ratio: 1});
      });

      test('leaves the page alone that comes after it', async ({page}) => {
        await open(page, '/docs/integrations/catalog?q=zendesk');
        await page.locator('[data-service="zendesk"] a').click();
        const opener = openerIn(page);
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
    await expect(page.getByRole('button', {name: /^Hand off/})).toHaveCount(0);
  });
});

test('without JavaScript all permissions are there and no control that does nothing', async ({browser}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:4173${PATH}`);
  await expect(scopes(page)).toHaveText(['users:read', 'tickets:read', 'read', 'write', 'users:write']);
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

test('the path leads to each part, and the tabs to the other page and back', async ({page}) => {
  await open(page, PATH);
  const parts = panel(page)
    .getByRole('list')
    .filter({has: page.getByRole('link', {name: 'Go live'})});
  await expect(parts.getByRole('link')).toHaveText(['In Zendesk', 'In Clearwarden', 'Test', 'Go live']);
  const steps = await page
    .locator('[data-hand-off="start"] ~ [class*="steps"]')
    .first()
    .locator('> ol > li')
    .count();
  await expect(parts.getByRole('listitem').first()).toContainText(`${steps} steps`);
  await parts.getByRole('link', {name: 'Test'}).click();
  await expect(page).toHaveURL(/#test-the-connection$/);
  const tabs = page.getByRole('navigation', {name: 'Zendesk: pages'});
  await expect(tabs.getByRole('link')).toHaveText(['Connect', 'API calls', 'Troubleshooting']);
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('Connect');
  await tabs.getByRole('link', {name: 'API calls'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Zendesk API details');
  // That page isn't in the sidebar: its service is.
  const sidebar = page.getByRole('navigation', {name: 'Docs sidebar'});
  await expect(sidebar.locator('.menu__link--active:visible[href*="/connection-"]')).toHaveText('Zendesk');
  await expect(tabs.locator('[aria-current="page"]')).toHaveText('API calls');
  await tabs.getByRole('link', {name: 'Troubleshooting'}).click();
  await expect(page).toHaveURL(`${PATH}#troubleshooting`);
});

test('the first step of every service begins in the first screens', async ({page}) => {
  test.setTimeout(360_000);
  const FOLDER = 'docs/integrations/connection-instructions';
  const paths = fs.readdirSync(FOLDER).map((name) => `/${FOLDER}/${path.basename(name, '.mdx')}`);
  // One document has all pages in turn, without scripts: a navigation for each would take minutes.
  await page.route('**/assets/js/**', (route) => route.fulfill({contentType: 'text/javascript', body: ''}));
  await page.goto(PATH);
  for (const [width, most] of [
    [1440, 1100],
    [390, 1900],
  ] as const) {
    await page.setViewportSize({width, height: 900});
    const tops = await page.evaluate(async (addresses) => {
      const found: {address: string; top: number}[] = [];
      for (const address of addresses) {
        const html = await (await fetch(address)).text();
        const {documentElement, body} = new DOMParser().parseFromString(html, 'text/html');
        for (const {name, value} of documentElement.attributes) {
          document.documentElement.setAttribute(name, value);
        }
        document.body.replaceWith(document.adoptNode(body));
        const first = document.querySelector('main [class*="steps"] > ol > li');
        found.push({address, top: (first?.getBoundingClientRect().top ?? Infinity) + window.scrollY});
      }
      return found;
    }, paths);
    expect(tops.length).toBe(paths.length);
    expect(tops.filter(({top}) => top > most)).toEqual([]);
  }
});

test('the name of a capability is broken between its words only, at every width', async ({page}) => {
  await open(page, PATH);
  for (const width of [320, 390, 600, 721, 768, 996, 1044, 1240, 1284, 1320, 1440]) {
    await page.setViewportSize({width, height: 900});
    expect(await brokenWords(page.locator('main fieldset strong')), `${width} px`).toEqual([]);
  }
});
