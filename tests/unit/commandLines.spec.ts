import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {script} from '../../scripts/run';

const SCRIPTS = ['serve', 'nginx', 'keep-assets', 'container'];

const start = (name: string, option: string) =>
  spawnSync(...script(`scripts/${name}.mts`, [option]), {encoding: 'utf8'});

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
