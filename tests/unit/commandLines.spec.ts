import {spawnSync} from 'node:child_process';
import {expect, test} from '@playwright/test';

const SCRIPTS = ['serve', 'nginx-cli', 'keep-assets-cli', 'container-cli'];

const start = (script: string, option: string) =>
  spawnSync(process.execPath, [`scripts/${script}.mjs`, option], {encoding: 'utf8'});

for (const script of SCRIPTS) {
  test(`${script} says how it is used`, () => {
    const {status, stdout, stderr} = start(script, '--help');
    expect(stdout).toMatch(/^(?:npm run|node scripts\/) ?\S+/);
    expect([status, stderr]).toEqual([0, '']);
  });

  test(`${script} names an option that it does not know, and says how it is used`, () => {
    const {status, stdout, stderr} = start(script, '--nonsense');
    expect(stderr).toMatch(/^Unknown option '--nonsense'[^\n]*\n\n(?:npm run|node scripts\/)/);
    expect(stderr).not.toMatch(/^ +at /m);
    expect([status, stdout]).toEqual([1, '']);
  });
}
