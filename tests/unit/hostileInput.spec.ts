import {isDeepStrictEqual} from 'node:util';
import {expect, test} from '@playwright/test';
import fc from 'fast-check';
import {repairAddress} from '../../src/shell/browser/address';
import {fold} from '../../src/integrations/browser/Catalog/filter';
import {FACETS, MAX_CHOSEN, parseState, toQuery} from '../../src/integrations/browser/Catalog/state';
import {leastScopes, parseView, toQuery as viewToQuery} from '../../src/integrations/browser/IntegrationPanel/view';
import {shardOf} from '../../src/shell/lazy-routes/shardOf';
import {isIndexStart} from '../../src/search/browser/readFile';
import {termsOf, wordsOf} from '../../src/search/engine/words';
import {LONGEST_QUERY} from '../../src/search/longestQuery';
import {HOSTILE_TEXTS, inAddress, wellFormed} from '../support/hostileInput';

/** The same cases on every run: what is red once stays red. */
const RUNS = {seed: 20251103, numRuns: 1000};
const CAPABILITIES = ['access', 'deletion', 'update'] as const;

/** Any text: known attacks, pieces of them put together, and anything else, lone surrogates included. */
const text = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS.filter(({length}) => length < 10_000)),
  fc
    .array(fc.constantFrom(...HOSTILE_TEXTS.filter(({length}) => length < 100)), {maxLength: 5})
    .map((parts) => parts.join('')),
  fc.string({unit: 'binary', maxLength: 200}),
  fc.string({
    unit: fc.integer({min: 0, max: 0xffff}).map((code) => String.fromCharCode(code)),
    maxLength: 50,
  }),
);
const names = [
  'q',
  'category',
  'capability',
  'authentication',
  'kind',
  'chosen',
  'view',
  'ctx',
  'version',
  '__proto__',
  'q[]',
  '',
];
/** A query with any parameters, doubled ones included, encoded or not. */
const query = fc
  .array(fc.tuple(fc.oneof(fc.constantFrom(...names), text), text, fc.boolean()), {maxLength: 6})
  .map(
    (pairs) =>
      `?${pairs.map(([name, value, isRaw]) => `${isRaw ? name : inAddress(name)}=${isRaw ? value : inAddress(value)}`).join('&')}`,
  );

test.afterEach(() => {
  expect(({} as {hacked?: unknown}).hacked, 'the prototype of all objects').toBeUndefined();
});

// Properties give true or false instead of expecting: a thousand expectations take a minute.

test('the catalog reads any query as a state that it knows, and its own query as the same state', () => {
  fc.assert(
    fc.property(query, (search) => {
      const state = parseState(search);
      const isKnown = FACETS.every(({name, values}) =>
        state[name].every(
          (value, index) => values.some(([key]) => key === value) && state[name].indexOf(value) === index,
        ),
      );
      const isShort = state.q.length <= 100 && state.chosen.length <= MAX_CHOSEN;
      const written = {...state, q: state.q.trim() ? wellFormed(state.q) : ''};
      return (
        isKnown &&
        isShort &&
        state.chosen.every((slug) => /^[a-z0-9-]+$/.test(slug)) &&
        isDeepStrictEqual(parseState(toQuery(state)), written)
      );
    }),
    RUNS,
  );
});

test('the scope picker reads any query as capabilities of its page', () => {
  fc.assert(
    fc.property(query, (search) => {
      const view = parseView(search, CAPABILITIES);
      const isKnown = isDeepStrictEqual(
        CAPABILITIES.filter((name) => view.chosen.includes(name)),
        view.chosen,
      );
      const again = parseView(viewToQuery(view, CAPABILITIES), CAPABILITIES);
      return isKnown && isDeepStrictEqual(again, view) && leastScopes({}, view.chosen).length === 0;
    }),
    RUNS,
  );
});

test('any address becomes one that the router can decode, on this host, and then stays as it is', () => {
  fc.assert(
    fc.property(text, text, query, (path, hash, search) => {
      const address = new URL(`http://site.example/${inAddress(path)}${search}#${hash}`);
      const repaired = repairAddress(address);
      // Both throw what cannot be decoded.
      decodeURI(repaired.pathname);
      decodeURIComponent(repaired.hash);
      const {host} = new URL(`${repaired.pathname}${repaired.search}${repaired.hash}`, 'http://site.example');
      return host === 'site.example' && isDeepStrictEqual(repairAddress(repaired), repaired);
    }),
    RUNS,
  );
});

test('an ordinary address stays as it is, and one that is none is repaired', () => {
  const parts = (address: string) => {
    const {pathname, search, hash} = new URL(address, 'http://site.example');
    return {pathname, search, hash};
  };
  for (const address of [
    '/',
    '/docs/a-b?q=1&q=2#a-b',
    '/search?q=a%20b',
    '/docs/caf%C3%A9#%C3%A9',
    '/404.html',
  ]) {
    expect(repairAddress(parts(address))).toEqual(parts(address));
  }
  expect(repairAddress(parts('/docs/100%?a=%#50%'))).toEqual({
    pathname: '/docs/100%25',
    search: '?a=%',
    hash: '#50%25',
  });
  const elsewhere = {pathname: '//evil.example/index.html', search: '', hash: ''};
  expect(repairAddress(elsewhere).pathname).toBe('/evil.example');
});

test('any text has words, which stand where they say', () => {
  fc.assert(
    fc.property(text, (written) => {
      const query = written.slice(0, LONGEST_QUERY);
      const folded = fold(written);
      return (
        wordsOf(query).every(({start, length}) => start + length <= query.length) &&
        termsOf(query).every((term) => term.length > 0) &&
        fold(folded) === folded
      );
    }),
    RUNS,
  );
  // A pattern that tried all ways would not end.
  for (const long of HOSTILE_TEXTS) {
    wordsOf(long.slice(0, LONGEST_QUERY));
    fold(long);
  }
});

test('any path has one shard at most, and no address in its name', () => {
  fc.assert(
    fc.property(text, (path) => !/[/]/.test(shardOf(`/docs/${path}`) ?? '')),
    RUNS,
  );
});

test('nothing but an index is taken for one', () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => !isIndexStart(value)),
    RUNS,
  );
});
