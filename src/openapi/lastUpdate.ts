import {execFileSync} from 'node:child_process';

/**
 * The day of the last commit that touched a folder, YYYY-MM-DD. Generated pages are not in git, so
 * their date is the one of their sources. Outside of a clone it is the Unix epoch, never the clock:
 * the same sources give the same pages.
 */
export function lastUpdateOf(folder: string): string {
  try {
    const day = execFileSync('git', ['log', '-1', '--format=%cs', '--', folder], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    }).trim();
    return day || '1970-01-01';
  } catch {
    return '1970-01-01';
  }
}
