import {expect, test} from '@playwright/test';
import {moveBreakpoint} from '../../src/docusaurus/breakpoint';

for (const [before, after] of [
  ['(max-width: 996px)', '(max-width: 995.98px)'],
  ['(min-width: 997px)', '(min-width: 996px)'],
  ['not (max-width: 996px)', 'not (max-width: 995.98px)'],
  ['(max-width: 576px)', '(max-width: 576px)'],
] as const) {
  test(`@media ${before} becomes ${after}`, () => {
    expect(moveBreakpoint(before)).toBe(after);
  });
}
