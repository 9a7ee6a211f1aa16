import {expect, test} from '@playwright/test';
import {changesIn, mentionsIn} from '../../src/content/changes';
import {ofProductFirst} from '../../src/content/browser/ListedProduct/ofProductFirst';

const change = (kind: string) => `<Change date="2025-10-01" product="Consent" kind="${kind}" />`;

test('the changes of a month are its headings with what stands below them', () => {
  const source = `Summary.\n\n## Use \`loader.js\`\n\n${change('New')}\n\nText.\n\n## Agent 2.9\r\n\r\n${change('Ends')}\r\n`;
  expect(changesIn(source)).toEqual([
    {heading: 'Use loader.js', id: 'use-loaderjs', product: 'Consent', kind: 'New', date: '2025-10-01'},
    {heading: 'Agent 2.9', id: 'agent-29', product: 'Consent', kind: 'Ends', date: '2025-10-01'},
  ]);
});

test('two changes of one name have anchors of their own, and a heading without its change is left out', () => {
  const source = `## New\n\nText.\n\n## New\n\n${change('New')}\n\n### Deeper\n\n${change('New')}\n`;
  expect(changesIn(source).map(({id}) => id)).toEqual(['new-1']);
});

test('a change mentions the pages that it links to, each once, and no place elsewhere', () => {
  const source = [
    'See [the API](/api/v2).',
    `## Agent 2.9\n\n${change('New')}`,
    '[One](/docs/one), [its part](/docs/one#part), and [two](/docs/two?language=go).',
    '[Support](https://support.clearwarden.example), [below](#agent-29).',
    `## Later\n\n${change('New')}\n\n[One](/docs/one)`,
  ].join('\n\n');
  expect(mentionsIn(source)).toEqual([
    {page: '/docs/one', heading: 'Agent 2.9', id: 'agent-29'},
    {page: '/docs/two', heading: 'Agent 2.9', id: 'agent-29'},
    {page: '/docs/one', heading: 'Later', id: 'later'},
  ]);
});

test("the list of a product has the product's changes of a month first, each group in its order", () => {
  const changes = [
    {product: 'Consent', id: 'a'},
    {product: 'API', id: 'b'},
    {product: 'Consent', id: 'c'},
    {product: 'API', id: 'd'},
  ] as const;
  const ids = (product?: 'API' | 'Platform') =>
    ofProductFirst(changes, product)
      .map(({id}) => id)
      .join(' ');
  expect(ids('API')).toBe('b d a c');
  expect(ids('Platform')).toBe('a b c d');
  expect(ids()).toBe('a b c d');
});
