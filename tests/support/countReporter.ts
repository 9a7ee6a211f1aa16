import fs from 'node:fs';
import path from 'node:path';
import type {Reporter, TestCase, TestResult} from '@playwright/test/reporter';

/** What `npm test` reads of a run: tests by how they ended, and the milliseconds of each file, the slowest first. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
  readonly skipped: number;
  readonly durations: readonly (readonly [file: string, duration: number])[];
}

/**
 * Leaves the counts of a run, and how long each file took, in a file that `npm test` reads and names by the variable
 * `COUNTS`.
 */
export default class CountReporter implements Reporter {
  private readonly tests = new Set<TestCase>();
  /** Of all tests of a file, in milliseconds. */
  private readonly durations = new Map<string, number>();

  onTestEnd(test: TestCase, {duration}: TestResult): void {
    this.tests.add(test);
    const file = path.relative('', test.location.file);
    this.durations.set(file, (this.durations.get(file) ?? 0) + duration);
  }

  onEnd(): void {
    const counts = {passed: 0, failed: 0, skipped: 0};
    for (const test of this.tests) {
      const outcome = test.outcome();
      if (outcome === 'expected') counts.passed += 1;
      else if (outcome === 'skipped') counts.skipped += 1;
      else counts.failed += 1;
    }
    const durations = [...this.durations].sort(([, a], [, b]) => b - a);
    const file = process.env.COUNTS ?? 'test-results/counts.json';
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.writeFileSync(file, JSON.stringify({...counts, durations} satisfies Counts));
  }

  printsToStdio(): boolean {
    return false;
  }
}
