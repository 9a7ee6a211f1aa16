import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {execFileSync} from 'node:child_process';
import {expect, test} from '@playwright/test';
import {script} from '../../scripts/run';
import {keepAssets, readManifest} from '../../src/hosts/keep-assets/keepAssets';

const DAY_1 = new Date('2025-11-03T08:00:00Z');
const DAY_5 = new Date('2025-11-07T08:00:00Z');
const DAY_20 = new Date('2025-11-22T08:00:00Z');

let folder = '';
test.beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'builds-'));
});
test.afterEach(() => fs.rmSync(folder, {recursive: true}));

/** Writes a build with these files, besides a document. */
function build(name: string, files: readonly string[]): string {
  const dir = path.join(folder, name);
  for (const file of ['index.html', ...files]) {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), `${file} of ${name}`);
  }
  return dir;
}

const has = (dir: string, file: string) => fs.existsSync(path.join(dir, file));
const FIRST = [
  'assets/js/main.11111111.js',
  'assets/js/same.22222222.js',
  'assets/img/a.png',
  'search-index/0123456789.json',
  'search-index-docs-11111111.json',
  'search-index-11111111.json',
];

test('hashed files of the build before are kept, and nothing else of it', () => {
  const first = build('first', [...FIRST, 'docs/gone.html', 'build.json', 'search.json', 'sitemap.xml']);
  const second = build('second', ['assets/js/main.33333333.js', 'assets/js/same.22222222.js']);
  expect(keepAssets({previous: first, next: second, days: 14, now: DAY_1})).toEqual({kept: 5, dropped: 0});
  for (const file of FIRST) expect.soft(has(second, file), file).toBe(true);
  for (const file of ['docs/gone.html', 'build.json', 'search.json', 'sitemap.xml'])
    expect(has(second, file)).toBe(false);
  // What both have is the new one's.
  expect(fs.readFileSync(path.join(second, 'assets/js/same.22222222.js'), 'utf8')).toContain('of second');
  expect(Object.keys(readManifest(second))).not.toContain('assets/js/same.22222222.js');
  expect(new Set(Object.values(readManifest(second)))).toEqual(new Set([DAY_1.toISOString()]));
});

test('a file is kept from the day on which it was replaced, over several builds, and then dropped', () => {
  const first = build('first', ['assets/js/main.11111111.js']);
  const second = build('second', ['assets/js/main.22222222.js']);
  const third = build('third', ['assets/js/main.33333333.js']);
  const fourth = build('fourth', ['assets/js/main.44444444.js']);
  keepAssets({previous: first, next: second, days: 14, now: DAY_1});
  keepAssets({previous: second, next: third, days: 14, now: DAY_5});
  expect(readManifest(third)).toEqual({
    'assets/js/main.11111111.js': DAY_1.toISOString(),
    'assets/js/main.22222222.js': DAY_5.toISOString(),
  });
  expect(keepAssets({previous: third, next: fourth, days: 14, now: DAY_20})).toEqual({kept: 1, dropped: 2});
  expect(readManifest(fourth)).toEqual({'assets/js/main.33333333.js': DAY_20.toISOString()});
  expect(has(fourth, 'assets/js/main.11111111.js')).toBe(false);
});

test('a file that comes back is the new build’s own, and the same step twice changes nothing', () => {
  const first = build('first', ['assets/js/main.11111111.js']);
  const second = build('second', ['assets/js/main.22222222.js']);
  keepAssets({previous: first, next: second, days: 14, now: DAY_1});
  const manifest = readManifest(second);
  keepAssets({previous: first, next: second, days: 14, now: DAY_1});
  expect(readManifest(second)).toEqual(manifest);
  const third = build('third', ['assets/js/main.11111111.js']);
  keepAssets({previous: second, next: third, days: 14, now: DAY_5});
  expect(Object.keys(readManifest(third))).toEqual(['assets/js/main.22222222.js']);
});

test('no days keep nothing', () => {
  const first = build('first', FIRST);
  const second = build('second', []);
  expect(keepAssets({previous: first, next: second, days: 0, now: DAY_1}).kept).toBe(0);
  expect(readManifest(second)).toEqual({});
});

test('a wrong manifest stops with all mistakes, and nothing is written', () => {
  const first = build('first', FIRST);
  const second = build('second', []);
  const kept = {
    'assets/../../etc/passwd': DAY_1.toISOString(),
    'docs/a.html': DAY_1.toISOString(),
    'assets/a.js': 'yesterday',
    'assets/b.js': 5,
  };
  fs.writeFileSync(path.join(first, 'assets-manifest.json'), JSON.stringify({kept}));
  let message = '';
  try {
    keepAssets({previous: first, next: second, days: 14, now: DAY_1});
  } catch (error) {
    message = String(error);
  }
  for (const file of Object.keys(kept)) expect.soft(message).toContain(JSON.stringify(file));
  expect(message).toContain(path.join(first, 'assets-manifest.json'));
  expect(fs.readdirSync(second)).toEqual(['index.html']);
});

for (const [name, content] of [
  ['no JSON', '{"kept":'],
  ['no object', '{"kept": ["assets/a.js"]}'],
  ['nothing', 'null'],
] as const) {
  test(`a manifest that is ${name} is named`, () => {
    const first = build('first', FIRST);
    fs.writeFileSync(path.join(first, 'assets-manifest.json'), content);
    expect(() => keepAssets({previous: first, next: build('second', []), days: 14, now: DAY_1})).toThrow(
      path.join(first, 'assets-manifest.json'),
    );
  });
}

test('folders without a site and one folder for both are refused', () => {
  const first = build('first', FIRST);
  const none = path.join(folder, 'none');
  expect(() => keepAssets({previous: none, next: first, days: 1, now: DAY_1})).toThrow(
    /previous build, .*none/,
  );
  expect(() => keepAssets({previous: first, next: none, days: 1, now: DAY_1})).toThrow(/next build, .*none/);
  expect(() => keepAssets({previous: first, next: first, days: 1, now: DAY_1})).toThrow(/same folder/);
});

test('the command keeps files, and says what is wrong with its arguments', () => {
  const first = build('first', FIRST);
  const second = build('second', []);
  const run = (...args: string[]) =>
    execFileSync(...script('scripts/keep-assets.mts', args), {encoding: 'utf8', stdio: 'pipe'});
  expect(run(first, '--dir', second, '--days', '3')).toContain(
    '6 files of builds before are kept for 3 days',
  );
  expect(() => run('--days', 'two')).toThrow(/Name one folder[\s\S]*not "two"/);
});
