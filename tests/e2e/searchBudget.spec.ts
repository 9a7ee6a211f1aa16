import {brotliCompressSync} from 'node:zlib';
import type {Page} from '@playwright/test';
import {expect, idle, open, test} from '../support/test';

/** What a reader may load from the first focus of the search box to the first hits, over the wire. */
const MOST_BYTES = 130_000;
/** Time between two keys of someone who types without looking, in milliseconds. */
const BETWEEN_KEYS = 100;

const hits = (page: Page) => page.getByRole('listbox').locator('[role=option]:has(strong)');

/** Files that are loaded from now on, with their size as hosts compress it. */
function watchFiles(page: Page): () => Promise<Map<string, number>> {
  const files: Promise<[string, Buffer]>[] = [];
  page.context().on('requestfinished', (request) => {
    const read = async (): Promise<[string, Buffer]> => {
      const body = await (await request.response())?.body();
      return [new URL(request.url()).pathname, body ?? Buffer.alloc(0)];
    };
    files.push(read());
  });
  // Compressed in the end: while this process compresses, it types nothing, and the page takes that for a pause.
  return async () =>
    new Map((await Promise.all(files)).map(([path, body]) => [path, brotliCompressSync(body).length]));
}

const atOnce = (page: Page, query: string) => page.keyboard.insertText(query);
/** Typed in the page: keys from here may come late on a busy machine, and the search takes that for a pause. */
const letterByLetter = (page: Page, query: string) =>
  page.evaluate(
    async ({query, delay}) => {
      const box = document.activeElement as HTMLInputElement;
      for (const letter of query) {
        box.setRangeText(letter, box.value.length, box.value.length, 'end');
        box.dispatchEvent(new Event('input', {bubbles: true}));
        await new Promise((resolve) => setTimeout(resolve, delay));
      }
    },
    {query, delay: BETWEEN_KEYS},
  );

for (const {path, query, how, write} of [
  {path: '/', query: "delete someone's data in hubspot"},
  {path: '/docs/consent/overview', query: 'what happens when a deadline is missed'},
  {path: '/api/v2', query: 'install the request manager agent'},
].flatMap((one) => [
  {...one, how: 'at once', write: atOnce},
  {...one, how: 'letter by letter', write: letterByLetter},
])) {
  test(`from the first focus on ${path}, "${query}" ${how} loads little until its hits are there`, async ({
    page,
  }) => {
    // The first key prefetches pages that the text names, which are no part of the search.
    await page.addInitScript(() => Object.defineProperty(navigator, 'connection', {value: {saveData: true}}));
    await open(page, path);
    await idle(page);
    const loaded = watchFiles(page);
    await page.getByLabel('Search', {exact: true}).first().focus();
    await expect(page.getByRole('combobox', {name: 'Search'})).toBeFocused();
    await write(page, query);
    await expect(hits(page)).toHaveCount(8);
    await expect(page.locator('[data-earlier]')).toHaveCount(0);
    const sizes = await loaded();
    const sum = [...sizes.values()].reduce((total, size) => total + size, 0);
    const list = [...sizes].map(([file, size]) => `${size} ${file}`).join('\n');
    console.log(`${sum} bytes over the wire for "${query}"\n${list}`);
    expect(sum, list).toBeLessThan(MOST_BYTES);
  });
}

test('a query whose words were asked for before asks the network for nothing', async ({page}) => {
  const query = 'rotate an agent key';
  await open(page, '/');
  await page.getByLabel('Search', {exact: true}).first().focus();
  const box = page.getByRole('combobox', {name: 'Search'});
  await expect(box).toBeFocused();
  const first = hits(page).first();
  await page.keyboard.insertText(query);
  await expect(first).toContainText(/\bkey\b/i);
  await box.fill('deletion');
  await expect(first).toContainText(/delet/i);

  const asked: string[] = [];
  page.context().on('request', (request) => asked.push(request.url()));
  await box.fill(query);
  await expect(first).toContainText(/\bkey\b/i);
  expect(asked).toEqual([]);
});
