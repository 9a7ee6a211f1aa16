import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {filesOf} from '../support/folders';
import {keysIn} from '../../src/content/rules/secrets';

const files = filesOf('build');
const TEXT = /\.(?:html|md|js|css|json|xml|csv|ics|svg|txt|ya?ml|map)$|api-catalog$/;
const texts = files.filter((file) => TEXT.test(file));
const read = (file: string) => fs.readFileSync(path.join('build', file), 'utf8');

/** Files of the build that have one of the given texts. */
const filesWith = (needles: readonly string[]) =>
  texts.flatMap((file) => {
    const text = read(file);
    return needles.filter((needle) => text.includes(needle)).map((needle) => `${file}: ${needle}`);
  });

test('the build has files to look at', () => {
  expect(texts.length).toBeGreaterThan(900);
});

test('no file has a key of a well-known kind', () => {
  expect(texts.flatMap((file) => keysIn(read(file)).map((key) => `${file}: ${key}`))).toEqual([]);
});

test('no file names the folder that it was built in, nor the one of its builder', () => {
  const home = os.homedir();
  // A home such as /root is too short to be told from a path on a page.
  expect(filesWith([process.cwd(), ...(home.split('/').length > 2 ? [home] : [])])).toEqual([]);
});

test('no file names the registry that packages came from', () => {
  const configured = execFileSync('npm', ['config', 'get', 'registry'], {encoding: 'utf8'}).trim();
  expect(filesWith([new URL(configured).host])).toEqual([]);
});

test('no source map is published', () => {
  expect(files.filter((file) => file.endsWith('.map'))).toEqual([]);
  expect(filesWith(['sourceMappingURL='])).toEqual([]);
});

test('a key of each kind would be found, and an example is none', () => {
  const part = (length: number) => 'a1B2c3D4e5'.repeat(5).slice(0, length);
  // Put together here, so that no scanner takes this file for a leak.
  const keys = [
    ['AKIA', 'A'.repeat(16)],
    ['AIza', part(35)],
    ['ghp_', part(36)],
    ['npm_', part(36)],
    ['xoxb-', part(12)],
    ['sk_live', '_', part(24)],
    ['cwrdd_', part(24)],
    ['eyJ', part(12), '.eyJ', part(12), '.', part(12)],
    ['-----BEGIN RSA ', 'PRIVATE KEY-----\\n', part(40)],
    ['postgres://reader:', 'swordfish@db.example'],
  ].map((parts) => parts.join(''));
  for (const key of keys) expect(keysIn(`before "${key}" after`), key).toHaveLength(1);
  expect(keysIn('-----BEGIN PRIVATE KEY-----\\nyour_key\\n-----END PRIVATE KEY-----')).toEqual([]);
});
