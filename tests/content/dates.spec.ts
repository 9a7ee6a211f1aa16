import {expect, test} from '@playwright/test';
import {checkDates} from '../../src/content/rules/checkDates';
import {report} from '../../src/content/rules/report';
import {sourceDayOf} from '../../src/docusaurus/provenance/sourceDay';

/** Of the last commit: a checkout of yesterday is as good as it was. */
const today = sourceDayOf(process.cwd());

test('no text looks ahead to a day that has passed', () => {
  const problems = checkDates(process.cwd(), today);
  expect(problems.length, report(problems)).toBe(0);
});
