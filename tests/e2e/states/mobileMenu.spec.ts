import type {Page} from '@playwright/test';
import {expect, open, test} from '../../support/test';
import {START} from './chunks';

function parts(page: Page) {
  const menu = page.locator('.navbar-sidebar');
  return {
    toggle: page.getByRole('button', {name: 'Toggle navigation bar'}),
    sidebar: page.locator('aside.theme-doc-sidebar-container'),
    toc: page.locator('.theme-doc-toc-desktop'),
    menu,
    main: menu.locator('.navbar-sidebar__item').first(),
    secondary: menu.locator('.navbar-sidebar__item').last(),
    back: menu.getByRole('button', {name: 'Back to main menu'}),
    close: menu.getByRole('button', {name: 'Close navigation bar'}),
  };
}

for (const width of [320, 360, 390]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 640}});

    test('nothing of the navbar is drawn over the open menu', async ({page}) => {
      await open(page, START);
      const {toggle, menu} = parts(page);
      await toggle.click();
      await expect(menu).toBeInViewport({ratio: 1});
      const above = await page.evaluate(() => {
        const inner = document.querySelector('.navbar__inner');
        // What lets the pointer through is drawn all the same.
        for (const part of inner?.querySelectorAll<HTMLElement | SVGElement>('*') ?? []) {
          part.style.setProperty('pointer-events', 'auto', 'important');
        }
        const {width: right, bottom} = inner?.getBoundingClientRect() ?? {width: 0, bottom: 0};
        const found = new Set<string>();
        for (let x = 1; x < right; x += 3) {
          for (let y = 1; y < bottom; y += 3) {
            const top = document.elementFromPoint(x, y);
            if (top && inner?.contains(top)) found.add(top.outerHTML.slice(0, 80));
          }
        }
        return [...found];
      });
      expect(above).toEqual([]);
    });
  });
}

