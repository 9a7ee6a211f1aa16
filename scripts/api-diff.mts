/**
 * npm run api:diff: what changed in the API descriptions since a git revision, and what of it breaks
 * programs that use the API.
 *
 *   npm run api:diff -- main                    main and the working tree
 *   npm run api:diff -- v1.4 main               two revisions
 *   npm run api:diff -- main --format markdown  for a pull request; json for programs
 *   npm run api:diff -- main --fail-on-breaking exit code 1 when something breaks
 *
 * Exit code 2 says that nothing was compared.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {DescriptionError, bundleDescription} from '../src/api/contract/bundle';
import {entryOf} from '../src/api/contract/versions';
import type {Change} from '../src/api/diff/change';
import {diffDescriptions} from '../src/api/diff/diff';
import {FORMATS, countOf, type Comparison, type Format} from '../src/api/diff/report';
import {messageOf} from './errors';
import {RevisionError, commitOf} from './revision';

const USAGE =
  'Usage: npm run api:diff -- <revision> [<revision>] [--format text|markdown|json] [--fail-on-breaking]';

/** A mistake of the caller, told without a stack. */
class UsageError extends Error {}

function git(...args: readonly string[]): Buffer {
  return execFileSync('git', args, {stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28});
}

/** Puts api/ of a revision into a folder. Gives the revision, for people. */
function extract(revision: string, folder: string): string {
  const commit = commitOf(revision);
  const name = `${revision} (${commit.slice(0, 7)})`;
  if (git('ls-tree', commit, 'api/').length === 0) {
    throw new UsageError(`There is no folder api/ in ${name}. Choose a later revision.`);
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

/** Versions that have a description in a folder. */
function versionsIn({root, name}: Tree): readonly string[] {
  const folder = path.join(root, 'api');
  if (!fs.existsSync(folder)) throw new UsageError(`There is no folder api/ in ${name}.`);
  const versions = fs.readdirSync(folder).filter((version) => fs.existsSync(entryOf(root, version)));
  if (versions.length === 0) throw new UsageError(`No folder of api/ in ${name} has an openapi.yaml.`);
  return versions;
}

/** A version that is on one side only is new, or gone, with everything in it. */
const NOTHING = {};

/**
 * @param from a git revision
 * @param to another one, or undefined for the working tree
 */
async function compare(from: string, to: string | undefined): Promise<Comparison> {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'api-diff-'));
  const treeOf = (revision: string): Tree => {
    const root = fs.mkdtempSync(path.join(scratch, 'tree-'));
    return {root, name: extract(revision, root)};
  };
  try {
    const before = treeOf(from);
    const after = to === undefined ? {root: process.cwd(), name: 'the working tree'} : treeOf(to);
    const [old, now] = [versionsIn(before), versionsIn(after)];
    const versions: Record<string, readonly Change[]> = {};
    for (const version of [...new Set([...old, ...now])].sort()) {
      versions[version] = diffDescriptions(
        old.includes(version) ? await bundleDescription(before.root, version) : NOTHING,
        now.includes(version) ? await bundleDescription(after.root, version) : NOTHING,
      );
    }
    return {from: before.name, to: after.name, versions};
  } finally {
    fs.rmSync(scratch, {recursive: true, force: true});
  }
}

const isFormat = (name: string): name is Format => Object.hasOwn(FORMATS, name);

interface Arguments {
  readonly from: string;
  readonly to: string | undefined;
  readonly format: Format;
  readonly failOnBreaking: boolean;
}

function parse() {
  try {
    return parseArgs({
      options: {
        format: {type: 'string', default: 'text'},
        'fail-on-breaking': {type: 'boolean', default: false},
      },
      allowPositionals: true,
    });
  } catch (error) {
    throw new UsageError(`${error instanceof Error ? error.message : String(error)}\n${USAGE}`);
  }
}

function readArguments(): Arguments {
  const {values, positionals} = parse();
  const [from, to, ...others] = positionals;
  if (from === undefined || others.length > 0) throw new UsageError(USAGE);
  const {format, 'fail-on-breaking': failOnBreaking} = values;
  if (!isFormat(format)) {
    throw new UsageError(`No format "${format}". There are ${Object.keys(FORMATS).join(', ')}.`);
  }
  return {from, to, format, failOnBreaking};
}

try {
  const {from, to, format, failOnBreaking} = readArguments();
  const comparison = await compare(from, to);
  console.log(FORMATS[format](comparison));
  const changes = Object.values(comparison.versions).flat();
  process.exitCode = failOnBreaking && countOf(changes, 'breaking') > 0 ? 1 : 0;
} catch (error) {
  const isExpected = [UsageError, RevisionError, DescriptionError].some((kind) => error instanceof kind);
  console.error(isExpected ? messageOf(error) : error);
  process.exitCode = 2;
}
