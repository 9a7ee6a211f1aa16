import {execFileSync} from 'node:child_process';
import {sourceCommitOf} from '../../docusaurus/provenance/sourceCommit';

/** Before the time of a commit. No line of names begins with it. */
const COMMIT = '\t';

function git(siteDir: string, ...args: string[]): string {
  return execFileSync('git', args, {cwd: siteDir, encoding: 'utf8', maxBuffer: 2 ** 28});
}

/**
 * The days on which files were changed, in UTC, by what `git log --name-status` says of them. A file that was renamed
 * has the days of its earlier names, too.
 *
 * @param log commits from the newest to the oldest, each with a tab and its time in seconds before the lines of its files
 * @returns by file, as it is called now: days from the newest to the oldest, YYYY-MM-DD
 */
export function daysIn(log: string): ReadonlyMap<string, readonly string[]> {
  const days = new Map<string, Set<string>>();
  /** Today's names of files that had another one. */
  const names = new Map<string, string>();
  let day = '';
  for (const line of log.split('\n')) {
    if (line.startsWith(COMMIT)) {
      day = new Date(Number(line.slice(COMMIT.length)) * 1000).toISOString().slice(0, 10);
      continue;
    }
    const [status = '', old = '', renamed] = line.split('\t');
    if (status === '') continue;
    const then = renamed ?? old;
    const now = names.get(then) ?? then;
    if (renamed !== undefined) names.set(old, now);
    days.set(now, (days.get(now) ?? new Set()).add(day));
  }
  return new Map([...days].map(([file, set]) => [file, [...set].sort().reverse()]));
}

/**
 * The days on which the files of a folder were committed.
 *
 * @param folder from the project's folder, with slashes
 * @returns undefined where nobody can tell: outside of a clone of its own, and in one without its history
 */
export function commitDays(
  siteDir: string,
  folder: string,
): ReadonlyMap<string, readonly string[]> | undefined {
  if (sourceCommitOf(siteDir, {}) === undefined) return undefined;
  if (git(siteDir, 'rev-parse', '--is-shallow-repository').trim() === 'true') return undefined;
  return daysIn(
    git(
      siteDir,
      ...['-c', 'log.showSignature=false', '-c', 'core.quotePath=false'],
      ...['log', `--format=${COMMIT}%ct`, '--name-status', '--find-renames', '--', folder],
    ),
  );
}
