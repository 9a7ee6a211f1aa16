import type {JSONReport, JSONReportSuite} from '@playwright/test/reporter';

/**
 * What became of the tests of a suite: `red` is a failure inside of a test. A file that cannot be read, or a test that
 * only took too long, says nothing about the source.
 */
export type Verdict = 'green' | 'red' | 'no tests' | 'broken' | 'too slow';

interface Outcome {
  readonly file: string;
  readonly title: string;
  readonly status: string | undefined;
  readonly message: string;
}

function outcomesOf(suite: JSONReportSuite, titles: readonly string[] = []): Outcome[] {
  const own = suite.specs.flatMap(({title, file, tests}) =>
    tests.map(({results}): Outcome => {
      const last = results.at(-1);
      const message = (last?.errors ?? []).map(({message: text}) => text).join('\n');
      return {file, title: [...titles, title].join(' '), status: last?.status, message};
    }),
  );
  const inner = (suite.suites ?? []).flatMap((child) => outcomesOf(child, [...titles, child.title]));
  return [...own, ...inner];
}

/** A source that cannot be read shows in a test, too, where the test is what reads it. */
const UNREADABLE = /\b(?:SyntaxError|TransformError|Cannot find module)\b/;

/**
 * @param report of Playwright's reporter `json`
 * @param specs ends of the paths of the files that count; all of them if left out
 * @param grep titles that count
 */
export function verdictOf(
  report: Pick<JSONReport, 'errors' | 'suites'>,
  specs?: readonly string[],
  grep?: string,
): Verdict {
  const counted = new RegExp(grep ?? '');
  const outcomes = report.suites
    .flatMap((suite) => outcomesOf(suite))
    .filter(({file, title}) => (specs?.some((spec) => spec.endsWith(file)) ?? true) && counted.test(title));
  const run = outcomes.filter(({status}) => status !== undefined && status !== 'skipped');
  if (run.some(({status, message}) => status === 'failed' && !UNREADABLE.test(message))) return 'red';
  if (report.errors.length > 0 || run.some(({status}) => status === 'failed')) return 'broken';
  if (run.some(({status}) => status === 'timedOut' || status === 'interrupted')) return 'too slow';
  return run.length > 0 ? 'green' : 'no tests';
}
