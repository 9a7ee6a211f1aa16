import {execFileSync} from 'node:child_process';
import fs from 'node:fs';

/** A commit of git with SHA-1 or SHA-256, with the mark of uncommitted changes. */
const COMMIT = /^(?:[0-9a-f]{40}|[0-9a-f]{64})(?:-dirty)?$/;

function git(siteDir: string, ...args: string[]): string {
  return execFileSync('git', args, {
    cwd: siteDir,
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'ignore'],
  }).trim();
}

/** The commit that is checked out, or undefined when the folder is no clone of its own. */
function checkedOut(siteDir: string): string | undefined {
  try {
    const [folder = '', commit = ''] = git(siteDir, 'rev-parse', '--show-toplevel', 'HEAD').split('\n');
    // Sources that were unpacked inside of another repository are not of its commit.
    if (fs.realpathSync(folder) !== fs.realpathSync(siteDir)) return undefined;
    const isDirty = git(siteDir, 'status', '--porcelain') !== '';
    return isDirty ? `${commit}-dirty` : commit;
  } catch {
    return undefined;
  }
}

/**
 * The commit that the sources are of, with `-dirty` when files were changed or added since, as
 * `git describe --dirty` writes it. Without git, as in a container, it is the variable `SOURCE_COMMIT`.
 *
 * @returns undefined when neither tells
 * @throws when the variable is not a whole commit hash
 */
export function sourceCommitOf(
  siteDir: string,
  environment: Readonly<Record<string, string | undefined>> = process.env,
): string | undefined {
  const commit = checkedOut(siteDir);
  if (commit !== undefined) return commit;
  const given = environment.SOURCE_COMMIT;
  if (!given) return undefined;
  if (!COMMIT.test(given)) {
    throw new Error(
      `SOURCE_COMMIT is "${given}". It must be a whole commit hash, 40 or 64 hexadecimal digits, with or without "-dirty" at the end.`,
    );
  }
  return given;
}
