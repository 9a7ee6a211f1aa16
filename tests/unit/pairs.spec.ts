import {expect, test} from '@playwright/test';
import {pairs} from '../support/pairs';

for (const [first, second] of [
  [
    ['a', 'b'],
    [1, 2, 3],
  ],
  [
    ['a', 'b', 'c', 'd'],
    [1, 2],
  ],
  [
    ['a', 'b'],
    [1, 2],
  ],
] as const) {
  test(`pairs of ${first.join()} and ${second.join()} have each value, once where they are enough`, () => {
    const found = pairs<string, number>(first, second);
    expect(found).toHaveLength(Math.max(first.length, second.length));
    expect(new Set(found.map(([value]) => value))).toEqual(new Set(first));
    expect(new Set(found.map(([, value]) => value))).toEqual(new Set(second));
  });
}
