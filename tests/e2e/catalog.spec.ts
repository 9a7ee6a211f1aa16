import fs from 'node:fs';
import type {Locator, Page} from '@playwright/test';
import {ANSWERS, MARKS} from '../../src/integrations/browser/marks';
import type {RegistryEntry} from '../../src/integrations/registry/registry';
import {CAPABILITIES, CATEGORIES} from '../../src/product/integrations';
import {brokenWords} from '../support/brokenWords';
import {SHARED_WINDOW, expect, hydrated, open, test} from '../support/test';

test.use(SHARED_WINDOW);

const PATH = '/docs/integrations/catalog';
const total = fs.readdirSync('docs/integrations/connection-instructions').length;
const {integrations: registry} = JSON.parse(fs.readFileSync('build/integrations.json', 'utf8')) as {
  readonly integrations: readonly RegistryEntry[];
};

const catalog = (page: Page) => page.getByRole('search', {name: 'Find an integration'});
const field = (page: Page) => catalog(page).getByRole('searchbox');
const entries = (page: Page) => page.locator('[data-service]').filter({visible: true});
const announced = (page: Page) => catalog(page).getByRole('status');

/** A value of a facet. */
const value = (page: Page, facet: string, name: string) =>
  catalog(page)
    .getByRole('group', {name: facet})
    .getByRole('checkbox', {name: new RegExp(`^${name}\\b`)});
const tray = (page: Page) => page.getByRole('region', {name: 'Comparison'});
const comparison = (page: Page) => page.getByRole('dialog', {name: /^Compare \d/});

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
  await expect(page.getByText('Immediately As a job Not offered')).toBeVisible();
  await context.close();
});

test('the field is in the first screen, and so is the first service', async ({page}) => {
  for (const viewport of [
    {width: 1440, height: 900},
    {width: 996, height: 800},
    {width: 390, height: 844},
  ]) {
    await page.setViewportSize(viewport);
    await open(page, PATH);
    await expect(field(page)).toBeInViewport({ratio: 1});
    await expect(entries(page).first()).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(viewport.width);
  }
});

test('every service is a row of a table, and says in words how it answers for each capability', async ({
  page,
}) => {
  await open(page, PATH);
  const table = page.getByRole('table', {name: 'All services'});
  await expect(table.getByRole('columnheader')).toHaveText([
    // With the legend of the marks.
    /^Service/,
    ...Object.values(CAPABILITIES).map(({label}) => label),
    'Compare',
  ]);
  const row = table.getByRole('row', {name: /^Zendesk /});
  const {capabilities = []} = registry.find(({slug}) => slug === 'zendesk') ?? {};
  const answers = Object.keys(CAPABILITIES).map((key) => {
    const mode = capabilities.find(({capability}) => capability === key.replace('-', '_'))?.mode;
    return ANSWERS[mode ? MARKS[mode] : 'none'];
  });
  expect(new Set(answers).size).toBe(3);
  for (const [index, answer] of answers.entries()) {
    await expect(row.getByRole('cell').nth(index)).toHaveText(answer);
  }
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

test('a slow device announces no count of the filter before', async ({page}) => {
  test.slow();
  await open(page, PATH);
  await page.evaluate(() => {
    const status = document.querySelector('search[aria-label] [role=status]');
    const heard: string[] = [];
    Object.assign(window, {heard});
    if (!status) return;
    new MutationObserver(() => heard.push(status.textContent)).observe(status, {
      characterData: true,
      childList: true,
      subtree: true,
    });
  });
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: 20});
  await value(page, 'Category', 'Customer support').check();
  const support = registry.filter(({category}) => category === 'Customer support').length;
  await expect(announced(page)).toHaveText(`${support} of ${total} services match.`, {timeout: 60_000});
  await devtools.send('Emulation.setCPUThrottlingRate', {rate: 1});
  const heard = await page.evaluate(() => (window as unknown as {heard: string[]}).heard);
  expect(heard.filter(Boolean)).toEqual([`${support} of ${total} services match.`]);
});

test('facets narrow the list, their counts hold, and Back undoes one step at a time', async ({page}) => {
  await open(page, PATH);
  await value(page, 'Category', 'Customer support').click();
  await expect(page).toHaveURL(/category=customer-support/);
  const support = registry.filter(({category}) => category === 'Customer support').length;
  await expect(entries(page)).toHaveCount(support);
  const option = value(page, 'It can', 'Opt-Out');
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
  await expect(comparison(page)).toHaveCount(0);
});

