import type {Locator, Page} from '@playwright/test';
import {expect, hydrated, open, switchToDark, test} from '../../support/test';
import {START} from './chunks';
import {ABORTED} from './noise';

function toggleOf(page: Page): Locator {
  return page.locator('.navbar').getByRole('button', {name: /Switch between dark and light mode/});
}

function background(page: Page): Promise<string> {
  return page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
}

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`on a system in ${colorScheme} mode`, () => {
    test.use({colorScheme});

    test('the site is light at first', async ({page}) => {
      await open(page, START);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
      await expect(page.locator('html')).toHaveAttribute('data-theme-choice', 'light');
    });

    test('the toggle knows light and dark only', async ({page}) => {
      await open(page, START);
      const html = page.locator('html');
      for (const mode of ['dark', 'light', 'dark', 'light']) {
        await toggleOf(page).click();
        await expect(html).toHaveAttribute('data-theme', mode);
        await expect(html).toHaveAttribute('data-theme-choice', mode);
        await expect(toggleOf(page)).toHaveAccessibleName(
          `Switch between dark and light mode (currently ${mode} mode)`,
        );
      }
    });

    test('the choice is remembered after a reload and on other pages', async ({page}) => {
      await open(page, START);
      await switchToDark(page);
      await page.reload();
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
      await open(page, '/changelog');
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');

      await toggleOf(page).click();
      await page.reload();
      await hydrated(page);
      await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
    });
  });
}

test('a change of the system does not change the site', async ({page}) => {
  await open(page, START);
  await page.emulateMedia({colorScheme: 'dark'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  await page.reload();
  await hydrated(page);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
});

test.describe('before the scripts', () => {
  test.use({expectedNoise: ABORTED});

  test('the remembered mode is there: no flash of light', async ({page}) => {
    await open(page, START);
    const light = await background(page);
    await switchToDark(page);
    const dark = await background(page);
    expect(dark).not.toBe(light);

    await page.route('**/assets/js/**', (route) => route.abort());
    await page.reload({waitUntil: 'domcontentloaded'});
    await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
    await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
    expect(await background(page)).toBe(dark);
  });
});

for (const mode of ['light', 'dark']) {
  test(`a system with more contrast gets no quiet text and no faint line in ${mode} mode`, async ({page}) => {
    await open(page, START);
    if (mode === 'dark') await switchToDark(page);
    await page.emulateMedia({contrast: 'more'});
    const colors = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement);
      return Object.fromEntries(
        ['--ink', '--ink2', '--muted', '--control', '--line'].map((name) => [
          name,
          style.getPropertyValue(name),
        ]),
      );
    });
    expect(colors['--muted']).toBe(colors['--ink']);
    expect(colors['--ink2']).toBe(colors['--ink']);
    expect(colors['--line']).toBe(colors['--control']);
  });
}
