import fs from 'node:fs';
import {brotliCompressSync, constants} from 'node:zlib';
import {createHash} from 'node:crypto';
import {expect, test} from '@playwright/test';
import {unpackPage} from '../../src/search/engine/format';
import {unlistedPaths} from '../support/pages';
import {once} from '../../src/search/engine/once';
import {sum} from '../../src/search/engine/sum';
import {
  builtEngine,
  builtIndexes,
  goldenQueries,
  readStart,
  readTexts,
  startOf,
} from '../support/searchIndex';

const indexes = builtIndexes();
const addressesIn = (file: string) => readStart(file).pages.map(([url]) => url);
const wireSize = (file: string) => brotliCompressSync(fs.readFileSync(file)).length;

/**
 * What a file has over the wire at most. Where that is below a limit already as it is, or by a compression that takes a
 * tenth of the time, it is not compressed as hosts do.
 */
function sizeBelow(limit: number, file: string): number {
  const content = fs.readFileSync(file);
  if (content.length < limit) return content.length;
  const quick = brotliCompressSync(content, {params: {[constants.BROTLI_PARAM_QUALITY]: 5}}).length;
  return quick < limit ? quick : wireSize(file);
}

test('there is one index for each context and one for all', () => {
  expect(indexes.map(({context}) => context).sort()).toEqual(['', 'api', 'changelog', 'docs']);
});

for (const {context, file} of indexes) {
  test(`the index of ${context || 'all contexts'} has the pages of its context and no lists`, () => {
    const addresses = addressesIn(file);
    expect(addresses.length).toBeGreaterThan(3);
    if (context) expect(addresses.filter((address) => !address.startsWith(`/${context}`))).toEqual([]);
    const lists = /^\/(tags|search)|^\/changelog(\/(page|archive|authors|tags).*)?$/;
    expect(addresses.filter((address) => lists.test(address))).toEqual([]);
    const hidden = new Set(unlistedPaths());
    expect(addresses.filter((address) => hidden.has(address))).toEqual([]);
  });
}

test('all contexts together are in the index without a context', () => {
  const all = new Set(indexes.filter(({context}) => !context).flatMap(({file}) => addressesIn(file)));
  for (const {file} of indexes) for (const address of addressesIn(file)) expect(all).toContain(address);
});

test('names of shards and texts are the hash of their content', () => {
  const files = fs.readdirSync('build/search-index');
  expect(files.length).toBeGreaterThan(100);
  const wrong = files.filter((name) => {
    const hash = createHash('sha256').update(fs.readFileSync(`build/search-index/${name}`));
    return name !== `${hash.digest('hex').slice(0, 10)}.json`;
  });
  expect(wrong).toEqual([]);
});

test('an index begins small, and a shard or a text is a small step', () => {
  for (const {file} of indexes) {
    const {pages, shards} = readStart(file);
    expect.soft(sizeBelow(55_000, `build/${file}`), file).toBeLessThan(55_000);
    for (const [, name] of shards) {
      expect.soft(sizeBelow(5_000, `build/search-index/${name}.json`), name).toBeLessThan(5_000);
    }
    for (const {url, texts} of pages.map(unpackPage)) {
      for (const [, name] of texts) {
        expect.soft(sizeBelow(8_000, `build/search-index/${name}.json`), url).toBeLessThan(8_000);
      }
    }
  }
});

/** What the scripts of the search have over the wire: see `e2e/searchBudget`. */
const SCRIPTS = 16_000;
/** What a reader may load from the first focus to the hits. */
const MOST_BYTES = 130_000;

test('whatever is typed, the first hits are there for little', async () => {
  const start = wireSize(`build/${startOf('')}`);
  const sizeOf = once(async (name) => wireSize(`build/search-index/${name}.json`));
  const queries = ['queries', 'people', 'held-out', 'people-held-out'].flatMap((set) =>
    goldenQueries(`tests/search/${set}.yml`),
  );
  expect(queries.length).toBeGreaterThan(400);
  for (const {query} of queries) {
    const names = new Set<string>();
    await builtEngine('', (name) => names.add(name)).search(query, 8);
    const sizes = await Promise.all([...names].map(sizeOf));
    expect.soft(SCRIPTS + start + sum(sizes), `${query}: ${names.size} files`).toBeLessThan(MOST_BYTES);
  }
});

test('a search that is overtaken before it loads files loads none', async () => {
  const names: string[] = [];
  const engine = builtEngine('docs', (name) => names.push(name));
  const isOvertaken = new Error('Overtaken');
  const beforeLoading = () => Promise.reject(isOvertaken);
  await expect(engine.search('delete an agent key', 8, {beforeLoading})).rejects.toBe(isOvertaken);
  expect(names).toEqual([]);
  const loaded = await engine.search('delete an agent key', 8);
  expect(loaded.hits).toHaveLength(8);
  // What is loaded answers at once.
  expect(await engine.search('delete an agent key', 8, {beforeLoading})).toEqual(loaded);
});

test('a hit has its section and the words of the query in its text', async () => {
  const {hits} = await builtEngine('docs').search('why does deletion run twice', 8);
  const [hit] = hits;
  expect(hit?.page.url).toBe('/docs/request-manager/request-processing/privacy-right/deletion');
  expect(hit?.excerpt?.heading).toBe('Why deletion runs twice');
  const {text = '', positions = []} = hit?.excerpt ?? {};
  expect(positions.map(({start, length}) => text.slice(start, start + length).toLowerCase())).toContain(
    'runs',
  );
});

test('every section of a text has an anchor on its page', () => {
  const {pages} = readStart(startOf('docs'));
  for (const {url, texts} of pages.slice(0, 40).map(unpackPage)) {
    const html = fs.readFileSync(`build${url}.html`, 'utf8');
    for (const [heading, anchor] of texts.flatMap(([, name]) => readTexts(name))) {
      if (heading)
        expect
          .soft(html.includes(`id=${anchor}`) || html.includes(`id="${anchor}"`), `${url}#${anchor}`)
          .toBe(true);
    }
  }
});

test('of a synonym of several words, the one that says most is marked', async () => {
  const {hits} = await builtEngine('').search('deletion', 1);
  const marked = new Set(hits.flatMap(({wanted}) => wanted.flatMap(({terms}) => [...terms])));
  // "Right to be forgotten" is a synonym.
  expect([...marked]).toContain('forgotten');
  expect([...marked]).not.toContain('right');
});

test('a page whose title says it all comes with its beginning, where that is asked for', async () => {
  const engine = builtEngine('');
  const [first] = (await engine.search('deletion', 1, {hasIntroductions: true})).hits;
  expect(first?.introduction).toMatch(/^A deletion request /);
  const [bare] = (await engine.search('deletion', 1)).hits;
  expect(bare?.introduction).toBeUndefined();
});
