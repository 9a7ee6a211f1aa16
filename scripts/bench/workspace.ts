/**
 * A copy of the project to build and to change: a clone, so that pages have their dates, with the working tree's
 * files as they are now, and the packages of this one with a cache of its own.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {linkPackages} from '../link-folder';

const git = (args: readonly string[]) => execFileSync('git', args, {encoding: 'utf8', maxBuffer: 64e6});
const names = (args: readonly string[]) =>
  git(['ls-files', '-z', ...args])
    .split('\0')
    .filter(Boolean);

/**
 * Makes a copy, without generated files. It is outside of the project, whose checks read all that is in it.
 *
 * @param name what the copy is for
 * @returns its path
 */
export function createWorkspace(name: string): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), `bench-${name}-`));
  // Without copying the history: https://git-scm.com/docs/git-clone#Documentation/git-clone.txt---shared
  git(['clone', '--quiet', '--shared', '.', dir]);
  for (const file of names(['--cached', '--others', '--exclude-standard'])) {
    if (!fs.existsSync(file)) continue;
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.copyFileSync(file, path.join(dir, file));
  }
  for (const file of names(['--deleted'])) fs.rmSync(path.join(dir, file), {force: true});
  linkPackages('node_modules', path.join(dir, 'node_modules'));
  return dir;
}

/** Removes a copy. */
export function removeWorkspace(dir: string): void {
  fs.rmSync(dir, {recursive: true, force: true});
}
