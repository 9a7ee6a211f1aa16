/** The API descriptions of two revisions, compared without network. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {bundleDescription, DescriptionError} from '../src/api/contract/bundle';
import {entryOf} from '../src/api/contract/versions';
import type {Change} from '../src/api/diff/change';
import {diffDescriptions} from '../src/api/diff/diff';
import type {Comparison} from '../src/api/diff/report';
import {commitOf, RevisionError} from './revision';

/** Nothing to compare on one side, told without a stack. */
class NoDescriptionError extends Error {}

/** Whether a comparison failed for a reason that its message tells, so that a script prints no stack. */
export const isExpected = (error: unknown): boolean =>
  [RevisionError, NoDescriptionError, DescriptionError].some((kind) => error instanceof kind);

function git(...args: readonly string[]): Buffer {
  return execFileSync('git', args, {stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28});
}

/** Puts api/ of a revision into a folder. Gives the revision, for people. */
function extract(revision: string, folder: string): string {
  const commit = commitOf(revision);
  const name = `${revision} (${commit.slice(0, 7)})`;
  if (git('ls-tree', commit, 'api/').length === 0) {
    throw new NoDescriptionError(`There is no folder api/ in ${name}. Choose a later revision.`);
  }
  execFileSync('tar', ['-x', '-f', '-', '-C', folder], {input: git('archive', commit, 'api')});
  return name;
}

/** The sources of one side. */
interface Tree {
  /** Folder that contains api/. */
  readonly root: string;
  /** What it is, for people. */
  readonly name: string;
}

/** Descriptions in a folder. */
function descriptionsIn({root, name}: Tree): readonly string[] {
  const folder = path.join(root, 'api');
  if (!fs.existsSync(folder)) throw new NoDescriptionError(`There is no folder api/ in ${name}.`);
  const found = fs.readdirSync(folder).filter((one) => fs.existsSync(entryOf(root, one)));
  if (found.length === 0) throw new NoDescriptionError(`No folder of api/ in ${name} has an openapi.yaml.`);
  return found;
}

/** A description that is on one side only is new, or gone, with everything in it. */
const NOTHING = {};

/**
 * Compares the descriptions of two revisions, each by itself.
 *
 * @param from a git revision
 * @param to another one, or undefined for the working tree
 * @param only the descriptions to compare; all if it's left out
 * @throws RevisionError, NoDescriptionError, DescriptionError
 */
export async function compareRevisions(
  from: string,
  to: string | undefined,
  only?: readonly string[],
): Promise<Comparison> {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'api-diff-'));
  const treeOf = (revision: string): Tree => {
    const root = fs.mkdtempSync(path.join(scratch, 'tree-'));
    return {root, name: extract(revision, root)};
  };
  try {
    const before = treeOf(from);
    const after = to === undefined ? {root: process.cwd(), name: 'the working tree'} : treeOf(to);
    const [old, now] = [descriptionsIn(before), descriptionsIn(after)];
    const versions: Record<string, readonly Change[]> = {};
    for (const name of only ?? [...new Set([...old, ...now])].sort()) {
      versions[name] = diffDescriptions(
        old.includes(name) ? await bundleDescription(before.root, name) : NOTHING,
        now.includes(name) ? await bundleDescription(after.root, name) : NOTHING,
      );
    }
    return {from: before.name, to: after.name, versions};
  } finally {
    fs.rmSync(scratch, {recursive: true, force: true});
  }
}
