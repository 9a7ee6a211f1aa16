import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {sourceCommitOf} from '../../src/docusaurus/provenance/sourceCommit';
import {sourceDayOf} from '../../src/docusaurus/provenance/sourceDay';

const GIVEN = '0123456789abcdef0123456789abcdef01234567';

const test = base.extend<{readonly root: string}>({
  root: async ({}, use) => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'provenance-'));
    fs.writeFileSync(path.join(root, 'page.mdx'), 'Text.\n');
    await use(root);
    fs.rmSync(root, {recursive: true, force: true});
  },
});

/** Commits all files of a folder, at a time if one is given, and gives the hash. */
function commit(root: string, time?: string): string {
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=Writer', '-c', 'user.email=writer@clearwarden.example', ...args], {
      cwd: root,
      encoding: 'utf8',
      env: {...process.env, ...(time && {GIT_AUTHOR_DATE: '2001-01-01T00:00:00Z', GIT_COMMITTER_DATE: time})},
    }).trim();
  git('init', '--quiet');
  git('add', '--all');
  git('commit', '--quiet', '--message', 'Add a page');
  return git('rev-parse', 'HEAD');
}

test('a clone tells its commit, whatever the variable says', ({root}) => {
  const hash = commit(root);
  expect(sourceCommitOf(root, {})).toBe(hash);
  expect(sourceCommitOf(root, {SOURCE_COMMIT: GIVEN})).toBe(hash);
});

test('a changed file and a new one make it dirty', ({root}) => {
  const hash = commit(root);
  fs.writeFileSync(path.join(root, 'page.mdx'), 'Other text.\n');
  expect(sourceCommitOf(root, {})).toBe(`${hash}-dirty`);
  fs.writeFileSync(path.join(root, 'page.mdx'), 'Text.\n');
  fs.writeFileSync(path.join(root, 'new.mdx'), 'Text.\n');
  expect(sourceCommitOf(root, {})).toBe(`${hash}-dirty`);
});

test('without git the variable tells, or nothing does', ({root}) => {
  expect(sourceCommitOf(root, {SOURCE_COMMIT: GIVEN})).toBe(GIVEN);
  expect(sourceCommitOf(root, {SOURCE_COMMIT: `${GIVEN}-dirty`})).toBe(`${GIVEN}-dirty`);
  expect(sourceCommitOf(root, {})).toBeUndefined();
  expect(sourceCommitOf(root, {SOURCE_COMMIT: ''})).toBeUndefined();
});

test('sources inside of another repository are not of its commit', ({root}) => {
  const inner = path.join(root, 'unpacked');
  fs.mkdirSync(inner);
  fs.writeFileSync(path.join(inner, 'page.mdx'), 'Text.\n');
  commit(root);
  expect(sourceCommitOf(inner, {SOURCE_COMMIT: GIVEN})).toBe(GIVEN);
});

test('a variable that is no commit is refused by name', ({root}) => {
  for (const value of ['main', '0123456', '"><script>']) {
    expect(() => sourceCommitOf(root, {SOURCE_COMMIT: value})).toThrow(`SOURCE_COMMIT is "${value}"`);
  }
});

test('the day is the one of the commit in UTC, whatever was changed since and the variable says', ({
  root,
}) => {
  commit(root, '2026-03-31T23:30:00-0200');
  fs.writeFileSync(path.join(root, 'page.mdx'), 'Other text.\n');
  expect(sourceDayOf(root, {})).toBe('2026-04-01');
  expect(sourceDayOf(root, {SOURCE_DATE_EPOCH: '0'})).toBe('2026-04-01');
});

test('without git the day is that of the variable, or of the build', ({root}) => {
  expect(sourceDayOf(root, {SOURCE_DATE_EPOCH: '1774999800'})).toBe('2026-03-31');
  expect(sourceDayOf(root, {})).toBe(new Date().toISOString().slice(0, 10));
  expect(sourceDayOf(root, {SOURCE_DATE_EPOCH: ''})).toBe(new Date().toISOString().slice(0, 10));
  for (const value of ['2026-03-31', '-1', '1e9']) {
    expect(() => sourceDayOf(root, {SOURCE_DATE_EPOCH: value})).toThrow(`SOURCE_DATE_EPOCH is "${value}"`);
  }
});
