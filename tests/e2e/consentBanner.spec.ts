import type {Locator, Page} from '@playwright/test';
import {banner, configureTagManager, openPreferences, preferences} from '../support/consent';
import {recordShifts} from '../support/layoutShift';
import {expect, open, test} from '../support/test';

const PAGE = '/docs/request-manager/getting-started';

test.use({contextOptions: {reducedMotion: 'reduce'}});
test.beforeEach(({context}) => configureTagManager(context));

/** Opens a page, and waits for the banner to have come to rest. */
async function openWithBanner(page: Page, path = PAGE): Promise<void> {
  await open(page, path);
  await expect(banner(page)).toHaveCSS('opacity', '1');
}

/** Whether elements that stand in a row overlap. */
async function overlap(elements: Locator): Promise<boolean> {
  const edges = await elements.evaluateAll((all) =>
    all.map((element) => element.getBoundingClientRect()).map(({left, right}) => [left, right] as const),
  );
  return edges.some(([left], index) => left < (edges[index - 1]?.[1] ?? 0));
}

/** What makes one button look more like the answer than another, once for each that differs. */
async function weights(buttons: Locator): Promise<readonly string[]> {
  const all = await buttons.evaluateAll((elements) =>
    elements.map((element) => {
      const {width, height} = element.getBoundingClientRect();
      const {backgroundColor, color, borderTopColor, borderTopWidth, fontSize, fontWeight, opacity} =
        getComputedStyle(element);
      return {
        width: Math.round(width),
        height: Math.round(height),
        backgroundColor,
        color,
        borderTopColor,
        borderTopWidth,
        fontSize,
        fontWeight,
        opacity,
      };
    }),
  );
  return [...new Set(all.map((weight) => JSON.stringify(weight)))];
}

for (const width of [1440, 995, 390, 320]) {
  test(`accept, reject and manage weigh the same at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height: 844});
    await openWithBanner(page);
    const answers = banner(page).getByRole('button');
    await expect(answers).toHaveText(['Accept all', 'Reject all', 'Manage choices']);
    expect(await weights(answers)).toHaveLength(1);
    expect(await overlap(answers)).toBe(false);

    await answers.last().click();
    // On a phone the pointer would rest on the button that comes to this place.
    await page.mouse.move(0, 0);
    await expect(preferences(page)).toHaveCSS('opacity', '1');
    const choices = preferences(page).getByRole('button', {name: /all|Save/});
    await expect(choices).toHaveText(['Accept all', 'Reject all', 'Save choices']);
    await expect.poll(() => weights(choices)).toHaveLength(1);
    expect(await overlap(choices)).toBe(false);
    expect(
      await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
    ).toBe(0);
  });
}

test('the banner takes no focus, is the first stop, and lets the keyboard go on to the page', async ({
  page,
}) => {
  await openWithBanner(page);
  await expect(page.getByRole('status').filter({hasText: 'privacy choices'})).toBeAttached();
  await expect(page.locator('body')).toBeFocused();
  for (const name of ['Accept all', 'Reject all', 'Manage choices']) {
    await page.keyboard.press('Tab');
    await expect(banner(page).getByRole('button', {name})).toBeFocused();
  }
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(preferences(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(preferences(page)).toBeHidden();
  await expect(banner(page).getByRole('button', {name: 'Manage choices'})).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Enter');
  await expect(page.locator('.cm__btn').last()).toBeHidden();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', {name: 'Skip to main content'})).toBeFocused();
});

test('the preferences keep the focus, and give it back', async ({page}) => {
  await openWithBanner(page);
  await openPreferences(page);
  const dialog = preferences(page);
  const close = dialog.getByRole('button', {name: 'Close'});
  await expect(dialog.locator(':focus')).toHaveCount(1);
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Shift+Tab');
  await expect(dialog.getByRole('button', {name: 'Save choices'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(close).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('contentinfo').getByText('My Privacy Choices')).toBeFocused();
});

for (const {width, height, path} of [
  {width: 1440, height: 700, path: PAGE},
  {width: 390, height: 844, path: '/changelog/2025-10'},
]) {
  test(`what has the focus is not below the banner at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    await openWithBanner(page, path);
    let last = '';
    let stops = 0;
    for (; stops < 400; stops += 1) {
      await page.keyboard.press('Tab');
      const {name, isCovered} = await page.evaluate(() => {
        const element = document.activeElement ?? document.body;
        const {left, right, top, bottom} = element.getBoundingClientRect();
        const corners: readonly (readonly [number, number])[] = [
          [left + 1, top + 1],
          [right - 1, top + 1],
          [left + 1, bottom - 1],
          [right - 1, bottom - 1],
          [(left + right) / 2, (top + bottom) / 2],
        ];
        const covers = corners.map(([x, y]) => document.elementFromPoint(x, y)?.closest('.cm'));
        return {
          name: `${element.tagName} ${element.textContent.slice(0, 40)}`,
          isCovered:
            !element.closest('.cm') && covers.every((cover) => cover !== null && cover !== undefined),
        };
      });
      expect(isCovered, name).toBe(false);
      last = name;
      if (name.startsWith('BODY')) break;
    }
    // Behind the last stop the focus leaves the page.
    expect(last).toMatch(/^BODY/);
    expect(stops).toBeGreaterThan(25);
  });
}

