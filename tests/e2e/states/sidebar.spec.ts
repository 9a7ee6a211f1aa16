import type {Locator, Page} from '@playwright/test';
import sidebars from '../../../sidebars';
import {AREAS} from '../../../src/product/areas';
import {expect, open, test} from '../../support/test';
import {START} from './chunks';

const OPEN = ':not(.menu__list-item--collapsed)';
const CLOSED = '.menu__list-item--collapsed';

function categories(page: Page, level: number, state = ''): Locator {
  return page.locator(`.theme-doc-sidebar-menu .theme-doc-sidebar-item-category-level-${level}${state}`);
}

function labelOf(category: Locator): Locator {
  return category.locator('> .menu__list-item-collapsible a.menu__link');
}

/** What opens and closes a category: its label, or a button beside it when the label is a link. */
function toggleOf(category: Locator): Locator {
  return category.locator('> .menu__list-item-collapsible [aria-expanded]');
}

// The inner level first: its categories are gone from the page once the outer one is closed.
for (const level of [2, 1]) {
  test(`opening a category of level ${level} closes the one that was open`, async ({page}) => {
    await open(page, START);
    await expect(categories(page, level, OPEN)).toHaveCount(1);
    const before = await labelOf(categories(page, level, OPEN)).textContent();
    const after = await labelOf(categories(page, level, CLOSED).first()).textContent();
    expect(after).not.toBe(before);

    await toggleOf(categories(page, level, CLOSED).first()).click();
    await expect(labelOf(categories(page, level, OPEN))).toHaveText([after ?? '']);

    await toggleOf(categories(page, level, OPEN)).click();
    await expect(categories(page, level, OPEN)).toHaveCount(0);
  });
}

for (const [path, groups] of [
  ['/api/v2', 0],
  ['/api/v2/create-privacy-request', 1],
  ['/api/v1', 0],
] as const) {
  test(`the sidebar of ${path} begins with ${groups} groups open, and one at a time is`, async ({page}) => {
    await open(page, path);
    await expect(categories(page, 1)).not.toHaveCount(0);
    await expect(categories(page, 1, OPEN)).toHaveCount(groups);
    await toggleOf(categories(page, 1, CLOSED).first()).click();
    await expect(categories(page, 1, OPEN)).toHaveCount(1);
  });
}

test('a category closes and opens by keyboard', async ({page}) => {
  await open(page, START);
  const toggle = toggleOf(categories(page, 2, OPEN));
  await toggle.focus();
  await page.keyboard.press('Enter');
  await expect(categories(page, 2, OPEN)).toHaveCount(0);
  await page.keyboard.press('Enter');
  await expect(categories(page, 2, OPEN)).toHaveCount(1);
  await page.keyboard.press('Space');
  await expect(categories(page, 2, OPEN)).toHaveCount(0);
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('has the eight areas, each with its icon and color, and rows of 14/20 at a pitch of 30', async ({
  page,
}) => {
  await open(page, START);
  const areas = categories(page, 1);
  await expect(areas).toHaveCount(Object.keys(AREAS).length);
  const drawn = await areas.evaluateAll((items) =>
    items.map((item) => {
      const icon = item.querySelector('svg');
      return {
        label: item.querySelector('.menu__link')?.textContent,
        icon: icon?.querySelector('use')?.getAttribute('href'),
        color: icon && getComputedStyle(icon).color,
      };
    }),
  );
  expect(drawn.map(({label}) => label)).toEqual(Object.values(AREAS).map(({label}) => label));
  expect(drawn.map(({icon}) => icon)).toEqual(Object.keys(AREAS).map((name) => `#icon-${name}`));
  expect(new Set(drawn.map(({color}) => color)).size, 'a color each').toBe(drawn.length);

  const rows = await page.locator('.theme-doc-sidebar-menu .menu__link').evaluateAll((links) =>
    links.map((link) => {
      const {fontSize, lineHeight} = getComputedStyle(link);
      return {size: `${fontSize}/${lineHeight}`, lines: (link.getBoundingClientRect().height - 10) / 20};
    }),
  );
  expect(new Set(rows.map(({size}) => size))).toEqual(new Set(['14px/20px']));
  expect(rows.filter(({lines}) => !Number.isInteger(lines))).toEqual([]);
});

test('no area has more than two levels below it', () => {
  const depth = (item: unknown): number => {
    const {items} = (typeof item === 'object' && item !== null ? item : {}) as {items?: unknown[]};
    return items ? 1 + Math.max(...items.map(depth)) : 0;
  };
  const tooDeep = sidebars.docs.filter((item) => depth(item) > 2);
  expect(sidebars.docs.length).toBeGreaterThan(8);
  expect(tooDeep).toEqual([]);
});

test('nothing hides the sidebar', async ({page}) => {
  await open(page, START);
  const sidebar = page.locator('.theme-doc-sidebar-container');
  await expect(sidebar).toBeVisible();
  await expect(page.getByRole('button', {name: /(collapse|expand|hide) sidebar/i})).toHaveCount(0);
  // Every button of the sidebar belongs to a category.
  await expect(sidebar.locator('button:not(.menu__caret)')).toHaveCount(0);
});
