import {expect, test} from '@playwright/test';
import {readGlossary} from '../../src/content/remark/glossary';

const entries = Object.entries(readGlossary());

test('the glossary is sorted', () => {
  const ids = entries.map(([id]) => id);
  expect(ids).toEqual([...ids].sort());
});

for (const [id, entry] of entries) {
  test(`the glossary entry ${id} is complete and short enough for a tooltip`, () => {
    expect(id).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/);
    expect(Object.keys(entry).filter((key) => !['term', 'definition', 'law'].includes(key))).toEqual([]);
    expect(entry.term.length).toBeGreaterThan(1);
    expect(entry.definition).toMatch(/\.$/);
    expect(entry.definition.length).toBeLessThanOrEqual(240);
  });
}
