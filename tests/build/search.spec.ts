import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {unlistedPaths} from '../support/pages';

/** Addresses in a search index of the plugin: each part has documents with `u`, the address. */
function addressesIn(file: string): string[] {
  const parts = JSON.parse(fs.readFileSync(`build/${file}`, 'utf8')) as {documents: {u: string}[]}[];
  return parts.flatMap(({documents}) => documents.map(({u}) => u));
}

const indexes = fs.readdirSync('build').filter((name) => name.startsWith('search-index'));
const contextOf = (file: string) => /^search-index-(docs|api|changelog)-/.exec(file)?.[1] ?? '';

test('there is one index for each context and one for all', () => {
  expect(indexes.map(contextOf).sort()).toEqual(['', 'api', 'changelog', 'docs']);
});

for (const file of indexes) {
  const context = contextOf(file);

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
  const all = new Set(addressesIn(indexes.find((file) => contextOf(file) === '') ?? ''));
  for (const file of indexes) for (const address of addressesIn(file)) expect(all).toContain(address);
});
