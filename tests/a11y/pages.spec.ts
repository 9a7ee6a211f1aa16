import type {Page} from '@playwright/test';
import {pagesForBrowser, sitemapPaths, unlistedPaths} from '../support/pages';
import {expect, hydrated, open, switchToDark, test} from '../support/test';
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

const paths = pagesForBrowser([...sitemapPaths(), ...unlistedPaths(), '/search', '/no/such/page']);

for (const path of paths) {
  // The page is asked for with status 404, which the browser reports.
  const noise = path === '/no/such/page' ? /status of 404/ : undefined;

  test.describe(path, () => {
    test.use({expectedNoise: noise});

    test(`${path} is accessible in light and dark, on a wide screen`, async ({page}) => {
      await open(page, path);
      expect(await findViolations(page)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
      await switchToDark(page);
      expect(await findViolations(page, {only: COLOR_RULES})).toEqual([]);
    });

    test(`${path} is accessible on a phone`, async ({page}) => {
      await page.setViewportSize({width: 390, height: 844});
      await page.goto(path);
      await hydrated(page);
      expect(await findViolations(page, ON_PHONE)).toEqual([]);
      expect(await sidewaysScroll(page)).toBe(0);
    });
  });
}
