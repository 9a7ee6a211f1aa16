import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {script} from '../../scripts/run';

/** Those that read their command line by the module for it. */
const SCRIPTS = fs
  .readdirSync('scripts')
  .filter(
    (name) =>
      name.endsWith('.mts') && fs.readFileSync(`scripts/${name}`, 'utf8').includes('readCommandLine('),
  )
  .map((name) => name.replace(/\.mts$/, ''));

const start = (name: string, option: string) =>
  spawnSync(...script(`scripts/${name}.mts`, [option]), {encoding: 'utf8'});

test('there are scripts to look at', () => {
  expect(SCRIPTS).toContain('serve');
});

for (const name of SCRIPTS) {
  test(`${name} says how it is used`, () => {
    const {status, stdout, stderr} = start(name, '--help');
    expect(stdout).toMatch(/^(?:npm run|node scripts\/) ?\S+/);
    expect([status, stderr]).toEqual([0, '']);
  });

  test(`${name} names an option that it does not know, and says how it is used`, () => {
    const {status, stdout, stderr} = start(name, '--nonsense');
    expect(stderr).toMatch(/^Unknown option '--nonsense'[^\n]*\n\n(?:npm run|node scripts\/)/);
    expect(stderr).not.toMatch(/^ +at /m);
    expect([status, stdout]).toEqual([1, '']);
  });
}
