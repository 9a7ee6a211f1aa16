import fs from 'node:fs';
import type {Page} from '@playwright/test';
import {expect, hydrated, open, test} from '../support/test';

const PATH = '/docs/integrations/overview';
const total = fs.readdirSync('docs/integrations/connection-instructions').length;
const {integrations: registry} = JSON.parse(fs.readFileSync('build/integrations.json', 'utf8')) as {
  readonly integrations: readonly {readonly category: string}[];
};

const catalog = (page: Page) => page.getByRole('search', {name: 'Find an integration'});
const field = (page: Page) => catalog(page).getByRole('searchbox');
const entries = (page: Page) => page.locator('[data-service]').filter({visible: true});
const announced = (page: Page) => catalog(page).getByRole('status');

/** Ticks a value of a facet, opening the facet if it is closed. */
async function choose(page: Page, facet: string, value: string): Promise<void> {
  const group = catalog(page).locator('details', {has: page.locator('summary', {hasText: facet})});
  if ((await group.getAttribute('open')) === null) await group.locator('summary').click();
  await group.getByRole('checkbox', {name: new RegExp(`^${value}\\b`)}).click();
}

test('without JavaScript all services are there, as links, and no control that does nothing', async ({
  browser,
}) => {
  const context = await browser.newContext({javaScriptEnabled: false});
  const page = await context.newPage();
  await page.goto(`http://127.0.0.1:4173${PATH}?q=zendesk`);
  await expect(entries(page)).toHaveCount(total);
  await expect(page.locator('[data-service="zendesk"] a')).toHaveAttribute(
    'href',
    /connection-instructions\/zendesk$/,
  );
  await expect(catalog(page)).toBeHidden();
  await expect(page.getByRole('checkbox')).toHaveCount(0);
  await context.close();
});

test('typing filters at once, is announced, and ends up in the address', async ({page}) => {
  await open(page, PATH);
  await field(page).fill('zendesk');
  await expect(page.locator('[data-service="zendesk"]')).toBeVisible();
  await expect(page.locator('[data-service="hubspot"]')).toBeHidden();
  const count = await entries(page).count();
  await expect(announced(page)).toHaveText(`${count} of ${total} services match.`);
  await expect(page).toHaveURL(/\?q=zendesk$/);
  await page.reload();
  await hydrated(page);
  await expect(field(page)).toHaveValue('zendesk');
  await expect(entries(page)).toHaveCount(count);
});

test('facets narrow the list, their counts hold, and Back undoes one step at a time', async ({page}) => {
  await open(page, PATH);
  await choose(page, 'Category', 'Customer support');
  await expect(page).toHaveURL(/category=customer-support/);
  const support = registry.filter(({category}) => category === 'Customer support').length;
  await expect(entries(page)).toHaveCount(support);
  const option = catalog(page).getByRole('checkbox', {name: /^Opt-Out/});
  await catalog(page).locator('summary', {hasText: 'Capability'}).click();
  const promised = Number(/\d+/.exec((await option.locator('..').textContent()) ?? '')?.[0]);
  await option.click();
  await expect(entries(page)).toHaveCount(promised);
  await page.goBack();
  await expect(entries(page)).toHaveCount(support);
  await expect(option).not.toBeChecked();
  await page.goBack();
  await expect(entries(page)).toHaveCount(total);
  await page.goForward();
  await expect(entries(page)).toHaveCount(support);
});

test('a link shows what it says, and what it cannot mean is left out', async ({page}) => {
  await open(
    page,
    `${PATH}?category=database&kind=agent&capability=nonsense&chosen=%3Cscript%3E&view=compare`,
  );
  await expect(page.locator('[data-service="mysql"]')).toBeVisible();
  await expect(page.locator('[data-service="zendesk"]')).toBeHidden();
  await expect(page.getByRole('table', {name: 'Chosen services'})).toHaveCount(0);
});

test('when nothing matches there is a way on', async ({page}) => {
  await open(page, PATH);
  await field(page).fill('no such service anywhere');
  await expect(announced(page)).toHaveText('No service matches.');
  await expect(page.getByText('No service matches. Use fewer words')).toBeVisible();
  await catalog(page).getByRole('button', {name: 'Clear filters'}).click();
  await expect(entries(page)).toHaveCount(total);
  await expect(field(page)).toHaveValue('');
});

test('chosen services are compared, in an address that can be shared', async ({page}) => {
  await open(page, PATH);
  await page.getByRole('checkbox', {name: 'Compare Zendesk', exact: true}).click();
  await expect(announced(page)).toHaveText('Zendesk is chosen to compare.');
  await page.getByRole('checkbox', {name: 'Compare MySQL', exact: true}).click();
  await catalog(page).getByRole('button', {name: 'Compare 2 chosen'}).click();
  const table = page.getByRole('table', {name: 'Chosen services'});
  await expect(table.getByRole('columnheader')).toHaveText(['Property', /^Zendesk/, /^MySQL/]);
  await expect(
    table
      .getByRole('row', {name: /^Deletion/})
      .getByRole('cell')
      .first(),
  ).toHaveText('Yes, by a job');
  await expect(table.getByRole('row', {name: /^Kind/})).toContainText('Agent');
  await expect(entries(page)).toHaveCount(0);

  await page.reload();
  await hydrated(page);
  await expect(table).toBeVisible();
  await table.getByRole('button', {name: 'Remove MySQL from the comparison'}).click();
  await expect(table.getByRole('columnheader')).toHaveText(['Property', /^Zendesk/]);
  await catalog(page).getByRole('button', {name: 'Back to the list'}).click();
  await expect(entries(page)).toHaveCount(total);
  await expect(page.getByRole('checkbox', {name: 'Compare Zendesk', exact: true})).toBeChecked();
});

