/** What `npm run check` and `npm run lint` look at, and how they run it: side by side, with caches. */
import {spawn} from 'node:child_process';
import path from 'node:path';
import {script} from './run';

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

/** A check of some of its files; nothing where it is for none of them. */
export function checkOfFiles({name, ofFiles}: FileCheck, files: readonly string[]): Check[] {
  const own = files.filter((file) => ofFiles.pattern.test(file));
  return own.length === 0 ? [] : [{name: `${name}, changed files`, command: [...ofFiles.command, ...own]}];
}

/** More at once do not end earlier on two cores. */
const AT_ONCE = 2;

/** Runs a check. Gives its exit code and all that it has said. */
function run({command: [program, ...args]}: Check): Promise<{code: number; output: string}> {
  return new Promise((resolve, reject) => {
    const PATH = [path.resolve('node_modules/.bin'), process.env.PATH].join(path.delimiter);
    const child = spawn(program, args, {stdio: ['ignore', 'pipe', 'pipe'], env: {...process.env, PATH}});
    let output = '';
    const add = (text: string) => (output += text);
    for (const stream of [child.stdout, child.stderr]) stream.setEncoding('utf8').on('data', add);
    child.on('error', reject);
    child.on('close', (code) => resolve({code: code ?? 1, output}));
  });
}

/**
 * Runs checks side by side, in their order. Prints a line for each when it ends, and below it what it has said if it
 * has failed.
 *
 * @returns whether all have succeeded
 */
export async function runChecks(checks: readonly Check[]): Promise<boolean> {
  const queue = [...checks];
  let isGood = true;
  const work = async (): Promise<void> => {
    for (let check = queue.shift(); check; check = queue.shift()) {
      const start = performance.now();
      const {code, output} = await run(check);
      const seconds = ((performance.now() - start) / 1000).toFixed(1);
      console.log(`${code === 0 ? '✓' : '✗'} ${check.name}, ${seconds} s`);
      if (code === 0) continue;
      isGood = false;
      console.log(output.trimEnd());
    }
  };
  await Promise.all(Array.from({length: AT_ONCE}, work));
  return isGood;
}

/** Pages of the API and their sidebars, which types and tests need. Done in a second when nothing has changed. */
export const GENERATE: Check = {
  name: 'API pages',
  command: script('scripts/generate-api-pages.mts').flat() as [string],
};