test('what is chosen stands above the list, and each of it can be taken back', async ({page}) => {
  await open(page, `${PATH}?category=crm&category=database&capability=deletion`);
  const remove = catalog(page).getByRole('button', {name: /, remove filter$/});
  await expect(remove).toHaveText(['Deletion', 'CRM', 'Database']);
  await remove.filter({hasText: 'Database'}).click();
  await expect(page).toHaveURL(`${PATH}?capability=deletion&category=crm`);
  await expect(remove).toHaveText(['Deletion', 'CRM']);
  await expect(value(page, 'Category', 'Database')).not.toBeChecked();
});

test('the list can be sorted, by an address that can be shared', async ({page}) => {
  await open(page, PATH);
  const names = () => entries(page).locator('a').allTextContents();
  const alphabet = await names();
  await catalog(page).getByRole('combobox').selectOption('Sort by category');
  await expect(page).toHaveURL(`${PATH}?sort=category`);
  const byCategory = registry
    .toSorted((a, b) => CATEGORIES.indexOf(a.category) - CATEGORIES.indexOf(b.category))
    .map(({name}) => name);
  await expect.poll(names).toEqual(byCategory);
  await expect(page.getByRole('navigation', {name: 'Services by first letter'})).toBeHidden();
  await page.reload();
  await expect.poll(names).toEqual(byCategory);
  await page.goBack();
  await expect.poll(names).toEqual(alphabet);
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
  await expect(tray(page)).toContainText('2 of 6 chosen: Zendesk, MySQL');
  await tray(page).getByRole('button', {name: 'Compare'}).click();
  const table = comparison(page).getByRole('table', {name: 'Chosen services'});
  await expect(table.getByRole('columnheader')).toHaveText(['Property', /^ZnZendesk/, /^MsMySQL/]);
  await expect(
    table
      .getByRole('row', {name: /^Deletion/})
      .getByRole('cell')
      .first(),
  ).toHaveText('Yes, as a job');
  await expect(table.getByRole('row', {name: /^Kind/})).toContainText('Agent');

  const rows = await table.getByRole('row').count();
  const onlyDifferences = comparison(page).getByRole('switch', {name: 'Only differences'});
  const place = await onlyDifferences.boundingBox();
  await onlyDifferences.click();
  await expect(table.getByRole('row', {name: /^Kind/})).toBeVisible();
  const left = await table.getByRole('row').count();
  expect(left).toBeLessThan(rows);
  await expect(table.locator('tr[data-differs]')).toHaveCount(left - 1);
  // It stays under the pointer.
  expect(await onlyDifferences.boundingBox()).toEqual(place);

  await page.reload();
  await hydrated(page);
  await expect(table).toBeVisible();
  await table.getByRole('button', {name: 'Remove MySQL from the comparison'}).click();
  await expect(table.getByRole('columnheader')).toHaveText(['Property', /^ZnZendesk/]);
  // Nothing differs from nothing.
  await expect(comparison(page).getByRole('switch')).toHaveCount(0);
  await comparison(page).getByRole('button', {name: 'Close'}).click();
  await expect(page).toHaveURL(`${PATH}?chosen=zendesk`);
  await expect(entries(page)).toHaveCount(total);
  await expect(page.getByRole('checkbox', {name: 'Compare Zendesk', exact: true})).toBeChecked();
});

test('no more services can be chosen than fit beside each other', async ({page}) => {
  await open(page, PATH);
  const boxes = page.getByRole('checkbox', {name: /^Compare /});
  for (let index = 0; index < 7; index += 1) await boxes.nth(index).click();
  await expect(announced(page)).toHaveText('You can compare up to 6 services.');
  await expect(boxes.nth(6)).not.toBeChecked();
  await expect(tray(page)).toContainText('6 of 6 chosen');
});

