/** Commits by the names that people give them. */
import {execFileSync} from 'node:child_process';

/** A name that stands for no commit, told without a stack. */
export class RevisionError extends Error {}

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();

/**
 * The whole hash of a branch, a tag, or a commit.
 *
 * @throws RevisionError when there is no clone, or none of that name
 */
export function commitOf(revision: string): string {
  try {
    git('rev-parse', '--git-dir');
  } catch {
    throw new RevisionError(`${process.cwd()} is in no clone that git can read.`);
  }
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`);
  } catch {
    throw new RevisionError(
      `Git knows no revision "${revision}". Use a branch, a tag or a commit of this clone; "git fetch" gets new ones, "git fetch --unshallow" old ones.`,
    );
  }
}
