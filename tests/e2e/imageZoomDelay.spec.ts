import {expect, open, test} from '../support/test';

// In a window of its own: a clock that has been installed comes late out of one that several tests share, and throws in
// the next test's page.
test('images get the zoom 500 ms after the page, not before', async ({page}) => {
  await page.clock.install();
  await open(page, '/docs/request-manager/request-processing/request-actions');
  // Stops the page's time, so that the 500 ms pass only as the test says.
  await page.clock.pauseAt(new Date(Date.now() + 60_000));
  await page.locator('.theme-doc-sidebar-container').getByRole('link', {name: 'Wizard flow'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Wizard flow');
  const image = page.locator('.markdown figure img').first();
  await page.clock.runFor(499);
  await expect(image).not.toHaveClass(/medium-zoom-image/);
  await page.clock.runFor(1);
  await expect(image).toHaveClass(/medium-zoom-image/);
});
