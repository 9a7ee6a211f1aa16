import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {ensureBrowser} from '../../scripts/browsers';

test.describe.configure({mode: 'serial'});

const before = process.env.FIREFOX_PATH;
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'firefox-'));

test.afterAll(() => {
  fs.rmSync(folder, {recursive: true});
  if (before === undefined) delete process.env.FIREFOX_PATH;
  else process.env.FIREFOX_PATH = before;
});

/** Lets `FIREFOX_PATH` name a program that says it is this version, and nothing else. */
function nameFirefox(version: string): string {
  const file = path.join(folder, version);
  fs.writeFileSync(file, `#!/bin/sh\necho "Mozilla Firefox ${version}"\n`, {mode: 0o755});
  process.env.FIREFOX_PATH = file;
  return file;
}

test('a named browser that its driver takes is used', async () => {
  const file = nameFirefox('153.8.0esr');
  expect(await ensureBrowser('firefox')).toEqual({driver: 'bidi', file});
});

test('a named browser that is too old is told by variable and version, and nothing is installed', async () => {
  nameFirefox('140.12.0esr');
  await expect(ensureBrowser('firefox')).rejects.toThrow(
    'FIREFOX_PATH names Mozilla Firefox 140.12.0esr. The tests need Firefox 153 or later',
  );
});
