import {expect, test} from '@playwright/test';
import {changesIn} from '../../src/content/changes';

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
