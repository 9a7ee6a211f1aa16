import {expect, test} from '@playwright/test';
import {CATEGORIES} from '../../src/product/integrations';
import {filterEntries, fold, type FilterEntry} from '../../src/integrations/browser/Catalog/filter';
import {
  EMPTY,
  FACETS,
  keyOf,
  MAX_CHOSEN,
  parseState,
  toQuery,
  type CatalogState,
} from '../../src/integrations/browser/Catalog/state';

function entry(
  slug: string,
  text: string,
  category: string,
  capability: readonly string[],
  kind = 'cloud',
  authentication = 'api-key',
): FilterEntry {
  return {
    slug,
    text: fold(text),
    facets: {category: [category], capability, kind: [kind], authentication: [authentication]},
  };
}

const ENTRIES = [
  entry('judge-me', 'Judge.me Loyalty & reviews', 'loyalty-reviews', ['access', 'deletion']),
  entry(
    'mysql',
    'MySQL Database',
    'database',
    ['access', 'deletion', 'update'],
    'agent',
    'database-credentials',
  ),
  entry('loom', 'Loom Collaboration', 'collaboration', [], 'direct_contact', 'direct-contact'),
  entry('zendesk', 'Zendesk Customer support', 'customer-support', ['access', 'opt-out']),
];

const shown = (state: Partial<CatalogState>) => [...filterEntries(ENTRIES, {...EMPTY, ...state}).visible];

test('words are found without regard to case, accents and punctuation, in any order', () => {
  expect(shown({q: 'JUDGE ME'})).toEqual(['judge-me']);
  expect(shown({q: 'support zen'})).toEqual(['zendesk']);
  expect(shown({q: '  Züdge'})).toEqual([]);
  expect(shown({q: 'Jùdge-Mé'})).toEqual(['judge-me']);
  expect(shown({q: '...'})).toHaveLength(ENTRIES.length);
});

test('a service needs one of the chosen categories, and all of the chosen capabilities', () => {
  expect(shown({category: ['database', 'collaboration']})).toEqual(['mysql', 'loom']);
  expect(shown({capability: ['access', 'deletion']})).toEqual(['judge-me', 'mysql']);
  expect(shown({category: ['database'], kind: ['cloud']})).toEqual([]);
});

test('a count says what one more choice would show', () => {
  const {counts} = filterEntries(ENTRIES, {...EMPTY, category: ['database'], capability: ['access']});
  // Another category instead or besides.
  expect(counts.category['customer-support']).toBe(1);
  expect(counts.category.collaboration).toBe(0);
  // Another capability as well.
  expect(counts.capability.update).toBe(1);
  expect(counts.capability['opt-out']).toBe(0);
  for (const {name, matches, values} of FACETS) {
    for (const [value] of values) {
      const base = {...EMPTY, category: ['database'], capability: ['access']};
      const chosen = matches === 'any' ? [value] : [...base.capability, value];
      expect(counts[name][value], `${name} ${value}`).toBe(
        filterEntries(ENTRIES, {...base, [name]: chosen}).visible.size,
      );
    }
  }
});

test('every state comes back from its address', () => {
  const states: Partial<CatalogState>[] = [
    {},
    {q: 'a & b = c? #d'},
    {category: CATEGORIES.map(keyOf), sort: 'capabilities'},
    {
      capability: ['deletion'],
      authentication: ['jwt'],
      kind: ['agent'],
      chosen: ['zendesk', 'mysql'],
      view: 'compare',
    },
  ];
  for (const state of states) {
    const whole = {...EMPTY, ...state};
    expect(parseState(toQuery(whole))).toEqual(whole);
  }
  expect(toQuery(EMPTY)).toBe('');
});

test('categories have different keys', () => {
  const keys = FACETS.flatMap(({name, values}) => values.map(([key]) => `${name} ${key}`));
  expect(new Set(keys).size).toBe(keys.length);
  expect(keyOf('Analytics & product')).toBe('analytics-product');
});

test('hostile addresses give a state that can be shown', () => {
  const many = Array.from({length: 50}, (_, index) => `chosen=s-${index}`).join('&');
  for (const query of [
    '?q=%',
    '?category=%00&category=__proto__&capability=constructor',
    `?${many}&view=compare`,
    `?q=${'a'.repeat(10_000)}`,
    '?chosen=<script>&chosen=../../etc&view=compare',
    '?view=compare',
    '?category=database&category=database',
    '?sort=__proto__&sort=category',
  ]) {
    const state = parseState(query);
    expect(state.q.length).toBeLessThanOrEqual(100);
    expect(state.chosen.length).toBeLessThanOrEqual(MAX_CHOSEN);
    for (const slug of state.chosen) expect(slug).toMatch(/^[a-z0-9-]+$/);
    for (const {name, values} of FACETS) {
      const known = values.map(([key]) => key);
      expect(known).toEqual(expect.arrayContaining([...state[name]]));
      expect(new Set(state[name]).size).toBe(state[name].length);
    }
    expect(() => filterEntries(ENTRIES, state)).not.toThrow();
  }
  expect(parseState('?view=compare').view).toBe('list');
  expect(parseState('?sort=toString').sort).toBe('name');
});
