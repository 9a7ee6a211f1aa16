import type {Page} from '@playwright/test';
import {expect, open, test} from '../../support/test';
import {START, neighbor, reportConnection} from './chunks';

/** What a pending navigation shows: the spinner and the progress bar. */
function indicators(page: Page) {
  return {
    spinner: page.getByRole('status').filter({hasText: 'Loading'}),
    bar: page.locator('#nprogress .bar'),
  };
}

async function expectNoIndicator(page: Page): Promise<void> {
  const {spinner, bar} = indicators(page);
  await expect(spinner).toHaveCount(0);
  await expect(bar).toHaveCount(0);
}

async function expectIndicators(page: Page): Promise<void> {
  const {spinner, bar} = indicators(page);
  await expect(spinner).toBeVisible();
  await expect(spinner).toHaveText('Loading');
  await expect(bar).toBeVisible();
}

/** Holds a chunk back until the returned function is called, which waits until the browser has it. */
async function hold(page: Page, chunk: string): Promise<() => Promise<void>> {
  let release: (() => void) | undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(chunk, async (route) => {
    await released;
    await route.continue();
  });
  return async () => {
    const response = page.waitForResponse(chunk);
    release?.();
    await (await response).finished();
  };
}

/**
 * Opens the page on which navigation begins. From here on the page's time stands still and runs only
 * on `page.clock.runFor`: the 200 ms are measured exactly, however busy the machine is.
 */
async function openWithStoppedClock(page: Page): Promise<void> {
  await reportConnection(page);
  await page.clock.install({time: new Date('2025-11-03T08:00:00Z')});
  await open(page, START);
  // Later than opening can take, and sooner than the two minutes after which a chunk counts as failed.
  await page.clock.pauseAt(new Date('2025-11-03T08:01:00Z'));
}

test('a page that takes 150 ms comes without spinner and progress bar', async ({page}) => {
  await openWithStoppedClock(page);
  const next = await neighbor(page);
  const release = await hold(page, next.chunk);

  await Promise.all([page.waitForRequest(next.chunk), next.link.click()]);
  await page.clock.runFor(150);
  await expectNoIndicator(page);
  await release();
  await expect(page.locator('h1')).toHaveText(next.title);

  await page.clock.runFor(3000);
  await expectNoIndicator(page);
});

test('a page that takes 1.5 s shows spinner and progress bar after 200 ms', async ({page}) => {
  await openWithStoppedClock(page);
  const next = await neighbor(page);
  const release = await hold(page, next.chunk);

  await Promise.all([page.waitForRequest(next.chunk), next.link.click()]);
  await page.clock.runFor(150);
  await expectNoIndicator(page);
  await page.clock.runFor(49);
  await expectNoIndicator(page);
  await page.clock.runFor(1);
  await expectIndicators(page);

  // The address is the new page's, the content still the old one's.
  expect(new URL(page.url()).pathname).toBe(next.path);
  await expect(page.locator('h1')).toHaveText('Deletion');
  await page.clock.runFor(1300);
  await expectIndicators(page);
  await expect(indicators(page).bar).toBeInViewport();
  await expect(page.locator('h1')).toHaveText('Deletion');

  await release();
  await expect(page.locator('h1')).toHaveText(next.title);
  await expect(indicators(page).spinner).toHaveCount(0);
  // The bar runs to its end before it goes.
  await page.clock.runFor(3000);
  await expectNoIndicator(page);
});

test('a hash link shows neither', async ({page}) => {
  await openWithStoppedClock(page);
  await page.locator('.table-of-contents a[href="#keep-reasons"]').click();
  await expect(page).toHaveURL(/#keep-reasons$/);
  await page.clock.runFor(3000);
  await expectNoIndicator(page);
});

test.describe('a second navigation while the first waits', () => {
  for (const indicator of ['spinner', 'bar'] as const) {
    test(`within 200 ms leaves no ${indicator}`, async ({page}) => {
      await openWithStoppedClock(page);
      const first = await neighbor(page, 'next');
      const second = await neighbor(page, 'prev');
      const release = await hold(page, first.chunk);

      await Promise.all([page.waitForRequest(first.chunk), first.link.click()]);
      await page.clock.runFor(50);
      await second.link.click();
      await expect(page.locator('h1')).toHaveText(second.title);
      await release();

      await page.clock.runFor(3000);
      await expect(indicators(page)[indicator]).toHaveCount(0);
    });
  }

  test('that waits too shows one spinner and leaves none', async ({page}) => {
    await openWithStoppedClock(page);
    const first = await neighbor(page, 'next');
    const second = await neighbor(page, 'prev');
    const releaseFirst = await hold(page, first.chunk);
    const releaseSecond = await hold(page, second.chunk);

    await Promise.all([page.waitForRequest(first.chunk), first.link.click()]);
    await page.clock.runFor(300);
    await expectIndicators(page);
    await Promise.all([page.waitForRequest(second.chunk), second.link.click()]);
    await page.clock.runFor(300);
    await expectIndicators(page);

    await releaseSecond();
    await expect(page.locator('h1')).toHaveText(second.title);
    await releaseFirst();
    await page.clock.runFor(3000);
    await expectNoIndicator(page);
  });

  test('and waits longer shows one spinner in its place', async ({page}) => {
    await openWithStoppedClock(page);
    const first = await neighbor(page, 'next');
    const second = await neighbor(page, 'prev');
    const releaseFirst = await hold(page, first.chunk);
    const releaseSecond = await hold(page, second.chunk);

    await Promise.all([page.waitForRequest(first.chunk), first.link.click()]);
    await page.clock.runFor(300);
    await Promise.all([page.waitForRequest(second.chunk), second.link.click()]);
    await page.clock.runFor(300);

    // Docusaurus takes the first page's arrival for the second's, and shows what stands in for it.
    await releaseFirst();
    await expect(page.locator('h1')).toHaveCount(0);
    await page.clock.runFor(300);
    await expect(indicators(page).spinner).toHaveCount(1);
    await expect(page.getByRole('main').getByRole('status')).toBeVisible();

    await releaseSecond();
    await expect(page.locator('h1')).toHaveText(second.title);
    await page.clock.runFor(3000);
    await expectNoIndicator(page);
  });

  test('Back to the page that is still shown leaves no spinner', async ({page}) => {
    await openWithStoppedClock(page);
    const next = await neighbor(page);
    const release = await hold(page, next.chunk);

    await Promise.all([page.waitForRequest(next.chunk), next.link.click()]);
    await page.clock.runFor(50);
    await page.goBack();
    await expect(page).toHaveURL(START);
    await page.clock.runFor(3000);
    await expect(indicators(page).spinner).toHaveCount(0);

    await release();
    await expect(page.locator('h1')).toHaveText('Deletion');
    await expect(indicators(page).spinner).toHaveCount(0);
  });
});
