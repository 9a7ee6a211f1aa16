import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {isBuildFresh} from '../../scripts/build-freshness';
import {hashOfFiles} from '../../src/docusaurus/provenance/hashOfFiles';
import {CODE, CONTENT, hashOfSite, isGenerated} from '../../src/docusaurus/provenance/siteSources';

test('the hash of files changes with names, content and what is gone', () => {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'hash-'));
  const write = (name: string, text: string) => {
    fs.writeFileSync(path.join(dir, name), text);
    return hashOfFiles([dir]);
  };
  const hashes = [write('a', 'one'), write('a', 'two'), write('b', '')];
  fs.renameSync(path.join(dir, 'b'), path.join(dir, 'c'));
  hashes.push(hashOfFiles([dir]));
  fs.rmSync(path.join(dir, 'c'));
  expect(new Set(hashes).size).toBe(4);
  expect(hashOfFiles([dir, path.join(dir, 'nowhere')])).toBe(hashes[1]);
  fs.rmSync(dir, {recursive: true});
});

/** A folder with a file in each source, and a build of it. */
function createBuiltSite(): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'freshness-'));
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), text);
  };
  for (const source of [...CONTENT, ...CODE]) {
    write(fs.statSync(source).isDirectory() ? `${source}/file.txt` : source, 'text');
  }
  write('docs/api/v2/_a.fields.mdx', 'generated');
  write('scripts/serve.mts', '// A comment.');
  write('build/index.html', '');
  write('build/build.json', JSON.stringify({sources: hashOfSite(dir)}));
  return dir;
}

test('a build is fresh until a source changes, whatever the times of files', () => {
  const dir = createBuiltSite();
  expect(isBuildFresh(dir)).toBe(true);

  // As after a checkout, or when the pages of the API were written once more.
  for (const file of fs.readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
    fs.utimesSync(path.join(dir, file), new Date(), new Date());
  }
  fs.writeFileSync(path.join(dir, 'docs/api/v2/_a.fields.mdx'), 'generated');
  fs.writeFileSync(path.join(dir, 'scripts/serve.mts'), '// Another comment.');
  expect(isBuildFresh(dir)).toBe(true);

  for (const source of [...CONTENT, ...CODE]) {
    const file = path.join(dir, source);
    const changed = fs.statSync(file).isDirectory() ? path.join(file, 'file.txt') : file;
    fs.writeFileSync(changed, 'another text');
    expect(isBuildFresh(dir), source).toBe(false);
    fs.writeFileSync(changed, 'text');
    expect(isBuildFresh(dir), source).toBe(true);
  }
  fs.writeFileSync(path.join(dir, 'docs/new.txt'), '');
  expect(isBuildFresh(dir)).toBe(false);
  fs.rmSync(path.join(dir, 'docs/new.txt'));
  fs.rmSync(path.join(dir, 'build/build.json'));
  expect(isBuildFresh(dir)).toBe(false);
  fs.rmSync(dir, {recursive: true});
});

test('the hash of the site is that of its content, not of its folder', () => {
  const [one, other] = [createBuiltSite(), createBuiltSite()];
  expect(hashOfSite(one)).toBe(hashOfSite(other));
  for (const dir of [one, other]) fs.rmSync(dir, {recursive: true});
});

test('what is generated is what git ignores of the sources', () => {
  const list = (...args: string[]) =>
    execFileSync('git', ['ls-files', ...args, '--', ...CONTENT, ...CODE], {encoding: 'utf8'})
      .split('\n')
      .filter(Boolean);
  const ignored = list('--cached', '--others', '--ignored', '--exclude-standard');
  expect(ignored.filter((file) => !isGenerated(file))).toEqual([]);
  const all = list('--cached', '--others');
  expect(all.filter((file) => isGenerated(file) && !ignored.includes(file))).toEqual([]);
  // The API pages are there in every run of npm test.
  for (const kind of [
    /\.api\.mdx$/,
    /\.(?:answers|example|fields|map)\.mdx$/,
    /sidebar\.ts$/,
    /^static\/openapi\//,
  ]) {
    expect(ignored.filter((file) => kind.test(file))).not.toEqual([]);
  }
});
