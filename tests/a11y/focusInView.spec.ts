import type {Page} from '@playwright/test';
import {PAGES} from '../../scripts/bench/pages';
import {expect, open, test} from '../support/test';

/** A page at 400 % and at 200 % of 1280 pixels, and a window that is higher than low. */
const WINDOWS = [
  {width: 320, height: 256},
  {width: 640, height: 400},
  {width: 640, height: 512},
] as const;

/** What may cover the list of services: the tray of the comparison, with as many names as it has room for. */
const CATALOG = '/docs/integrations/catalog';
const CHOSEN = ['hubspot', 'zendesk', 'mysql', 'salesforce', 'acuity-scheduling', 'acoustic'];

/** How often Tab is pressed in a list. */
const STOPS = 24;
/** How often it is pressed on a page: head, and the beginning of the content. */
const STOPS_ON_PAGE = 40;

/**
 * What has the focus, if nothing of it can be seen: by the corners and the middle of what is in the window, because a
 * table may be longer than that.
 */
const hiddenFocus = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const element = document.activeElement;
    if (!element || element === document.body) return undefined;
    const rects = [...element.getClientRects()].map((rect) => ({
      left: Math.max(rect.left, 0),
      right: Math.min(rect.right, innerWidth),
      top: Math.max(rect.top, 0),
      bottom: Math.min(rect.bottom, innerHeight),
    }));
    const isSeen = rects
      .filter(({left, right, top, bottom}) => left <= right && top <= bottom)
      .some(({left, right, top, bottom}) =>
        [
          [(left + right) / 2, (top + bottom) / 2],
          ...[left + 1, right - 1].flatMap((x) => [top + 1, bottom - 1].map((y) => [x, y])),
        ].some(([x = 0, y = 0]) => {
          const shown = document.elementFromPoint(x, y);
          return shown !== null && (element.contains(shown) || shown.contains(element));
        }),
      );
    return isSeen
      ? undefined
      : `${element.tagName} “${(element.textContent || element.ariaLabel || '').slice(0, 40)}”`;
  });

/** Presses a key again and again. Gives what could not be seen when it had the focus. */
async function tour(page: Page, key: string, stops: number): Promise<string[]> {
  const hidden: string[] = [];
  for (let stop = 0; stop < stops; stop += 1) {
    await page.keyboard.press(key);
    // The browser scrolls with the next frame.
    await page.evaluate(() => new Promise(requestAnimationFrame));
    hidden.push(...[await hiddenFocus(page)].filter((name) => name !== undefined));
  }
  return hidden;
}

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const viewport of WINDOWS) {
  test.describe(`at ${viewport.width} x ${viewport.height} px`, () => {
    test.use({viewport, expectedNoise: /status of 404/});

    test('what has the focus can be seen on every kind of page', async ({page}) => {
      test.slow();
      for (const {path} of PAGES) {
        await open(page, path);
        expect(await tour(page, 'Tab', STOPS_ON_PAGE), path).toEqual([]);
      }
    });

    for (const count of [1, CHOSEN.length]) {
      test(`what has the focus can be seen beside ${count} chosen to compare`, async ({page}) => {
        const chosen = CHOSEN.slice(0, count).map((slug) => `chosen=${slug}`);
        await open(page, `${CATALOG}?${chosen.join('&')}`);
        await expect(page.getByRole('region', {name: 'Comparison'})).toBeVisible();
        await page.getByRole('link', {name: 'Braze'}).first().focus();
        expect(await tour(page, 'Tab', STOPS)).toEqual([]);
        expect(await tour(page, 'Shift+Tab', STOPS)).toEqual([]);
      });
    }
  });
}

test('no value of the filter has the focus where the column fades', async ({page}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await open(page, CATALOG);
  const first = page.getByRole('group', {name: 'It can'}).getByRole('checkbox').first();
  await expect(first).toBeEnabled();
  await first.focus();
  const stops: {readonly name: string; readonly isFaded: boolean}[] = [];
  for (let stop = 0; stop < STOPS_ON_PAGE; stop += 1) {
    await page.keyboard.press('Tab');
    await page.evaluate(() => new Promise(requestAnimationFrame));
    const value = await page.evaluate(() => {
      const element = document.activeElement;
      let column = element?.parentElement;
      while (column && getComputedStyle(column).maskImage === 'none') column = column.parentElement;
      if (!element || !column) return undefined;
      const [, height] = /100% - (\d+)px/.exec(getComputedStyle(column).maskImage) ?? [];
      const opaque = column.getBoundingClientRect().bottom - Number(height);
      const isFaded = !(element.getBoundingClientRect().bottom <= opaque);
      return {name: element.parentElement?.textContent ?? '', isFaded};
    });
    if (value) stops.push(value);
  }
  expect(stops.length).toBeGreaterThan(10);
  expect(stops.filter(({isFaded}) => isFaded)).toEqual([]);
});

/** Pages with long tables, whose heads stay in view, and links in them. */
const LONG_TABLES = [
  '/docs/privacy-guides/laws-at-a-glance',
  '/api/v2/changes',
  '/docs/overview/data-files',
  '/docs/overview/error-codes',
];

test.describe('beside what stays in view', () => {
  for (const path of LONG_TABLES) {
    test(`what has the focus can be seen on the way back through ${path}`, async ({page}) => {
      await page.setViewportSize({width: 1440, height: 900});
      await open(page, path);
      await page.getByRole('contentinfo').getByRole('link').first().focus();
      expect(await tour(page, 'Shift+Tab', 60)).toEqual([]);
    });
  }

  test('what has the focus can be seen on the way back through tables whose first column stays', async ({
    page,
  }) => {
    await page.setViewportSize({width: 390, height: 844});
    await open(page, '/docs/privacy-guides/audit-evidence');
    await page.getByRole('contentinfo').getByRole('link').first().focus();
    expect(await tour(page, 'Shift+Tab', 80)).toEqual([]);
  });

  test.describe('below a search that has failed', () => {
    test.use({expectedNoise: /Failed to load resource/});

    for (const viewport of [{width: 390, height: 844}, WINDOWS[1]]) {
      test(`what has the focus can be seen at ${viewport.width} px`, async ({page}) => {
        await page.setViewportSize(viewport);
        await page.context().route(/search-index/, (route) => route.abort());
        await page.goto('/search?q=deletion');
        await expect(page.getByRole('alert')).toBeVisible();
        await page.getByRole('contentinfo').getByRole('link').last().focus();
        expect(await tour(page, 'Shift+Tab', STOPS_ON_PAGE)).toEqual([]);
      });
    }
  });

  test('what has the focus can be seen on the way back through a comparison', async ({page}) => {
    await page.setViewportSize({width: 390, height: 844});
    const chosen = CHOSEN.slice(0, 3).map((slug) => `chosen=${slug}`);
    await open(page, `${CATALOG}?${chosen.join('&')}&view=compare`);
    const dialog = page.getByRole('dialog');
    await expect(dialog).toBeVisible();
    await dialog
      .getByRole('button', {name: /^Remove/})
      .last()
      .focus();
    expect(await tour(page, 'Shift+Tab', 5)).toEqual([]);
  });
});
