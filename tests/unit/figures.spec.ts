import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {checkColors, DARK_COLORS, FIGURE_COLORS} from '../../src/content/figures/palette';
import darkFigureLoader from '../../src/content/figures/darkFigureLoader.cjs';
import {contrast, luminance} from '../support/contrast';

const {ink, muted, paper, grey, teal, tealLine, amber, amberLine, red, redLine, shade} = FIGURE_COLORS;

/** What pages are in each mode. */
const surfaceOf = (mode: 'light' | 'dark'): string => {
  const tokens = fs.readFileSync('src/shell/css/tokens.css', 'utf8');
  const [, color = ''] = (mode === 'dark' ? tokens.split("[data-theme='dark'] {")[1] : tokens)?.match(
    /--paper: (#[0-9a-f]{6});/,
  ) ?? [''];
  return color;
};

for (const mode of ['light', 'dark'] as const) {
  test(`text of figures can be read in ${mode} mode`, () => {
    const page = surfaceOf(mode);
    const pairs = [
      ...[page, paper[mode], grey[mode], teal[mode], amber[mode], red[mode]].map((on) => [ink[mode], on]),
      ...[page, grey[mode]].map((on) => [muted[mode], on]),
      ...[tealLine, amberLine, redLine].map((color) => [color[mode], page]),
      [paper[mode], tealLine[mode]],
    ] as [string, string][];
    expect(pairs.filter((pair) => contrast(...pair) < 4.5)).toEqual([]);
  });

  test(`what hides something is dark in ${mode} mode`, () => {
    expect(luminance(shade[mode])).toBe(0);
    expect(contrast(shade[mode], paper[mode])).toBeGreaterThan(1.5);
  });
}

test('a color that has no dark one is named, with those that have', () => {
  expect(checkColors('<svg fill="#1c2733"><path fill="none" stroke="url(#arrow)"/></svg>')).toEqual([]);
  const [flaw, ...others] = checkColors(
    '<svg fill="#123456"><rect style="stroke: teal" fill="#123456"/></svg>',
  );
  expect(flaw).toContain('draws with #123456; colors of figures are #1c2733, #5a6774');
  expect(others).toEqual([expect.stringContaining('draws with teal;')]);
});

test('the loader writes each color dark, and leaves the rest of the file alone', () => {
  const loader = darkFigureLoader as unknown as (this: {getOptions: () => unknown}, svg: string) => string;
  const svg = '<svg fill="#1c2733"><rect fill="#fff" marker-end="url(#fade)"/><rect fill="#000"/></svg>';
  expect(loader.call({getOptions: () => ({colors: DARK_COLORS})}, svg)).toBe(
    `<svg fill="${ink.dark}"><rect fill="${paper.dark}" marker-end="url(#fade)"/><rect fill="#000"/></svg>`,
  );
});
