import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {isLeft, isMoved, mediaQueriesOf, moveBreakpoint} from '../../src/docusaurus/breakpoint/mediaQueries';

/** The stylesheets of the theme and of what it is built on, as they are installed. */
function installedStyles(): string[] {
  const theme = path.dirname(require.resolve('@docusaurus/theme-classic/package.json'));
  const modules = fs
    .readdirSync(path.join(theme, 'lib/theme'), {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.css'))
    .map((name) => path.join(theme, 'lib/theme', name));
  return [require.resolve('infima/dist/css/default/default.css'), ...modules];
}

const installed = installedStyles().map((file) => ({
  file: path.relative('node_modules', file),
  queries: mediaQueriesOf(fs.readFileSync(file, 'utf8')),
}));

test('Infima and the theme have the breakpoint, and in no query of theirs it is left', () => {
  const atBreakpoint = installed.filter(({queries}) => queries.some((query) => isLeft(query)));
  expect(atBreakpoint.length).toBeGreaterThan(10);
  for (const {file, queries} of atBreakpoint) {
    const moved = queries.map(moveBreakpoint);
    expect.soft(moved.filter(isLeft), file).toEqual([]);
    expect.soft(moved.some(isMoved), file).toBe(true);
  }
});

test('all other queries of theirs stay as they are', () => {
  const others = installed.flatMap(({queries}) => queries.filter((query) => !isLeft(query)));
  expect(others.length).toBeGreaterThan(5);
  expect(others.map(moveBreakpoint)).toEqual(others);
});

for (const [before, after] of [
  ['(max-width: 996px)', '(max-width: 995.98px)'],
  ['(min-width:997px)', '(min-width: 996px)'],
  ['not (max-width: 996px)', 'not (max-width: 995.98px)'],
  ['only screen and (width <= 996px)', 'only screen and (width < 996px)'],
  ['(width>=997px)', '(width >= 996px)'],
  ['(width > 996px)', '(width >= 996px)'],
] as const) {
  test(`@media ${before} becomes ${after}`, () => {
    expect(moveBreakpoint(before)).toBe(after);
    expect(isLeft(before)).toBe(true);
    expect(isLeft(after)).toBe(false);
  });
}

for (const query of [
  '(996px >= width)',
  '(600px < width <= 996px)',
  '(max-device-width: 996px)',
  '(width: 997px)',
]) {
  test(`@media ${query} is left, and stops the build`, () => {
    expect(isLeft(moveBreakpoint(query))).toBe(true);
  });
}
