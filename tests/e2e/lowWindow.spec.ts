import {PAGES} from '../../scripts/bench/pages';
import {expect, open, test} from '../support/test';

/** A window of 1280 x 1024 pixels at 400 %. */
const WINDOW = {width: 320, height: 256};

test('in a low window, what stays in view takes less than a fifth of its height', async ({page}) => {
  await page.setViewportSize(WINDOW);
  for (const {path} of PAGES.filter(({kind}) => kind !== 'not found')) {
    await open(page, path);
    await page.evaluate(() => window.scrollTo({top: 600, behavior: 'instant'}));
    const heights = await page.evaluate(() =>
      [...document.querySelectorAll('body *')].map((element) => {
        const {position, visibility} = getComputedStyle(element);
        const {top, bottom, width, height} = element.getBoundingClientRect();
        const isBar = ['fixed', 'sticky'].includes(position) && width > window.innerWidth / 2;
        const isInView = bottom > 0 && top < window.innerHeight && element.checkVisibility();
        return isBar && isInView && visibility === 'visible' ? height : 0;
      }),
    );
    const bars = heights.filter((height) => height > 0);
    expect.soft(bars.length, path).toBeGreaterThan(0);
    expect.soft(bars.reduce((sum, height) => sum + height, 0) / WINDOW.height, path).toBeLessThan(0.2);
  }
});

test('in a low window, going back through the footer leaves no stop below the navbar', async ({page}) => {
  await page.setViewportSize(WINDOW);
  await open(page, '/docs/request-manager/getting-started');
  const links = page.getByRole('contentinfo').getByRole('link');
  const last = links.last();
  await last.focus();
  for (let stop = await links.count(); stop > 1; stop -= 1) {
    await page.keyboard.press('Shift+Tab');
    const hidden = await page.evaluate(() => {
      const bar = document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0;
      const focused = document.activeElement;
      return focused && focused.getBoundingClientRect().top < bar ? focused.textContent : '';
    });
    expect.soft(hidden).toBe('');
  }
});
