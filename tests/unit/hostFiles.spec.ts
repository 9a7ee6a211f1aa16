import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {tagManagerSources} from '../../src/config/analytics';
import {contentSecurityPolicy} from '../../src/config/headers';
import {headersFile, redirectsFile} from '../../src/plugins/host-files/headersAndRedirects';
import {trustedScripts} from '../../src/plugins/host-files/inlineScripts';
import {nginxConfiguration} from '../../src/plugins/host-files/nginx';
import {publishedScriptHashes, scriptHash} from '../../src/plugins/host-files/scriptHashes';
import {REDIRECT_SCRIPT} from '../../src/plugins/old-addresses/redirectPage';

const none = tagManagerSources(undefined);

test('the inline scripts of the site are known by their sources, and are no others', async () => {
  const scripts = await trustedScripts({
    headTags:
      '<meta name="a" content="<script>no()</script>">\n<script>one( 1 )</script>\n<script>two()</script>',
    preBodyTags: '<svg></svg><script>three()</script>',
    postBodyTags: '',
    baseUrl: '/',
  });
  // Those that stand side by side are joined, as Docusaurus does it.
  expect(scripts).toEqual([
    expect.stringContaining('Your Docusaurus site did not load properly.') as unknown,
    'one(1),two()',
    'three()',
    REDIRECT_SCRIPT,
  ]);
});

test('the policy of a build is read from what it says to hosts', () => {
  // openssl dgst -sha256 -binary | base64
  expect(scriptHash('alert(1)')).toBe("'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='");
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'host-files-'));
  const policy = contentSecurityPolicy({scriptHashes: [scriptHash('a'), scriptHash('b')], tagManager: none});
  const header = {name: 'Content-Security-Policy', value: policy};
  fs.writeFileSync(
    path.join(dir, '_headers'),
    headersFile({
      headers: [header, {name: 'X-Other', value: scriptHash('c')}],
      pathHeaders: [],
      redirects: [],
    }),
  );
  expect(publishedScriptHashes(dir)).toEqual([scriptHash('a'), scriptHash('b')]);
  fs.rmSync(dir, {recursive: true});
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
