import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {expect, open, test} from '../support/test';

/** What a reader may load from the first focus of the search box to the first hits, over the wire. */
const MOST_BYTES = 250_000;
/** From the last key to the hits: when the query's terms have to be loaded, and when they are there. */
const MOST_MS = {cold: 300, warm: 50};

const hits = (page: Page) => page.getByRole('listbox').locator('[role=option]:not(a, [aria-disabled])');

/** Files that are loaded from now on, with their size as hosts compress it. */
function watchFiles(page: Page): () => Promise<Map<string, number>> {
  const files: Promise<[string, number]>[] = [];
  page.context().on('requestfinished', (request) => {
    const size = async (): Promise<[string, number]> => {
      const body = await (await request.response())?.body();
      return [new URL(request.url()).pathname, body ? brotliCompressSync(body).length : 0];
    };
    files.push(size());
  });
  return async () => new Map(await Promise.all(files));
}

/** Milliseconds from writing a query into the box to the first frame with hits. */
async function timeToHits(page: Page, query: string): Promise<number> {
  return page.evaluate(async (text) => {
    const input = document.querySelector<HTMLInputElement>('.navbar__search-input');
    if (!input) throw new Error('There is no search box.');
    const hasHits = () => document.querySelector('[role=listbox] [role=option] mark') !== null;
    // The hits of the query before are no hits.
    document.querySelectorAll('[role=listbox] [role=option]').forEach((option) => option.remove());
    const start = performance.now();
    input.value = text;
    input.dispatchEvent(new Event('input', {bubbles: true}));
    while (!hasHits()) {
      if (performance.now() - start > 5000) throw new Error('No hits came.');
      await new Promise((resolve) => setTimeout(resolve, 1));
    }
    return performance.now() - start;
  }, query);
}

for (const {path, query} of [
  {path: '/', query: "delete someone's data in hubspot"},
  {path: '/docs/consent/overview', query: 'what happens when a deadline is missed'},
]) {
  test(`from the first focus on ${path}, "${query}" loads little until its hits are there`, async ({
    page,
  }) => {
    await open(page, path);
    await page.waitForLoadState('networkidle');
    const loaded = watchFiles(page);
    await page.getByLabel('Search', {exact: true}).first().focus();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    await page.keyboard.insertText(query);
    await expect(hits(page)).toHaveCount(8);
    const sizes = await loaded();
    const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
    const list = [...sizes].map(([file, size]) => `${size} ${file}`).join('\n');
    console.log(`${sum} bytes over the wire for "${query}"\n${list}`);
    expect(sum, list).toBeLessThan(MOST_BYTES);
  });
}

test('hits come soon after the last key, with a cold and with a warm index', async ({page}) => {
  const cold: number[] = [];
  const warm: number[] = [];
  // The best of a few: what else runs on the machine is no matter of search.
  for (const query of ['retention of consent records', 'rotate an agent key', 'cookie banner in french']) {
    await page.goto('about:blank');
    await open(page, '/');
    await page.getByLabel('Search', {exact: true}).first().focus();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    cold.push(await timeToHits(page, query));
    cold.push(await timeToHits(page, 'deletion'));
    warm.push(await timeToHits(page, query));
  }
  console.log(
    `milliseconds to the hits, cold: ${cold.map(Math.round).join(', ')}; warm: ${warm.map(Math.round).join(', ')}`,
  );
  expect(Math.min(...cold)).toBeLessThan(MOST_MS.cold);
  expect(Math.min(...warm)).toBeLessThan(MOST_MS.warm);
});
