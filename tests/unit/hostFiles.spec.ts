import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {tagManagerSources} from '../../src/config/analytics';
import {contentSecurityPolicy} from '../../src/config/headers';
import {headersFile, redirectsFile} from '../../src/plugins/host-files/headersAndRedirects';
import {inlineScriptHashes, inlineScriptsOf} from '../../src/plugins/host-files/inlineScripts';
import {nginxConfiguration} from '../../src/plugins/host-files/nginx';

const none = tagManagerSources(undefined);

/** A folder with pages, whose names are their scripts. */
function createBuild(pages: Readonly<Record<string, string>>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'host-files-'));
  for (const [name, html] of Object.entries(pages)) fs.writeFileSync(path.join(dir, name), html);
  return dir;
}

test('scripts that run are found, however they are written; data and files are not', () => {
  expect(
    inlineScriptsOf(
      `<script>one()</script><SCRIPT type=module>two()</SCRIPT >
      <script type="text/javascript" async>three()</script><script type='speculationrules'>{}</script>
      <script src=/a.js></script><script defer="defer" src="/b.js"></script>
      <script type=application/ld+json>{"a":1}</script><script type="application/json">{}</script>`,
    ),
  ).toEqual(['one()', 'two()', 'three()', '{}']);
});

test('each script is hashed once, pages of old addresses are left out', () => {
  const dir = createBuild({
    'a.html': '<script>alert(1)</script>',
    'b.html': '<script>alert(1)</script>',
    'old.html': '<meta http-equiv="refresh" content="0; url=/a"><script>go()</script>',
    'a.js': '<script>no()</script>',
  });
  // openssl dgst -sha256 -binary | base64
  expect(inlineScriptHashes(dir)).toEqual(["'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='"]);
});

test('a script that differs from page to page stops the build, with the pages', () => {
  const pages = Array.from({length: 9}, (_page, index) => [`${index}.html`, `<script>f(${index})</script>`]);
  const dir = createBuild(Object.fromEntries(pages) as Record<string, string>);
  expect(() => inlineScriptHashes(dir)).toThrow(
    /^9 different inline scripts, at most 6[\s\S]*8\.html: 'sha256-/,
  );
});

test('a tag manager widens the policy by its sources, and by nothing else', () => {
  const without = contentSecurityPolicy({scriptHashes: ["'sha256-x'"], tagManager: none});
  const sources = {
    script: ['https://a.example'],
    connect: ['https://b.example'],
    image: ['https://c.example'],
  };
  const policy = contentSecurityPolicy({
    scriptHashes: ["'sha256-x'"],
    tagManager: {...sources, frame: ['https://d.example']},
  });
  expect(without).not.toContain('example');
  expect(without).not.toMatch(/script-src [^;]*unsafe/);
  expect(policy).toContain("script-src 'self' 'sha256-x' https://a.example;");
  expect(policy).toContain("connect-src 'self' https://b.example;");
  expect(policy).toContain("img-src 'self' data: https://c.example;");
  expect(policy).toContain('frame-src https://d.example;');
  expect(policy.replace(/ https:\/\/[abc]\.example/g, '').replace('https://d.example', "'none'")).toBe(
    without,
  );
});

test('what a host would cut off stops the build', () => {
  const hosting = {headers: [], pathHeaders: [], redirects: []};
  const many = Array.from({length: 1001}, (_rule, index) => ({from: `/old/${index}`, to: '/new'}));
  expect(() => redirectsFile({...hosting, redirects: many})).toThrow(
    /_redirects .*\n {2}2002 rules, at most 2000/,
  );
  const long = [{from: `/${'a'.repeat(1000)}`, to: '/new'}];
  expect(() => redirectsFile({...hosting, redirects: long})).toThrow(
    /a line of 1011 characters, at most 1000/,
  );
  const header = {name: 'X', value: 'a'.repeat(2000)};
  expect(() => headersFile({...hosting, headers: [header]})).toThrow(
    /_headers .*\n {2}a line of 2005 characters/,
  );
});

test("texts get into nginx's configuration as texts", () => {
  const text = nginxConfiguration(
    {headers: [{name: 'X-Test', value: 'a"b\\c'}], pathHeaders: [], redirects: [{from: '/a"b', to: '/c'}]},
    {root: '/srv/a "site"', listen: '8080', runDir: '/tmp', modules: [], workers: 1},
  );
  expect(text).toContain('add_header X-Test "a\\"b\\\\c" always;');
  expect(text).toContain('"/a\\"b" "/c";');
  expect(text).toContain('root "/srv/a \\"site\\"";');
});