for (const width of [390, 995]) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 844}});

    test('a docs page has the menu instead of the sidebar', async ({page}) => {
      await open(page, START);
      const {toggle, sidebar, toc, menu} = parts(page);
      await expect(toggle).toBeVisible();
      await expect(sidebar).toBeHidden();
      await expect(toc).toBeHidden();
      await expect(menu).not.toBeInViewport();
    });

    test('the menu opens at its top, with rows of 44 px, and the way back stays in view', async ({page}) => {
      await open(page, '/docs/integrations/connection-instructions/hubspot');
      const {toggle, menu, secondary, back} = parts(page);
      await toggle.click();
      await expect(menu.getByRole('link', {name: 'Home', exact: true})).toBeInViewport({ratio: 1});
      const rows = await secondary
        .locator('.menu__link')
        .evaluateAll((links) => links.map((link) => link.getBoundingClientRect().height));
      expect(rows.length).toBeGreaterThan(8);
      expect(rows.filter((height) => height < 44)).toEqual([]);
      await menu.getByRole('link', {name: 'HubSpot', exact: true}).scrollIntoViewIfNeeded();
      await secondary.evaluate((list) => list.scrollTo(0, list.scrollHeight));
      await expect(back).toBeInViewport({ratio: 0.99});
    });

    test('the way back gives the focus to the main menu', async ({page}) => {
      await open(page, START);
      const {toggle, main, back} = parts(page);
      await toggle.click();
      await back.press('Enter');
      await expect(main.getByRole('link').first()).toBeFocused();
    });

    test('the open menu is a dialog that keeps the focus', async ({page}) => {
      await open(page, START);
      const {toggle, close} = parts(page);
      await toggle.click();
      await expect(page.getByRole('dialog', {name: 'Menu'})).toBeVisible();
      await expect(close).toBeFocused();
      for (let presses = 0; presses < 4; presses += 1) {
        await page.keyboard.press('Shift+Tab');
        // Outside of the menu is the browser's own frame alone.
        const isBehind = await page.evaluate(() => {
          const {activeElement} = document;
          return activeElement !== document.body && !activeElement?.closest('.navbar-sidebar');
        });
        expect(isBehind).toBe(false);
      }
    });

    test('the menu opens with the pages of the docs, and goes back to the main menu', async ({page}) => {
      await open(page, START);
      const {toggle, menu, main, secondary, back, close} = parts(page);
      await toggle.click();
      await expect(menu).toBeInViewport();
      await expect(back).toBeInViewport();
      await expect(secondary.locator(`a[href="${START}"]`)).toBeInViewport();
      await expect(secondary.locator(`a[href="${START}"]`)).toHaveAttribute('aria-current', 'page');
      await expect(main.getByRole('link', {name: 'Changelog'})).not.toBeInViewport();

      await back.click();
      await expect(main.getByRole('link', {name: 'Docs', exact: true})).toBeInViewport();
      await expect(main.getByRole('link', {name: 'Changelog'})).toBeInViewport();
      await expect(main.getByRole('link', {name: 'API'})).toBeInViewport();
      await expect(secondary.locator(`a[href="${START}"]`)).not.toBeInViewport();

      await close.click();
      await expect(menu).not.toBeInViewport();
    });

    test('a page of the menu opens and closes the menu', async ({page}) => {
      await open(page, START);
      const {toggle, menu, secondary} = parts(page);
      await toggle.click();
      const link = secondary.locator('.theme-doc-sidebar-item-link a').filter({visible: true});
      const other = link.and(page.locator(`:not([href="${START}"])`)).first();
      const address = (await other.getAttribute('href')) ?? '';
      await other.click();
      await expect(page).toHaveURL(address);
      await expect(menu).not.toBeInViewport();
    });

    test('Escape and the cross close the menu, and the focus goes back to its button', async ({page}) => {
      await open(page, START);
      const {toggle, menu, close} = parts(page);
      await toggle.click();
      await expect(menu).toBeInViewport();
      await page.keyboard.press('Tab');
      await page.keyboard.press('Escape');
      await expect(menu).not.toBeInViewport();
      await expect(toggle).toBeFocused();
      // Closed, it stays so.
      await page.keyboard.press('Escape');
      await expect(menu).not.toBeInViewport();

      await page.keyboard.press('Enter');
      await expect(menu).toBeInViewport();
      await close.focus();
      await page.keyboard.press('Enter');
      await expect(menu).not.toBeInViewport();
      await expect(toggle).toBeFocused();
    });

    test('a page without a sidebar has the main menu only', async ({page}) => {
      await open(page, '/search');
      const {toggle, main, back} = parts(page);
      await toggle.click();
      await expect(main.getByRole('link', {name: 'Changelog'})).toBeInViewport();
      await expect(back).not.toBeInViewport();
    });
  });
}

test.describe('at 996 px', () => {
  test.use({viewport: {width: 996, height: 844}});

  test('a docs page has the sidebar instead of the menu', async ({page}) => {
    await open(page, START);
    const {toggle, sidebar, toc, menu} = parts(page);
    await expect(toggle).toBeHidden();
    await expect(menu).toHaveCount(0);
    await expect(sidebar).toBeVisible();
    // The text has the room of the contents: they are a line above it.
    await expect(toc).toBeHidden();
    await expect(page.locator('.theme-doc-toc-mobile')).toBeVisible();
    await expect(page.locator('.navbar').getByRole('link', {name: 'Changelog'})).toBeVisible();
  });

  test('a window that becomes narrow and wide again switches both ways', async ({page}) => {
    await open(page, START);
    const {toggle, sidebar} = parts(page);
    await page.setViewportSize({width: 995, height: 844});
    await expect(toggle).toBeVisible();
    await expect(sidebar).toBeHidden();
    await page.setViewportSize({width: 996, height: 844});
    await expect(toggle).toBeHidden();
    await expect(sidebar).toBeVisible();
  });
});
