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
import {DescriptionError, bundleDescription, entryOf} from '../src/api/contract/descriptions';
import {diffDescriptions} from '../src/api/diff/diff';
import {FORMATS, countOf} from '../src/api/diff/report';

const USAGE =
  'Usage: npm run api:diff -- <revision> [<revision>] [--format text|markdown|json] [--fail-on-breaking]';

/** A mistake of the caller, told without a stack. */
class UsageError extends Error {}

function git(...args) {
  return execFileSync('git', args, {stdio: ['ignore', 'pipe', 'pipe'], maxBuffer: 2 ** 28});
}

/** @param {string} revision */
function commitOf(revision) {
  try {
    git('rev-parse', '--git-dir');
  } catch {
    throw new UsageError(`${process.cwd()} is in no clone that git can read.`);
  }
  try {
    return git('rev-parse', '--verify', '--quiet', '--end-of-options', `${revision}^{commit}`)
      .toString()
      .trim();
  } catch {
    throw new UsageError(
      `Git knows no revision "${revision}". Use a branch, a tag or a commit of this clone; "git fetch" gets new ones.`,
    );
  }
}

/**
 * Puts api/ of a revision into a folder.
 *
 * @param {string} revision
 * @param {string} folder
 * @returns {string} the revision, for people
 */
function extract(revision, folder) {
  const commit = commitOf(revision);
  const name = `${revision} (${commit.slice(0, 7)})`;
  if (git('ls-tree', commit, 'api/').length === 0) {
    throw new UsageError(`There is no folder api/ in ${name}. Choose a later revision.`);
  }
  execFileSync('tar', ['-x', '-f', '-', '-C', folder], {input: git('archive', commit, 'api')});
  return name;
}

/** Versions that have a description in a folder. */
function versionsIn(root, name) {
  const folder = path.join(root, 'api');
  if (!fs.existsSync(folder)) throw new UsageError(`There is no folder api/ in ${name}.`);
  const versions = fs.readdirSync(folder).filter((version) => fs.existsSync(entryOf(root, version)));
  if (versions.length === 0) throw new UsageError(`No folder of api/ in ${name} has an openapi.yaml.`);
  return versions;
}

/** A version that is on one side only is new, or gone, with everything in it. */
const NOTHING = {};

async function compare([from, to]) {
  const scratch = fs.mkdtempSync(path.join(os.tmpdir(), 'api-diff-'));
  try {
    const sides = [from, to].map((revision, index) => {
      if (revision === undefined) return {root: process.cwd(), name: 'the working tree'};
      const root = path.join(scratch, String(index));
      fs.mkdirSync(root);
      return {root, name: extract(revision, root)};
    });
    const present = sides.map(({root, name}) => versionsIn(root, name));
    const versions = {};
    for (const version of [...new Set(present.flat())].sort()) {
      const [before, after] = await Promise.all(
        sides.map(({root}, index) =>
          present[index].includes(version) ? bundleDescription(root, version) : NOTHING,
        ),
      );
      versions[version] = diffDescriptions(before, after);
    }
    return {from: sides[0].name, to: sides[1].name, versions};
  } finally {
    fs.rmSync(scratch, {recursive: true, force: true});
  }
}

function readArguments() {
  const options = /** @type {const} */ {
    format: {type: 'string', default: 'text'},
    'fail-on-breaking': {type: 'boolean', default: false},
  };
  let parsed;
  try {
    parsed = parseArgs({options, allowPositionals: true});
  } catch (error) {
    throw new UsageError(`${error.message}\n${USAGE}`);
  }
  const {values, positionals} = parsed;
  if (positionals.length < 1 || positionals.length > 2) throw new UsageError(USAGE);
  if (!Object.hasOwn(FORMATS, values.format)) {
    throw new UsageError(`No format "${values.format}". There are ${Object.keys(FORMATS).join(', ')}.`);
  }
  return {revisions: positionals, format: values.format, failOnBreaking: values['fail-on-breaking']};
}

try {
  const {revisions, format, failOnBreaking} = readArguments();
  const comparison = await compare(revisions);
  console.log(FORMATS[format](comparison));
  const changes = Object.values(comparison.versions).flat();
  process.exitCode = failOnBreaking && countOf(changes, 'breaking') > 0 ? 1 : 0;
} catch (error) {
  const isExpected = error instanceof UsageError || error instanceof DescriptionError;
  console.error(isExpected ? error.message : error);
  process.exitCode = 2;
}
