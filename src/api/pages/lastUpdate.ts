import {execFileSync} from 'node:child_process';

/**
 * The day of the last commit that touched a folder, YYYY-MM-DD. Generated pages are not in git, so
 * their date is the one of their sources. Outside of a clone there is none, and never the one of the clock:
 * the same sources give the same pages.
 */
export function lastUpdateOf(folder: string): string | undefined {
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', folder], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return day || undefined;
  } catch {
    return undefined;
  }
}
