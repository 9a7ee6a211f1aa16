import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test as base} from '@playwright/test';
import {putInPlace} from '../../scripts/output-folder';

const MEMORY = '/dev/shm';

const test = base.extend<{readonly root: string}>({
  root: async ({}, use) => {
    const root = fs.mkdtempSync(path.join(os.tmpdir(), 'output-folder-'));
    await use(root);
    fs.rmSync(root, {recursive: true, force: true});
  },
});

function folder(name: string, file: string): string {
  fs.mkdirSync(path.join(name, 'assets'), {recursive: true});
  fs.writeFileSync(path.join(name, 'assets', file), file);
  return name;
}

test('a finished build takes the place of the previous one', ({root}) => {
  const finished = folder(`${root}/new`, 'new.js');
  const target = folder(`${root}/build`, 'old.js');
  putInPlace(finished, target);
  expect(fs.readdirSync(`${target}/assets`)).toEqual(['new.js']);
  expect(fs.readdirSync(root)).toEqual(['build']);
});

test('a first build needs no previous one', ({root}) => {
  putInPlace(folder(`${root}/new`, 'new.js'), `${root}/build`);
  expect(fs.readdirSync(root)).toEqual(['build']);
});

test('a build that is not there leaves the previous one', ({root}) => {
  const target = folder(`${root}/build`, 'old.js');
  expect(() => putInPlace(`${root}/nothing`, target)).toThrow(/ENOENT/);
  expect(fs.readdirSync(`${target}/assets`)).toEqual(['old.js']);
});

test('a target on another disk gets the files', ({root}) => {
  test.skip(!fs.existsSync(MEMORY) || fs.statSync(MEMORY).dev === fs.statSync(root).dev, 'one disk only');
  const target = fs.mkdtempSync(path.join(MEMORY, 'output-folder-'));
  try {
    folder(target, 'old.js');
    putInPlace(folder(`${root}/new`, 'new.js'), target);
    expect(fs.readdirSync(`${target}/assets`)).toEqual(['new.js']);
    expect(fs.readdirSync(root)).toEqual([]);
  } finally {
    fs.rmSync(target, {recursive: true, force: true});
  }
});
