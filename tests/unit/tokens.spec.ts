import {expect, test} from '@playwright/test';
import {AREAS} from '../../src/product/areas';
import {contrast} from '../support/contrast';
import {colorsOf, MODES, type Mode} from '../../src/shell/css/colors';

/** WCAG 2.2, 1.4.3 and 1.4.11: what text and the borders of controls need. */
const TEXT = 4.5;
const CONTROL = 3;

const PAPERS = ['--paper', '--paper2', '--paper3'];
const PINES = ['--pine', '--pine-raised'];
const AREA_NAMES = Object.keys(AREAS).map((area) => `--${area}`);
const KINDS = ['--good', '--caution', '--danger', '--info'];

/** Colors that pages put on each other, with the least contrast. */
const PAIRS: readonly (readonly [string, string, number])[] = [
  ...['--ink', '--ink2', '--muted', '--primary', '--primary-strong'].flatMap((text) =>
    PAPERS.map((paper) => [text, paper, TEXT] as const),
  ),
  ['--on-primary', '--primary', TEXT],
  ['--on-primary', '--primary-strong', TEXT],
  ['--ink', '--mark', TEXT],
  ...[...AREA_NAMES, ...KINDS].flatMap((color) => [
    [color, `${color}-tint`, TEXT] as const,
    [color, '--paper', TEXT] as const,
    ['--ink', `${color}-tint`, TEXT] as const,
  ]),
  ...['--pine-text', '--pine-muted', '--mint', '--pine-ember'].flatMap((text) =>
    PINES.map((pine) => [text, pine, TEXT] as const),
  ),
  ...PAPERS.map((paper) => ['--control', paper, CONTROL] as const),
];

for (const mode of Object.keys(MODES) as Mode[]) {
  test(`colors that are used together can be told apart in ${mode} mode`, () => {
    const colors = colorsOf(mode);
    const weak = PAIRS.map(([front, back, least]) => {
      const ratio = contrast(colors.get(front) ?? '', colors.get(back) ?? '');
      return {pair: `${front} on ${back}: ${ratio.toFixed(2)}, at least ${least}`, isEnough: ratio >= least};
    }).filter(({isEnough}) => !isEnough);
    expect(weak.map(({pair}) => pair)).toEqual([]);
  });
}
