import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {essentialKeys} from '../../src/privacy/storedKeys';

test('contributing/privacy.md has the list of what the site stores', () => {
  const text = fs.readFileSync('contributing/privacy.md', 'utf8');
  const rows = [...text.matchAll(/^\| `([^`]+)` \| ([^|]+) \| ([^|]+) \|$/gm)].map(
    ([, name, purpose, written]) => ({name, purpose, written}),
  );
  const asText = essentialKeys.map(({name, purpose, written}) => ({
    name,
    purpose: `${purpose.charAt(0).toUpperCase()}${purpose.slice(1)}`,
    written,
  }));
  expect(rows).toEqual(asText);
});
