import fs from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, hydrated, test} from '../support/test';
import {PICTURES, STATES, pictureName, pictureNames, viewsOf, type State} from './states';
import {dismissAnnouncement, drawn, setTheme, useCodeFont, useTextFont} from './steady';

/** Git keeps every version of every picture. */
const MOST_BYTES = 13_500_000;
/** Height of the navbar. */
const NAVBAR = 56;
/** Between it and what is brought to the top. */
const AIR = 16;

/** Brings to the top what a state is about, and takes the pointer away from what it may be over. */
async function comeToRest(page: Page, {at, part}: State): Promise<void> {
  await page.mouse.move(0, 0);
  const top = at ?? part;
  await top?.(page).evaluate((element, above) => {
    // What is fixed stays where it is.
    if (getComputedStyle(element).position === 'fixed') return;
    window.scrollTo({
      top: window.scrollY + element.getBoundingClientRect().top - above,
      behavior: 'instant',
    });
  }, NAVBAR + AIR);
  await drawn(page);
}

/** The part of the window that is taken. */
async function clipOf(page: Page, {part, height: most = Infinity}: State) {
  const {width, height} = page.viewportSize() ?? {width: 0, height: 0};
  const box = (await part?.(page).boundingBox()) ?? {x: 0, y: 0, width, height};
  const x = Math.max(box.x, 0);
  // What has gone behind the navbar is not seen.
  const y = box.y < 0 ? NAVBAR : box.y;
  return {
    x,
    y,
    width: Math.min(box.x + box.width, width) - x,
    height: Math.min(box.y + box.height - y, height - y, most),
  };
}

for (const state of STATES) {
  test.describe(state.name, () => {
    test.use({expectedNoise: state.noise});

    test('looks as it did', async ({page}) => {
      await useCodeFont(page);
      await useTextFont(page);
      if (!state.isAnnounced) await dismissAnnouncement(page);
      await state.prepare?.(page);
      // What changes with the day.
      const mask = [page.locator('.theme-announcement-bar'), page.locator('.theme-last-updated')];
      let isShown = false;
      for (const view of viewsOf(state)) {
        const [theme, forcedColors] =
          view.colors === 'forced' ? (['light', 'active'] as const) : ([view.colors, 'none'] as const);
        await page.emulateMedia({forcedColors});
        await page.setViewportSize(view.window);
        const isNew = !isShown || state.isLost;
        if (isNew) {
          await page.goto(state.path);
          if (!state.isDead) await hydrated(page);
        }
        await setTheme(page, theme);
        if (isNew) await state.show?.(page);
        isShown = true;
        await comeToRest(page, state);
        const clip = await clipOf(page, state);
        await expect.soft(page).toHaveScreenshot(pictureName(state, view), {clip, mask});
      }
    });
  });
}

test('every picture is of a state, and together they are small', () => {
  const names = pictureNames();
  expect(names.length).toBeGreaterThanOrEqual(160);
  expect(fs.readdirSync(PICTURES).sort()).toEqual(names.sort());
  const sizes = names.map((name) => fs.statSync(path.join(PICTURES, name)).size);
  expect(sizes.reduce((sum, size) => sum + size, 0)).toBeLessThan(MOST_BYTES);
});