for (const [width, height] of [
  [1440, 700],
  [390, 844],
  [320, 480],
] as const) {
  test(`the way back to the top is above the banner at ${width} px`, async ({page}) => {
    await page.setViewportSize({width, height});
    await openWithBanner(page);
    // The button comes when the page is scrolled up, which the page sees once a frame.
    for (const top of [2000, 1500]) {
      await page.evaluate(async (y) => {
        window.scrollTo(0, y);
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      }, top);
    }
    await page.getByRole('button', {name: 'Scroll back to top'}).click();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });
}

test('the banner stays while the reader goes on, and moves nothing', async ({page}) => {
  const shifts = await recordShifts(page);
  await openWithBanner(page);
  expect(await shifts()).toEqual([]);
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'API', exact: true}).click();
  await expect(page).toHaveURL(/\/api\/v2$/);
  await expect(banner(page)).toHaveCSS('opacity', '1');
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Changelog'}).click();
  await expect(page).toHaveURL(/\/changelog$/);
  await expect(banner(page)).toHaveCSS('opacity', '1');
});

test('search and its worker go on with the banner there', async ({page}) => {
  await openWithBanner(page);
  await page.getByLabel('Search', {exact: true}).first().fill('deletion');
  await expect(page.getByRole('option', {selected: true})).toBeVisible();
  expect(page.workers()).toHaveLength(1);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/deletion/);
});

test('links and buttons in the content open the preferences too', async ({page}) => {
  await openWithBanner(page);
  await page
    .locator('article')
    .evaluate((article) =>
      article.insertAdjacentHTML(
        'afterbegin',
        '<button data-cw-open="preferences">Your <b>choices</b></button>',
      ),
    );
  await page.getByRole('article').getByText('choices', {exact: true}).click();
  await expect(preferences(page)).toBeVisible();
});

test('the banner is not on paper', async ({page}) => {
  await openWithBanner(page);
  await page.emulateMedia({media: 'print'});
  await expect(banner(page)).toBeHidden();
});

test('in forced colors, the switches and icons of the preferences can be seen', async ({page}) => {
  await page.emulateMedia({forcedColors: 'active', colorScheme: 'dark'});
  await open(page, '/');
  await openPreferences(page);
  const drawn = await preferences(page).evaluate((dialog) => {
    const styles = (selector: string) =>
      [...dialog.querySelectorAll(selector)].map((one) => getComputedStyle(one));
    return {
      color: styles('.pm__close-btn')[0]?.color,
      strokes: styles('.pm__close-btn svg, .pm__section-arrow svg').map(({stroke}) => stroke),
      outlines: styles('.toggle__icon').map(({outlineStyle}) => outlineStyle),
    };
  });
  expect(drawn.strokes).toEqual([drawn.color, drawn.color, drawn.color]);
  expect(drawn.outlines).toEqual(['solid', 'solid']);
});
