import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import ts from 'typescript';
import {mutate, mutateByName, shareBuilds} from '../mutations/mutate';
import {MUTATIONS} from '../mutations/mutations';
import {verdictOf} from '../mutations/verdict';

const MEND = 'Mend its line in tests/mutations/mutations.ts.';

test('there are at least 60 mutations, each with a name of its own', () => {
  const names = MUTATIONS.map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThanOrEqual(60);
});

for (const mutation of MUTATIONS) {
  const {name, file, from, to, caughtBy, needs} = mutation;
  test(`the mutation "${name}" changes one place of its file, and its tests are there`, () => {
    const text = fs.readFileSync(file, 'utf8');
    expect(text.split(from).length - 1, `how often ${file} has ${from}. ${MEND}`).toBe(1);
    expect(to).not.toBe(from);
    for (const spec of caughtBy.specs) {
      expect(spec.startsWith(`tests/${caughtBy.project}/`), `${spec} is in the project. ${MEND}`).toBe(true);
      expect(fs.existsSync(spec), `${spec} is there. ${MEND}`).toBe(true);
    }
    expect(() => new RegExp(caughtBy.grep ?? '')).not.toThrow();
    // What cannot be read is red for no reason of its own.
    const mutated = (needs === 'browser' ? mutateByName : mutate)(text, mutation);
    const {diagnostics} = ts.transpileModule(mutated, {
      fileName: file,
      reportDiagnostics: true,
      compilerOptions: {allowJs: true, jsx: ts.JsxEmit.ReactJSX},
    });
    expect((diagnostics ?? []).map(({messageText}) => messageText)).toEqual([]);
  });
}

test('every file of the content rules has a mutation', () => {
  const files = new Set(MUTATIONS.map(({file}) => file));
  const rules = fs.readdirSync('src/content/rules').map((name) => `src/content/rules/${name}`);
  expect(rules.filter((file) => !files.has(file))).toEqual([]);
});

test('mutations that share a build are told apart by their builds', () => {
  for (const [count, builds] of [
    [1, 1],
    [2, 2],
    [3, 3],
    [6, 4],
    [10, 5],
  ] as const) {
    const shared = shareBuilds(count);
    expect(shared.builds).toBe(builds);
    expect(shared.of).toHaveLength(count);
    for (const one of shared.of) {
      const within = shared.of.filter((other) => other.every((build) => one.includes(build)));
      expect(within).toEqual([one]);
    }
  }
});

/** A report with one test. */
const report = (status: string, message = '', errors: {message: string}[] = []) =>
  ({
    errors,
    suites: [
      {
        title: 'unit/a.spec.ts',
        file: 'unit/a.spec.ts',
        specs: [
          {title: 'a test', file: 'unit/a.spec.ts', tests: [{results: [{status, errors: [{message}]}]}]},
        ],
      },
    ],
  }) as unknown as Parameters<typeof verdictOf>[0];

test('a suite is red for a failure in a test, and for nothing else', () => {
  expect(verdictOf(report('passed'))).toBe('green');
  expect(verdictOf(report('failed', 'expect(received).toBe(expected)'))).toBe('red');
  expect(verdictOf(report('failed', 'SyntaxError: Unexpected token'))).toBe('broken');
  expect(verdictOf(report('timedOut'))).toBe('too slow');
  expect(verdictOf(report('passed', '', [{message: 'a.spec.ts cannot be read'}]))).toBe('broken');
  expect(verdictOf(report('skipped'))).toBe('no tests');
  expect(verdictOf(report('failed', 'no'), ['tests/unit/b.spec.ts'])).toBe('no tests');
  expect(verdictOf(report('failed', 'no'), ['tests/unit/a.spec.ts'], 'another')).toBe('no tests');
  expect(verdictOf(report('failed', 'no'), ['tests/unit/a.spec.ts'], 'a test')).toBe('red');
});
