import {PAGES} from '../../scripts/bench/pages';
import {expect, open, test} from '../support/test';
import {findCutOff, spaceText} from './cutOff';

/** 1280 x 1024 pixels at 400 %, the narrowest window with a sidebar, and a small laptop. */
const WINDOWS = [
  {width: 320, height: 256},
  {width: 996, height: 700},
  {width: 1280, height: 800},
] as const;

/** What opens on a page, and stays. */
const OPEN = ['/docs/integrations/catalog?chosen=zendesk&chosen=mysql&chosen=hubspot'];

test.use({contextOptions: {reducedMotion: 'reduce'}});

for (const path of [...PAGES.map((page) => page.path), ...OPEN]) {
  test.describe(path, () => {
    test.use({expectedNoise: /status of 404/});

    test(`${path} has all of its text and controls in every window, and with wide spacing`, async ({
      page,
    }) => {
      await open(page, path);
      for (const spacing of ['its own', 'wide'] as const) {
        if (spacing === 'wide') await spaceText(page);
        for (const viewport of WINDOWS) {
          await page.setViewportSize(viewport);
          const message = `${viewport.width} px, ${spacing} spacing`;
          // Lists of services take their places while they come into view.
          await expect.poll(() => findCutOff(page), {message}).toEqual([]);
        }
      }
    });
  });
}
