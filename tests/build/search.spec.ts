import fs from 'node:fs';
import {brotliCompressSync} from 'node:zlib';
import {createHash} from 'node:crypto';
import {expect, test} from '@playwright/test';
import {unlistedPaths} from '../support/pages';
import {builtEngine, builtIndexes, readStart, readTexts} from '../support/searchIndex';

const indexes = builtIndexes();
const addressesIn = (file: string) => readStart(file).pages.map(([url]) => url);
const wireSize = (file: string) => brotliCompressSync(fs.readFileSync(file)).length;

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
    expect.soft(wireSize(`build/${file}`), file).toBeLessThan(110_000);
    for (const [, name] of shards) {
      expect.soft(wireSize(`build/search-index/${name}.json`), name).toBeLessThan(16_000);
    }
    for (const [url, , , name] of pages) {
      expect.soft(wireSize(`build/search-index/${name}.json`), url).toBeLessThan(10_500);
    }
  }
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
  for (const [url, , , name] of readStart(
    indexes.find(({context}) => context === 'docs')?.file ?? '',
  ).pages.slice(0, 40)) {
    const html = fs.readFileSync(`build${url}.html`, 'utf8');
    for (const [heading, anchor] of readTexts(name)) {
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
  const [first] = (await engine.search('deletion', 1, true)).hits;
  expect(first?.introduction).toMatch(/^A deletion request /);
  const [bare] = (await engine.search('deletion', 1)).hits;
  expect(bare?.introduction).toBeUndefined();
});
