import {test as base, errors, expect, type Page} from '@playwright/test';

interface Fixtures {
  /** Console messages and failed requests that a test provokes on purpose. */
  readonly expectedNoise: RegExp | undefined;
}

/**
 * Tests in a browser. A console error or warning, an uncaught error, or a request to another origin
 * fails the test, unless the test says that it provokes it.
 */
export const test = base.extend<Fixtures>({
  expectedNoise: [undefined, {option: true}],
  page: async ({page, baseURL, expectedNoise}, use) => {
    const noise: string[] = [];
    const note = (text: string, details = '') => {
      if (!expectedNoise?.test(text)) noise.push(text + details);
    };
    page.on('console', (message) => {
      if (['error', 'warning'].includes(message.type())) note(`${message.type()}: ${message.text()}`);
    });
    // With the stack, because what comes once in a hundred runs can't be asked again.
    page.on('pageerror', (error) => note(`uncaught: ${error.message}`, `\n${error.stack ?? ''}`));
    page.on('request', (request) => {
      const url = new URL(request.url());
      const isOwn = url.origin === baseURL || ['data:', 'blob:'].includes(url.protocol);
      if (!isOwn) note(`request to another origin: ${request.url()}`);
    });
    await use(page);
    // What a handler would still answer has nobody to read it. Without this, an answer that comes as the window closes
    // fails a test that has passed.
    await page.context().unrouteAll({behavior: 'ignoreErrors'});
    expect(noise, 'console errors, warnings and foreign requests').toEqual([]);
  },
});

export {expect};

/**
 * For a file whose tests depend on nothing that a window keeps from one to the next: `test.use(SHARED_WINDOW)`. Its cache
 * spares them 15 % of their work. What counts requests, stores something, or goes offline needs a window of its own.
 */
export const SHARED_WINDOW = {reuseContext: true} as const;

/** Opens a page and waits until it is alive. */
export async function open(page: Page, path: string): Promise<void> {
  await page.goto(path);
  await hydrated(page);
}

/** Waits until React has taken over the static page. */
export async function hydrated(page: Page): Promise<void> {
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'true');
}

/**
 * Waits until nothing has been asked for during half a second. Of requests that a test stops while the document goes,
 * the browser sometimes never says that they have ended: then for ten seconds, in which all that a page asks for, and a
 * page that asks for itself again and again, has done so.
 */
export async function idle(page: Page): Promise<void> {
  await page.waitForLoadState('networkidle', {timeout: 10_000}).catch((error: unknown) => {
    if (!(error instanceof errors.TimeoutError)) throw error;
  });
}

/** Waits for two frames: what an event or the page has changed by then is drawn. */
export async function drawn(page: Page): Promise<void> {
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
}

/**
 * The document that comes after a reload. Listen before what reloads. A page that stays fails the test in less time
 * than a test has, and says what it has waited for.
 */
export function nextDocument(page: Page): Promise<Page> {
  return page.waitForEvent('domcontentloaded', {timeout: 20_000});
}

/** Switches to dark mode as a reader does. */
export async function switchToDark(page: Page): Promise<void> {
  const toggle = page
    .locator('.navbar')
    .getByRole('button', {name: /Switch between dark and light mode/})
    .first();
  if (!(await toggle.isVisible())) {
    await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
    await page
      .locator('.navbar-sidebar')
      .getByRole('button', {name: /Switch between dark and light mode/})
      .click();
    await page.getByRole('button', {name: 'Close navigation bar'}).click();
  } else {
    await toggle.click();
  }
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  await colorsSettled(page);
}

/** Waits until the colors of another mode are there. */
export async function colorsSettled(page: Page): Promise<void> {
  // Colors change by transitions. Until a frame has been drawn, some are the old ones still. What inherits a color that
  // changes begins its own transition when that has ended.
  await page.evaluate(async () => {
    let running: Animation[];
    do {
      await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      running = document.getAnimations().filter(({playState}) => playState !== 'finished');
      // One that is cancelled, because its element is no longer drawn, is over too.
      await Promise.allSettled(running.map(({finished}) => finished));
    } while (running.length > 0);
  });
}
