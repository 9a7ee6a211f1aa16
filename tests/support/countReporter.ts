import fs from 'node:fs';
import type {Reporter, TestCase} from '@playwright/test/reporter';

/** Leaves the counts of a run in a file, for the last line of `npm test`. */
export default class CountReporter implements Reporter {
  private readonly tests = new Set<TestCase>();

  onTestEnd(test: TestCase): void {
    this.tests.add(test);
  }

  onEnd(): void {
    const counts = {passed: 0, failed: 0, skipped: 0};
    for (const test of this.tests) {
      const outcome = test.outcome();
      if (outcome === 'expected') counts.passed += 1;
      else if (outcome === 'skipped') counts.skipped += 1;
      else counts.failed += 1;
    }
    fs.mkdirSync('test-results', {recursive: true});
    fs.writeFileSync('test-results/counts.json', JSON.stringify(counts));
  }

  printsToStdio(): boolean {
    return false;
  }
}
