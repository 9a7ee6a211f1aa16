import {execFileSync, spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {LINTS, TESTS, TYPES} from '../../scripts/checks';
import {script} from '../../scripts/run';

const PROGRAMS = [...LINTS, TESTS, TYPES].map(({command: [program]}) => program);
const git = (cwd: string, ...args: string[]) =>
  execFileSync('git', ['-c', 'user.name=W', '-c', 'user.email=w@clearwarden.example', ...args], {cwd});

/** A clone with stand-ins for the programs. They note what they are told, and fail if they are told a file `wrong…`. */
function createClone(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'check-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text, {mode: 0o755});
  };
  for (const program of PROGRAMS) {
    write(
      `node_modules/.bin/${program}`,
      `#!/bin/sh\necho "${program} $*" >> node_modules/calls\ncase "$*" in *wrong*) echo "${program} has found it"; exit 1;; esac\n`,
    );
  }
  write('scripts/generate-api-pages.mts', '');
  write('docs/page.mdx', '');
  write('.gitignore', 'node_modules\n');
  git(dir, 'init', '--quiet');
  git(dir, 'add', '--all');
  git(dir, 'commit', '--quiet', '--message', 'Begin');
  return dir;
}

/** Runs `npm run check` in a clone. Gives what it has said and called. */
function check(dir: string) {
  fs.rmSync(path.join(dir, 'node_modules/calls'), {force: true});
  const {status, stdout, stderr} = spawnSync(...script('scripts/check.mts'), {cwd: dir, encoding: 'utf8'});
  expect(stderr).toBe('');
  const calls = fs.readFileSync(path.join(dir, 'node_modules/calls'), 'utf8').trim().split('\n');
  return {status, lines: stdout.trim().split('\n'), calls};
}

test('a check has a line for each program, and looks at changed files first and ends with them', () => {
  const dir = createClone();
  const unchanged = check(dir);
  expect(unchanged.status).toBe(0);
  expect(unchanged.lines.filter((line) => /^✓ [A-Z][\w ]+, \d+\.\d s$/.test(line))).toHaveLength(
    PROGRAMS.length + 1,
  );
  expect(unchanged.lines).toHaveLength(PROGRAMS.length + 1);

  // In all it is right: the files that are told are the changed ones.
  fs.writeFileSync(path.join(dir, 'docs/page.mdx'), 'changed');
  fs.mkdirSync(path.join(dir, 'tests/unit'), {recursive: true});
  fs.writeFileSync(path.join(dir, 'tests/unit/new.spec.ts'), '');
  const changed = check(dir);
  expect(changed.status).toBe(0);
  const rules = changed.calls.filter((call) => call.includes('tests/content/pages.spec.ts'));
  expect(rules).toHaveLength(1);
  const ofFiles = changed.calls.filter((call) => /page\.mdx|new\.spec\.ts/.test(call));
  const first = [...rules, ...ofFiles];
  expect(changed.calls.slice(0, first.length).sort()).toEqual(first.sort());
  const told = (program: string) =>
    ofFiles.find((call) => call.startsWith(program))?.match(/\S+\.(?:mdx|ts)/g);
  expect(told('eslint')).toEqual(['tests/unit/new.spec.ts']);
  expect(told('playwright')).toEqual(['tests/unit/new.spec.ts']);
  expect(told('cspell')).toEqual(['docs/page.mdx']);
  expect(told('markdownlint-cli2')).toEqual(['docs/page.mdx']);
  expect(told('prettier')?.sort()).toEqual(['docs/page.mdx', 'tests/unit/new.spec.ts']);
  expect(changed.calls).toHaveLength(first.length + PROGRAMS.length);

  fs.writeFileSync(path.join(dir, 'docs/wrong.mdx'), '');
  const wrong = check(dir);
  expect(wrong.status).toBe(1);
  expect(wrong.lines).toContain('cspell has found it');
  expect(wrong.lines.filter((line) => line.startsWith('✗ '))).toHaveLength(3);
  expect(wrong.calls.some((call) => call.startsWith('tsc'))).toBe(false);
  fs.rmSync(dir, {recursive: true});
});
