/** The build of the whole site, in a copy: with no cache at all, and again with one page changed. */
import fs from 'node:fs';
import path from 'node:path';
import type {Figure} from './figures';
import {runMeasured} from './processTree';
import {createWorkspace, removeWorkspace} from './workspace';

const BUDGET = {clean: 90, again: 30, gigabytes: 4};
const CHANGED = 'docs/request-manager/getting-started.mdx';

/** Appends a paragraph to a page, as a writer would. */
export function changePage(dir: string, text: string, page = CHANGED): void {
  fs.appendFileSync(path.join(dir, page), `\n${text}\n`);
}

/**
 * Builds a copy of the project.
 *
 * @param log file for what the build prints
 * @param args more of the command line
 */
export const build = (dir: string, log: string, args: readonly string[] = []) =>
  runMeasured('npm', ['run', '--silent', 'build', ...args], {cwd: dir, log});

/** Time, processor time and memory of the two builds. */
export async function measureBuild(): Promise<Figure[]> {
  const dir = createWorkspace('build');
  try {
    const clean = await build(dir, 'test-results/bench/build-clean.log');
    changePage(dir, 'Nothing else has changed.');
    const again = await build(dir, 'test-results/bench/build-again.log');
    const peak = Math.max(clean.peakBytes, again.peakBytes) / 1e9;
    return [
      {name: 'build / clean', value: clean.seconds, unit: 's', atMost: BUDGET.clean, isTime: true},
      {name: 'build / clean, processor time', value: clean.processorSeconds, unit: 's', isTime: true},
      {name: 'build / one page changed', value: again.seconds, unit: 's', atMost: BUDGET.again, isTime: true},
      {
        name: 'build / one page changed, processor time',
        value: again.processorSeconds,
        unit: 's',
        isTime: true,
      },
      {name: 'build / peak of memory', value: peak, unit: 'GB', atMost: BUDGET.gigabytes},
    ];
  } finally {
    removeWorkspace(dir);
  }
}