test('no more services can be chosen than fit beside each other', async ({page}) => {
  await open(page, PATH);
  const boxes = page.getByRole('checkbox', {name: /^Compare /});
  for (let index = 0; index < 7; index += 1) await boxes.nth(index).click();
  await expect(announced(page)).toHaveText('You can compare up to 6 services.');
  await expect(boxes.nth(6)).not.toBeChecked();
  await expect(catalog(page).getByRole('button', {name: 'Compare 6 chosen'})).toBeVisible();
});

test('letters lead to their services, and those without any are gone', async ({page}) => {
  await open(page, PATH);
  const letters = page.getByRole('navigation', {name: 'Services by first letter'});
  await letters.getByRole('link', {name: 'Z', exact: true}).click();
  await expect(page).toHaveURL(/#services-z$/);
  await expect(page.getByRole('heading', {name: 'Z', exact: true})).toBeInViewport();
  await field(page).fill('s');
  await field(page).fill('');
  // Groups before it that were never in view have a height that is guessed.
  await letters.getByRole('link', {name: 'S', exact: true}).click();
  const heading = page.getByRole('heading', {name: 'S', exact: true});
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(120);
  await expect(heading).toBeInViewport();
  await field(page).fill('zendesk');
  await expect(letters.getByRole('link', {name: 'A', exact: true})).toBeHidden();
  await expect(letters.getByRole('link', {name: 'Z', exact: true})).toBeVisible();
});

for (const [before, typed] of [
  ['', 's'],
  ['s', ''],
] as const) {
  test(`a letter pressed right after "${before}" became "${typed}" is jumped to, and the text stays`, async ({
    page,
  }) => {
    await open(page, before ? `${PATH}?q=${before}` : PATH);
    await expect(field(page)).toHaveValue(before);
    await expect(field(page)).toBeEnabled();
    // Both in one task: before the list can follow, and before the address is written.
    await page.evaluate((text) => {
      const input = document.querySelector<HTMLInputElement>('search input[type=search]');
      // React takes a value that is assigned for its own.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, text);
      input?.dispatchEvent(new Event('input', {bubbles: true}));
      document.querySelector<HTMLAnchorElement>('a[href="#services-s"]')?.click();
    }, typed);
    await expect(page).toHaveURL(typed ? /\?q=s#services-s$/ : /overview#services-s$/);
    await expect(announced(page)).toHaveText(/services match/);
    // Longer than the last services take to come.
    await page.waitForTimeout(800);
    await expect(field(page)).toHaveValue(typed);
    const heading = page.getByRole('heading', {name: 'S', exact: true});
    const navbar = await page.locator('.navbar').boundingBox();
    const top = ((await heading.boundingBox())?.y ?? NaN) - (navbar?.height ?? NaN);
    expect(top).toBeGreaterThanOrEqual(0);
    expect(top).toBeLessThan(60);
  });
}

test('everything can be done with the keyboard', async ({page}) => {
  await open(page, PATH);
  await field(page).focus();
  await page.keyboard.type('zendesk');
  // The list, and with it the values that show anything, follows the field when the browser has time.
  await expect(page.locator('[data-service="hubspot"]')).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(catalog(page).locator('summary', {hasText: 'Category'})).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  // The first value that shows anything: those that show nothing are passed over.
  await expect(
    catalog(page)
      .getByRole('checkbox', {name: /^(CRM|Customer support)/})
      .first(),
  ).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/category=(crm|customer-support)/);
});

test('a service opens without loading the site anew, and Back leads to the same list', async ({page}) => {
  await open(page, `${PATH}?q=zendesk`);
  await page.evaluate(() => Object.assign(window, {isSame: true}));
  await page.locator('[data-service="zendesk"] a').click();
  await expect(page.getByRole('heading', {level: 1, name: 'Zendesk', exact: true})).toBeVisible();
  expect(await page.evaluate(() => 'isSame' in window)).toBe(true);
  await page.goBack();
  await expect(field(page)).toHaveValue('zendesk');
  await expect(page.locator('[data-service="hubspot"]')).toBeHidden();
});

test('what was typed last does not reach the address of the page that comes next', async ({page}) => {
  const next = '/docs/integrations/connection-instructions/zendesk?capability=access&view=hand-off';
  await open(page, PATH);
  const link = page.locator('[data-service="zendesk"] a');
  await link.evaluate((element, address) => element.setAttribute('href', address), next);
  // Slow enough that the catalog is still shown when it would write its query.
  await page.route('**/assets/js/**', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 800));
    await route.continue();
  });
  await field(page).fill('zendesk');
  await link.click();
  await expect(page.getByRole('region', {name: 'Hand-off sheet'})).toBeVisible();
  await expect(page).toHaveURL(next);
});

test('the catalog works on a page that was not the first', async ({page}) => {
  await open(page, '/docs/integrations/managing-integrations/add-integrations');
  await page.getByRole('link', {name: 'Overview', exact: true}).first().click();
  await expect(entries(page)).toHaveCount(total);
  await field(page).fill('zendesk');
  await expect(page.locator('[data-service="hubspot"]')).toBeHidden();
});
