import {execFileSync} from 'node:child_process';
import {sourceCommitOf} from './sourceCommit';

const dayOf = (time: Date) => time.toISOString().slice(0, 10);

/**
 * The day that the sources are of, in UTC: that of the last commit, whatever was changed since. What a date turns over
 * is asked of it and not of the clock, so that yesterday's commit gives today what it gave yesterday. Without git it is
 * the time in `SOURCE_DATE_EPOCH`, and without both the day of the build.
 *
 * @returns YYYY-MM-DD
 * @throws when the variable is not a number of seconds
 * @see https://reproducible-builds.org/specs/source-date-epoch/
 */
export function sourceDayOf(
  siteDir: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string {
  const commit = sourceCommitOf(siteDir, {})?.replace(/-dirty$/, '');
  const seconds =
    commit === undefined
      ? environment.SOURCE_DATE_EPOCH
      : execFileSync('git', ['show', '--no-patch', '--format=%ct', commit], {
          cwd: siteDir,
          encoding: 'utf8',
        }).trim();
  if (!seconds) return dayOf(new Date());
  if (!/^\d{1,11}$/.test(seconds)) {
    throw new Error(
      `SOURCE_DATE_EPOCH is "${seconds}". It must be seconds since 1970, as "git log -1 --format=%ct" gives them.`,
    );
  }
  return dayOf(new Date(Number(seconds) * 1000));
}