test('letters lead to their services, as long as all are shown', async ({page}) => {
  await open(page, PATH);
  const letters = page.getByRole('navigation', {name: 'Services by first letter'});
  await letters.getByRole('link', {name: 'Z', exact: true}).click();
  await expect(page).toHaveURL(/#services-z$/);
  await expect(page.locator('#services-z')).toBeInViewport();
  await field(page).fill('s');
  await field(page).fill('');
  // Groups before it that were never in view have a height that is guessed.
  await letters.getByRole('link', {name: 'S', exact: true}).click();
  const heading = page.getByRole('rowheader', {name: 'S', exact: true});
  await expect.poll(async () => (await heading.boundingBox())?.y).toBeLessThan(160);
  await expect(heading).toBeInViewport();
  await field(page).fill('zendesk');
  await expect(letters).toBeHidden();
  await expect(heading).toBeHidden();
});

test('a letter pressed right after the field was emptied is jumped to, and the field stays empty', async ({
  page,
}) => {
  await open(page, `${PATH}?q=s`);
  await expect(field(page)).toHaveValue('s');
  await expect(field(page)).toBeEnabled();
  // Both in one task: before the list can follow, and before the address is written.
  await page.evaluate(() => {
    const input = document.querySelector<HTMLInputElement>('search input[type=search]');
    // React takes a value that is assigned for its own.
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, '');
    input?.dispatchEvent(new Event('input', {bubbles: true}));
    document.querySelector<HTMLAnchorElement>('a[href="#services-s"]')?.click();
  });
  await expect(page).toHaveURL(/catalog#services-s$/);
  await expect(announced(page)).toHaveText(/services match/);
  // Longer than the last services take to come.
  await page.waitForTimeout(800);
  await expect(field(page)).toHaveValue('');
  const head = await page.locator('main thead').first().boundingBox();
  const {y = NaN} = (await page.locator('#services-s').boundingBox()) ?? {};
  const top = y - (head?.y ?? NaN) - (head?.height ?? NaN);
  expect(top).toBeGreaterThanOrEqual(0);
  expect(top).toBeLessThan(60);
});

test.describe('on a phone', () => {
  test.use({viewport: {width: 390, height: 844}, hasTouch: true});

  test('three compared services are in sight, with whole words', async ({page}) => {
    await open(page, `${PATH}?chosen=salesforce&chosen=hubspot&chosen=zendesk&view=compare`);
    const scroller = comparison(page).locator('.table-scroller');
    expect(await scroller.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
    expect(await brokenWords(comparison(page).locator('td'))).toEqual([]);
  });

  test('the filter is a sheet, which says what it would show and gives the focus back', async ({page}) => {
    await open(page, PATH);
    await expect(catalog(page).getByRole('group')).toHaveCount(0);
    await catalog(page).getByRole('button', {name: 'Filter'}).tap();
    const sheet = page.getByRole('dialog', {name: 'Filter'});
    await value(page, 'Category', 'Customer support').tap();
    const support = registry.filter(({category}) => category === 'Customer support').length;
    await expect(sheet.getByRole('status')).toHaveText(`${support} of ${total} services match.`);
    await sheet.getByRole('button', {name: `Show ${support} services`}).tap();
    await expect(sheet).toHaveCount(0);
    await expect(entries(page)).toHaveCount(support);
    await expect(catalog(page).getByRole('button', {name: 'Filter (1)'})).toBeFocused();
  });

  test('each mark stands below the word of its capability', async ({page}) => {
    await open(page, PATH);
    const centers = (cells: Locator) =>
      cells.evaluateAll((elements) =>
        elements.map((element) => {
          const {left, right} = element.getBoundingClientRect();
          return (left + right) / 2;
        }),
      );
    const heads = await centers(page.locator('main thead th').first().locator('~ th'));
    const marks = await centers(entries(page).first().locator('td'));
    expect(heads).toHaveLength(Object.keys(CAPABILITIES).length + 1);
    for (const [index, mark] of marks.entries()) {
      expect(Math.abs(mark - (heads[index] ?? NaN))).toBeLessThanOrEqual(2);
    }
  });
});

test('everything can be done with the keyboard', async ({page}) => {
  await open(page, PATH);
  await field(page).focus();
  await page.keyboard.type('zendesk');
  // The list, and with it the values that show anything, follows the field when the browser has time.
  await expect(page.locator('[data-service="hubspot"]')).toBeHidden();
  await page.keyboard.press('Enter');
  await expect(catalog(page).getByText(/of \d+ services$/)).toBeFocused();
  await field(page).focus();
  await page.keyboard.press('Tab');
  // The first value that shows anything: those that show nothing are passed over.
  await expect(
    catalog(page).getByRole('group', {name: 'It can'}).getByRole('checkbox', {disabled: false}).first(),
  ).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL(/capability=access/);
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
  await page.getByRole('link', {name: 'All integrations', exact: true}).first().click();
  await expect(entries(page)).toHaveCount(total);
  await field(page).fill('zendesk');
  await expect(page.locator('[data-service="hubspot"]')).toBeHidden();
});
