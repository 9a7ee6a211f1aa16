import type {Page} from '@playwright/test';
import {pagesForBrowser} from '../support/pages';
import {expect, open, switchToDark, test} from '../support/test';
import {COLOR_RULES, findViolations} from './findViolations';

/** Pixels by which the page can be scrolled sideways. */
async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/**
 * Reading colors takes more than half of a check, and those of a phone are the ones of a wide screen. What only a
 * phone shows is among the states.
 */
const ON_PHONE = process.env.ALL_PAGES ? {} : {without: COLOR_RULES};

// Transitions of colors would be measured halfway.
test.use({contextOptions: {reducedMotion: 'reduce'}});

const NOT_FOUND = '/404';
const paths = [...pagesForBrowser(), '/search', NOT_FOUND];

for (const path of paths) {
  test.describe(path, () => {
    // The host has no page at the address of its 404 page, either, and the browser reports the status.
    test.use({expectedNoise: path === NOT_FOUND ? /status of 404/ : undefined});

    test(`${path} is accessible on a wide screen in light and dark, and on a phone`, async ({page}) => {
      // Where other suites take the cores, axe needs a minute for the 407 services, or for a page of all operations.
      test.setTimeout(240_000);
      await open(page, path);
      expect.soft(await findViolations(page), 'wide').toEqual([]);
      expect.soft(await sidewaysScroll(page), 'wide').toBe(0);
      await switchToDark(page);
      expect.soft(await findViolations(page, {only: COLOR_RULES}), 'wide and dark').toEqual([]);
      await page.setViewportSize({width: 390, height: 844});
      await expect(page.getByRole('button', {name: 'Toggle navigation bar'})).toBeVisible();
      expect.soft(await findViolations(page, ON_PHONE), 'phone').toEqual([]);
      expect.soft(await sidewaysScroll(page), 'phone').toBe(0);
    });
  });
}
