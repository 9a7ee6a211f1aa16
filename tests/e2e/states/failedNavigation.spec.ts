import {expect, hydrated, idle, open, test} from '../../support/test';
import {START, failOnce, neighbor, recordDocuments, reportConnection} from './chunks';
import {ABORTED, REJECTED, noise} from './noise';

// Docusaurus warns before it reloads; after the reload, the chunk can fail as on any first load.
test.use({expectedNoise: noise(ABORTED, REJECTED, /^warning: ChunkLoadError: Loading chunk \w+ failed/)});

const NOT_IN_FULL = 'This page could not be loaded in full. Check your connection and try again.';

test('a navigation whose chunk fails once loads the new address in full', async ({page}) => {
  await reportConnection(page);
  await open(page, START);
  const next = await neighbor(page);
  const documents = recordDocuments(page);
  await failOnce(page, next.chunk);

  await next.link.click();
  await expect(page.locator('h1')).toHaveText(next.title);
  await hydrated(page);
  expect(new URL(page.url()).pathname).toBe(next.path);
  await expect(page.getByRole('alert')).toHaveCount(0);
  expect(documents()).toEqual([next.path]);
});

test('a navigation whose chunk keeps failing ends with the static page and the error', async ({page}) => {
  await reportConnection(page);
  await open(page, START);
  const next = await neighbor(page);
  const documents = recordDocuments(page);
  await page.route(next.chunk, (route) => route.abort());

  await next.link.click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText(NOT_IN_FULL);
  await expect(page.locator('h1')).toHaveText(next.title);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  // A loop would ask for the document again.
  await idle(page);
  expect(documents()).toEqual([next.path]);

  await page.unroute(next.chunk);
  await alert.getByRole('button', {name: 'Retry'}).click();
  await hydrated(page);
  await expect(page.locator('h1')).toHaveText(next.title);
  await expect(alert).toHaveCount(0);
  expect(documents()).toEqual([next.path, next.path]);
});

test('Back returns to the page before after a navigation that failed', async ({page}) => {
  await reportConnection(page);
  await open(page, START);
  const next = await neighbor(page);
  await failOnce(page, next.chunk);
  await next.link.click();
  await expect(page.locator('h1')).toHaveText(next.title);
  await hydrated(page);

  await page.goBack();
  await expect(page).toHaveURL(START);
  await expect(page.locator('h1')).toHaveText('Deletion');
  await hydrated(page);
});

test('a navigation that overtakes another and fails ends with the static page and the error', async ({
  page,
}) => {
  await reportConnection(page);
  await open(page, START);
  const first = await neighbor(page, 'next');
  const second = await neighbor(page, 'prev');
  const documents = recordDocuments(page);
  let fail: (() => void) | undefined;
  const failed = new Promise<void>((resolve) => {
    fail = resolve;
  });
  // The second page's chunk fails once the first one's has come, when the second page is waited for in its place.
  await page.route(second.chunk, async (route) => {
    await failed;
    await route.abort();
  });
  await page.route(first.chunk, async (route) => {
    await second.link.click();
    await route.continue();
  });

  await first.link.click();
  await expect(page.getByRole('main').getByRole('status')).toBeVisible();
  fail?.();
  await expect(page.getByRole('alert')).toContainText(NOT_IN_FULL);
  await expect(page.locator('h1')).toHaveText(second.title);
  await expect(page.locator('html')).toHaveAttribute('data-has-hydrated', 'false');
  await idle(page);
  expect(documents()).toEqual([second.path]);
});

test('a failed prefetch does no harm: the navigation asks again and needs no reload', async ({page}) => {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(new URL(request.url()).pathname));
  await page.route('**/assets/js/*', async (route) => {
    // "other" is what the browser calls a prefetch, in contrast to "script".
    await (route.request().resourceType() === 'script' ? route.continue() : route.abort());
  });
  await open(page, START);
  const next = await neighbor(page);
  const documents = recordDocuments(page);
  await next.link.scrollIntoViewIfNeeded();
  await expect.poll(() => failed).toContain(next.chunk.replace('**', ''));

  await next.link.click();
  await expect(page.locator('h1')).toHaveText(next.title);
  expect(documents()).toEqual([]);
});
