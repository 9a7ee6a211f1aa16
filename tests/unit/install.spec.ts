import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';

const SCRIPT = path.resolve('scripts/install.mjs');

/** A folder with a lockfile, and an npm that only says how it was called. */
const test = base.extend<{readonly root: string}>({
  root: async ({}, use) => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'install-'));
    fs.mkdirSync(path.join(root, 'node_modules'));
    fs.writeFileSync(path.join(root, 'package-lock.json'), '{}');
    fs.writeFileSync(path.join(root, 'npm'), '#!/bin/sh\necho "npm $*"\nexit ${NPM_ENDS:-0}\n', {
      mode: 0o755,
    });
    await use(root);
    fs.rmSync(root, {recursive: true});
  },
});

function install(root: string, env: NodeJS.ProcessEnv = {}) {
  const {status, stdout, stderr} = spawnSync(process.execPath, [SCRIPT], {
    cwd: root,
    encoding: 'utf8',
    env: {...process.env, ...env, PATH: `${root}${path.delimiter}${process.env.PATH ?? ''}`},
  });
  return {status, stdout, stderr};
}

test('what is locked is installed once, without scripts of packages, and anew when the lock changes', ({
  root,
}) => {
  expect(install(root).stdout).toContain('npm ci --ignore-scripts');
  expect(install(root)).toEqual({status: 0, stdout: '', stderr: ''});
  fs.writeFileSync(path.join(root, 'package-lock.json'), '{"lockfileVersion": 3}');
  expect(install(root).stdout).toContain('npm ci');
  expect(install(root).stdout).toBe('');
});

test('an installation that fails is told, and tried again', ({root}) => {
  const {status, stderr} = install(root, {NPM_ENDS: '7'});
  expect(status).toBe(1);
  expect(stderr).toContain('failed with exit code 7');
  expect(install(root).stdout).toContain('npm ci');
});

test('the packages of another folder are not emptied through a link', ({root}) => {
  fs.renameSync(path.join(root, 'node_modules'), path.join(root, 'shared'));
  fs.symlinkSync('shared', path.join(root, 'node_modules'));
  const {status, stdout, stderr} = install(root);
  expect(status).toBe(1);
  expect(stderr).toContain('node_modules is a link to shared');
  expect(stdout).toBe('');
});
