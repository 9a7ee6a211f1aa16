import type {Locator, Page} from '@playwright/test';
import {pairs} from '../support/pairs';
import {expect, open, test} from '../support/test';

const PAGE = '/docs/request-manager/request-processing/privacy-right/deletion';
const FAR_DOWN = 2500;

const field = (page: Page) => page.locator('.navbar').getByLabel('Search', {exact: true});
const list = (page: Page) => page.getByRole('listbox');
const hits = (page: Page) => list(page).locator('[role=option]:has(strong)');
const scrollTop = (page: Page) => page.evaluate(() => window.scrollY);

async function scrollDown(page: Page): Promise<void> {
  await page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), FAR_DOWN);
}

/** Expects the page to be where the reader has scrolled it, after the frames in which it could move. */
async function expectPlace(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 10; frame += 1) await new Promise(requestAnimationFrame);
  });
  expect(Math.abs((await scrollTop(page)) - FAR_DOWN)).toBeLessThanOrEqual(2);
}

const WAYS: Readonly<Record<string, (page: Page, box: Locator) => Promise<void>>> = {
  'the shortcut': (page) => page.keyboard.press('Control+k'),
  'a click': (_page, box) => box.click(),
};

const VIEWPORTS = [
  {width: 1440, height: 900},
  {width: 390, height: 844},
  // A phone on its side: the list is longer than the screen.
  {width: 844, height: 390},
];

for (const [viewport, [way, start]] of pairs(VIEWPORTS, Object.entries(WAYS))) {
  test.describe(`at ${viewport.width} px`, () => {
    test.use({viewport});

    test(`a search begun by ${way} leaves the page where it is until it is over`, async ({page}) => {
      await open(page, PAGE);
      await scrollDown(page);
      const box = field(page);
      await start(page, box);
      await expect(box).toBeFocused();
      await expectPlace(page);
      await page.keyboard.type('deletion');
      await expect(hits(page)).toHaveCount(8);
      await expectPlace(page);
      // To the last hit, to the link below it, and around.
      for (let step = 0; step < 8; step += 1) await page.keyboard.press('ArrowDown');
      await expect(page.getByRole('option', {name: /See all results/})).toBeInViewport();
      await page.keyboard.press('ArrowUp');
      await expectPlace(page);
      await page.keyboard.press('Escape');
      await expect(list(page)).toBeHidden();
      await expect(box).toBeFocused();
      await page.keyboard.press('Escape');
      await expect(box).not.toBeFocused();
      await expectPlace(page);
    });
  });
}

test('Escape closes the list first, and then gives the focus back', async ({page}) => {
  await open(page, PAGE);
  const link = page.getByRole('article').locator('a[href="#keep-reasons"]').filter({visible: true}).first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await page.keyboard.type('deletion');
  await expect(hits(page)).toHaveCount(8);
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('deletion');
  // The box goes on: what is typed opens the list again.
  await page.keyboard.type('s');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

test('Escape gives the focus back at once when there is no list', async ({page}) => {
  await open(page, PAGE);
  const link = page.getByRole('article').locator('a[href="#keep-reasons"]').filter({visible: true}).first();
  await link.focus();
  await page.keyboard.press('Control+k');
  await expect(field(page)).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(link).toBeFocused();
});

for (const width of [1440, 390]) {
  test(`a second shortcut selects the query before, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await open(page, PAGE);
    await page.keyboard.press('Control+k');
    await page.keyboard.type('gpc');
    await expect(hits(page).first()).toBeVisible();
    await page.keyboard.press('Escape');
    await page.keyboard.press('Escape');
    await expect(field(page)).not.toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(field(page)).toBeFocused();
    await expect
      .poll(() => field(page).evaluate((box: HTMLInputElement) => [box.selectionStart, box.selectionEnd]))
      .toEqual([0, 3]);
    await page.keyboard.type('dsar');
    await expect(field(page)).toHaveValue('dsar');
    // And once more, from within the box.
    await page.keyboard.press('Control+k');
    await expect
      .poll(() => field(page).evaluate((box: HTMLInputElement) => [box.selectionStart, box.selectionEnd]))
      .toEqual([0, 4]);
  });
}

for (const width of [1440, 390, 320]) {
  test(`open, the search is in the middle and fits the screen, at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await open(page, PAGE);
    await field(page).click();
    await expect(list(page)).toHaveAccessibleName('Suggestions');
    const box = () =>
      list(page).evaluate((element) => {
        const {left, right} = element.getBoundingClientRect();
        return {left, right: window.innerWidth - right, width: right - left};
      });
    const {left, right, width: listWidth} = await box();
    expect(Math.abs(left - right)).toBeLessThanOrEqual(1);
    expect(listWidth).toBeGreaterThanOrEqual(Math.min(638, width));
    await page.keyboard.type('deletion');
    await expect(hits(page)).toHaveCount(8);
    // Nothing of a hit is cut off, however narrow the screen is.
    const cut = await hits(page).evaluateAll((all) =>
      all
        .filter((hit) =>
          [hit, ...hit.querySelectorAll('*')].some(
            (one) => one.scrollWidth > one.clientWidth + 1 && one.clientWidth > 0,
          ),
        )
        .map(({textContent}) => textContent),
    );
    expect(cut).toEqual([]);
    await page.getByRole('button', {name: 'Close search'}).click();
    await expect(list(page)).toBeHidden();
    await expect(field(page)).not.toBeFocused();
  });
}

test('the keyboard goes past the box without opening it', async ({page}) => {
  await open(page, PAGE);
  await field(page).focus();
  await expect(page.locator('[data-index=ready]')).toBeVisible();
  await expect(list(page)).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', {name: /Switch between dark and light mode/})).toBeFocused();
  // The first arrow opens it, the second goes to the first task.
  await field(page).focus();
  await page.keyboard.press('ArrowDown');
  await expect(list(page).getByRole('option')).toHaveCount(3);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/docs/request-manager/getting-started');
});

test('hits stand by kind, and the first of all is the best and selected', async ({page}) => {
  await open(page, '/');
  await field(page).click();
  await page.keyboard.type('hubspot webhook');
  await expect(hits(page)).toHaveCount(8);
  const names = await list(page)
    .getByRole('group')
    .evaluateAll((groups) => groups.map((group) => group.getAttribute('aria-label') ?? ''));
  expect(names.length).toBeGreaterThan(2);
  expect(names.at(-1)).toBe('More');
  expect(new Set(names).size).toBe(names.length);
  await expect(list(page).getByRole('option').first()).toHaveAttribute('aria-selected', 'true');
  await expect(page.locator('.navbar').getByRole('status')).toHaveText(/^The best 8 of \d+ results$/);
});

test('without hits the list leads on', async ({page}) => {
  await open(page, PAGE);
  await field(page).click();
  await page.keyboard.type('xyzzy plugh');
  await expect(list(page).getByRole('option')).toHaveText([
    'See all results outside "Docs"',
    'Search the catalog of services for “xyzzy plugh”',
    'Browse all topics',
    'Ask support',
  ]);
  await list(page)
    .getByRole('option', {name: /catalog/})
    .click();
  await expect(page).toHaveURL('/docs/integrations/catalog?q=xyzzy+plugh');
});
