import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {commitDays, daysIn} from '../../src/content/history/commitDays';

const at = (time: string) => `\t${Date.parse(time) / 1000}`;

test('a file has the days of its commits, each once and the newest first, and those of its earlier names', () => {
  const log = [
    [at('2026-03-02T23:59:59Z'), '', 'M\tdocs/b.mdx', 'M\tdocs/c.mdx'],
    [at('2026-03-02T01:00:00Z'), '', 'R097\tdocs/a.mdx\tdocs/b.mdx'],
    [at('2026-02-01T00:00:00Z'), '', 'R100\tdocs/old.mdx\tdocs/a.mdx'],
    [at('2026-01-31T23:59:59Z'), '', 'A\tdocs/old.mdx', 'A\tdocs/c.mdx'],
  ];
  expect(daysIn(log.flat().join('\n'))).toEqual(
    new Map([
      ['docs/b.mdx', ['2026-03-02', '2026-02-01', '2026-01-31']],
      ['docs/c.mdx', ['2026-03-02', '2026-01-31']],
    ]),
  );
});

test('nobody can tell days outside of a clone, in a folder of one, and without its history', () => {
  const folder = fs.realpathSync(fs.mkdtempSync(path.join(os.tmpdir(), 'history-')));
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=W', '-c', 'user.email=w@clearwarden.example', ...args], {
      cwd: folder,
      env: {...process.env, GIT_COMMITTER_DATE: '2025-10-31T12:00:00Z'},
    });
  try {
    fs.mkdirSync(path.join(folder, 'docs'));
    fs.writeFileSync(path.join(folder, 'docs/a.mdx'), 'A');
    expect(commitDays(folder, 'docs')).toBeUndefined();
    git('init', '--quiet');
    git('add', '--all');
    git('commit', '--quiet', '--message', 'Add a page');
    expect(commitDays(folder, 'docs')).toEqual(new Map([['docs/a.mdx', ['2025-10-31']]]));
    expect(commitDays(path.join(folder, 'docs'), 'docs')).toBeUndefined();
    git('clone', '--quiet', '--depth', '1', `file://${folder}`, 'shallow');
    expect(commitDays(path.join(folder, 'shallow'), 'docs')).toBeUndefined();
  } finally {
    fs.rmSync(folder, {recursive: true, force: true});
  }
});
