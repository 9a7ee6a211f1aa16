/** npm run check: the loop before a commit. */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import {GENERATE, LINTS, RULES, TESTS, TYPES, checkOfFiles, runChecks} from './checks';
import {readCommandLine} from './command-line';

readCommandLine(
  `
npm run check

Types, lint, unit and content tests, side by side. What differs from the last commit is looked at first, alone: when
something is wrong with it, that is the end. A line for each check, and what it says if it fails.`,
  {},
);

/** Files that differ from the last commit, new ones included. */
function changedFiles(): string[] {
  const list = (...args: string[]) =>
    execFileSync('git', [...args, '-z'], {encoding: 'utf8', maxBuffer: 64e6})
      .split('\0')
      .filter(Boolean);
  const changed = list('diff', '--name-only', '--relative', 'HEAD');
  return [...changed, ...list('ls-files', '--others', '--exclude-standard')].filter((file) =>
    fs.existsSync(file),
  );
}

const changed = changedFiles();
const hasContent = changed.some((file) => /^(?:docs|changelog|src\/integrations\/evidence)\//.test(file));
const isGood =
  (await runChecks([GENERATE])) &&
  (await runChecks([
    ...(hasContent ? [RULES] : []),
    ...[...LINTS, TESTS].flatMap((check) => checkOfFiles(check, changed)),
  ])) &&
  (await runChecks([TESTS, TYPES, ...LINTS]));
process.exit(isGood ? 0 : 1);
