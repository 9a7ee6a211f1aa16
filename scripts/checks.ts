/** What `npm run check` and `npm run lint` look at, and how they run it: side by side, with caches. */
import path from 'node:path';
import {concurrently} from './concurrently';
import {collect, script} from './run';

/** A program that succeeds or fails. */
export interface Check {
  readonly name: string;
  readonly command: readonly [program: string, ...args: string[]];
}

/** A check that can look at some files alone. */
interface FileCheck extends Check {
  /** The same for a few files: those that it is for, and what it is told before their names. */
  readonly ofFiles: {readonly pattern: RegExp; readonly command: Check['command']};
}

// A content, because a checkout changes times.
const cacheIn = (folder: string) => [
  '--cache',
  '--cache-location',
  `node_modules/.cache/${folder}`,
  '--cache-strategy',
  'content',
];

const eslint = ['eslint', '--max-warnings', '0', '--no-warn-ignored', ...cacheIn('eslint/')] as const;
const prettier = [
  'prettier',
  '--check',
  '--log-level',
  'warn',
  '--ignore-unknown',
  ...cacheIn('prettier/files'),
] as const;
const cspell = [
  'cspell',
  'lint',
  '--no-progress',
  '--no-summary',
  '--no-must-find-files',
  ...cacheIn('cspell/files'),
] as const;
const playwright = ['playwright', 'test', '--reporter=dot', '--project=unit', '--project=content'] as const;

export const TYPES: Check = {name: 'Types', command: ['tsc', '--noEmit']};

export const LINTS: readonly FileCheck[] = [
  {
    name: 'Code',
    command: [...eslint, '.'],
    ofFiles: {pattern: /\.(?:[cm]?js|m?ts|tsx)$/, command: [...eslint]},
  },
  {
    name: 'Spelling',
    command: [...cspell],
    ofFiles: {pattern: /^(?:docs|changelog)\/.*\.mdx$|\.md$|^docs\/\w+\.yml$/, command: [...cspell]},
  },
  {
    name: 'Format',
    command: [...prettier, '.'],
    ofFiles: {pattern: /./, command: [...prettier]},
  },
  {
    name: 'Pages',
    command: ['markdownlint-cli2'],
    ofFiles: {pattern: /\.mdx?$/, command: ['markdownlint-cli2', '--no-globs']},
  },
];

export const TESTS: FileCheck = {
  name: 'Unit and content tests',
  command: [...playwright],
  ofFiles: {pattern: /^tests\/(?:unit|content)\/.*\.spec\.ts$/, command: [...playwright]},
};

/** The rules of content and the links between pages, whichever page has changed: a quarter of a minute. */
export const RULES: Check = {
  name: 'Content rules and links',
  command: [...playwright, 'tests/content/pages.spec.ts'],
};

/** A check of some of its files; nothing where it is for none of them. */
export function checkOfFiles({name, ofFiles}: FileCheck, files: readonly string[]): Check[] {
  const own = files.filter((file) => ofFiles.pattern.test(file));
  return own.length === 0 ? [] : [{name: `${name}, changed files`, command: [...ofFiles.command, ...own]}];
}

/** More at once do not end earlier on two cores. */
const AT_ONCE = 2;

/**
 * Runs checks side by side, in their order. Prints a line for each when it ends, and below it what it has said if it
 * has failed.
 *
 * @returns whether all have succeeded
 */
export async function runChecks(checks: readonly Check[]): Promise<boolean> {
  let isGood = true;
  const PATH = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter);
  const tasks = checks.map(({name, command: [program, ...args]}) => async () => {
    const start = performance.now();
    const {code, output} = await collect(program, args, {env: {PATH}});
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    console.log(`${code === 0 ? '✓' : '✗'} ${name}, ${seconds} s`);
    if (code === 0) return;
    isGood = false;
    console.log(output.trimEnd());
  });
  await concurrently(tasks, AT_ONCE);
  return isGood;
}

/** Pages of the API and their sidebars, which types and tests need. Done in a second when nothing has changed. */
export const GENERATE: Check = {
  name: 'API pages',
  command: script('scripts/generate-api-pages.mts').flat() as [string],
};
