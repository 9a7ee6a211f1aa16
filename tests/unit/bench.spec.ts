import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {isOverBudget, judge, median, percentile, table} from '../../scripts/bench/figures';
import {withoutLinksTo} from '../../scripts/bench/thinOut';

const size = {name: 'weight / home / JS', value: 171, unit: 'KB' as const, atMost: 170};
const time = {name: 'build / clean', value: 91, unit: 's' as const, atMost: 90, isTime: true};

test('the median and the percentile of a list are values of it', () => {
  expect(median([3, 1, 2])).toBe(2);
  expect(percentile([4, 1, 3, 2], 0.95)).toBe(4);
  expect(percentile([4, 1, 3, 2], 0.5)).toBe(2);
});

test('a budget is exact in both directions', () => {
  expect(isOverBudget({...size, value: 170})).toBe(false);
  expect(isOverBudget({...size, value: 170.01})).toBe(true);
  expect(isOverBudget({name: 'score', value: 99, unit: '', atLeast: 100})).toBe(true);
});

test('a size over its budget always fails, a time on a quiet machine only', () => {
  expect(judge([size, time], true)).toEqual({failed: [size, time], undecided: []});
  expect(judge([size, time], false)).toEqual({failed: [size], undecided: [time]});
});

test('the table shows change, defaults and budget', () => {
  const text = table([size, time], {[size.name]: 169}, {[size.name]: 373});
  expect(text).toMatch(/weight \/ home \/ JS\s+171 KB\s+\+2\s+373\s+≤ 170 !/);
  expect(text).toMatch(/build \/ clean\s+91 s\s+new\s+≤ 90 !/);
});

test('links to services that are left out become text, others stay', () => {
  const left = new Set(['asana']);
  expect(withoutLinksTo('[Asana](../connection-instructions/asana.mdx#plan), [Box](./box.mdx)', left)).toBe(
    'Asana, [Box](./box.mdx)',
  );
  expect(withoutLinksTo('[Asana](/docs/integrations/api-documentation/asana)', left)).toBe('Asana');
  expect(withoutLinksTo('[Asana](https://developers.asana.com/docs/asana)', left)).toContain('](https');
});

test('the configuration under the defaults imports what is there', () => {
  const text = fs.readFileSync('scripts/bench/defaults.ts', 'utf8');
  const files = [...text.matchAll(/'\.\/(src\/[^']+)'/g)].map(([, file = '']) => file.replace(/\.ts$/, ''));
  expect(files.length).toBeGreaterThan(10);
  expect(files.filter((file) => !fs.existsSync(`${file}.ts`))).toEqual([]);
});
