import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {readHeaders, readRedirects} from '../../src/hosts/files/readHostFiles';
import {tagManagerSources} from '../../src/privacy/analytics';
import {contentSecurityPolicy} from '../../src/privacy/headers';
import {contactExpires, securityTxt} from '../../src/privacy/securityContact';
import {site} from '../../src/product/site';
import {headersFile, redirectsFile} from '../../src/hosts/files/headersAndRedirects';
import {containerIdOf} from '../../src/hosts/files/hosting';
import {trustedScripts} from '../../src/hosts/files/inlineScripts';
import {nginxConfiguration} from '../../src/hosts/files/nginx';
import {publishedScriptHashes, scriptHash} from '../../src/hosts/files/scriptHashes';
import {REDIRECT_SCRIPT} from '../../src/hosts/old-addresses/redirectPage';

const none = tagManagerSources(undefined);

/** A folder with these files. */
function createBuild(files: Readonly<Record<string, string>>): string {
  const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'host-files-'));
  for (const [name, text] of Object.entries(files)) fs.writeFileSync(path.join(dir, name), text);
  return dir;
}

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
      deepest: 1,
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
  const hosting = {headers: [], pathHeaders: [], redirects: [], deepest: 1};
  const many = Array.from({length: 200}, (_rule, index) => ({from: `/old/${index}`, to: '/new'}));
  expect(() => redirectsFile({...hosting, redirects: many})).toThrow(
    /_redirects .*\n {2}2002 rules, at most 2000/,
  );
  const long = [{from: `/${'a'.repeat(1000)}`, to: '/new'}];
  expect(() => redirectsFile({...hosting, redirects: long})).toThrow(
    /a line of 1011 characters, at most 1000/,
  );
  expect(() => redirectsFile({...hosting, deepest: 51})).toThrow(/102 rules with placeholders, at most 100/);
  const header = {name: 'X', value: 'a'.repeat(2000)};
  expect(() => headersFile({...hosting, headers: [header]})).toThrow(
    /_headers .*\n {2}a line of 2005 characters/,
  );
});

test("texts get into nginx's configuration as texts", () => {
  const text = nginxConfiguration(
    {
      headers: [{name: 'X-Test', value: 'a"b\\c'}],
      pathHeaders: [],
      redirects: [{from: '/a"b', to: '/c'}],
      deepest: 1,
    },
    {root: '/srv/a "site"', listen: '8080', runDir: '/tmp', modules: [], workers: 1},
  );
  expect(text).toContain('default "a\\"b\\\\c";');
  expect(text).toContain('"/a\\"b" "/c";');
  expect(text).toContain('root "/srv/a \\"site\\"";');
});

/** Text of a folder that was built with the container. */
const page = (container: string | undefined) =>
  `<!doctype html><head>${container ? `<meta name="tag-manager" content="${container}">` : ''}</head>`;

for (const {built, named, says} of [
  {built: 'GTM-A1', named: undefined, says: /with the container GTM-A1 .* names no container\. Set it/},
  {
    built: undefined,
    named: 'GTM-A1',
    says: /with no container .* TAG_MANAGER_CONTAINER_ID names the container GTM-A1/,
  },
  {built: 'GTM-A1', named: 'GTM-B2', says: /with the container GTM-A1 .* names the container GTM-B2/},
]) {
  test(`a build with ${built ?? 'no container'} gets no policy for ${named ?? 'none'}`, () => {
    const dir = createBuild({'index.html': page(built)});
    expect(() => containerIdOf(dir, {TAG_MANAGER_CONTAINER_ID: named})).toThrow(says);
    expect(containerIdOf(dir, {TAG_MANAGER_CONTAINER_ID: built})).toBe(built);
  });
}

test('static hosts get a rule for index.html at each depth of a page, after those of whole addresses', () => {
  const text = redirectsFile({
    headers: [],
    pathHeaders: [],
    redirects: [{from: '/old', to: '/new'}],
    deepest: 2,
  });
  expect(text.split('\n').filter((line) => line.endsWith(' 301'))).toEqual([
    '/old /new 301',
    '/old/ /new 301',
    '/old.html /new 301',
    '/old/index /new 301',
    '/old/index.html /new 301',
    '/index.html / 301',
    '/:p0/index.html /:p0 301',
    '/:p0/:p1/index.html /:p0/:p1 301',
  ]);
});

test('a header of one path takes the place of that of all', () => {
  const name = 'Cross-Origin-Resource-Policy';
  const text = headersFile({
    headers: [{name, value: 'same-origin'}],
    pathHeaders: [{path: '/card.png', name, value: 'cross-origin'}],
    redirects: [],
    deepest: 1,
  });
  expect(text).toBe(`/*\n  ${name}: same-origin\n/card.png\n  ! ${name}\n  ${name}: cross-origin\n`);
  const dir = createBuild({_headers: text});
  expect(readHeaders(dir)('/card.png').get(name.toLowerCase())).toBe('cross-origin');
  expect(readHeaders(dir)('/other.png').get(name.toLowerCase())).toBe('same-origin');
});

test('rules with placeholders come after those of whole addresses, and stand for one part of a path each', () => {
  const dir = createBuild({
    _redirects: '/:a/:b/index.html /:a/:b 301\n/x/y/index.html /z 301\n/x/y/index.html /never 301\n',
  });
  const redirectOf = readRedirects(dir);
  expect(redirectOf('/x/y/index.html')).toEqual({to: '/z', status: 301});
  expect(redirectOf('/x/$1/index.html')).toEqual({to: '/x/$1', status: 301});
  for (const path of ['/x/index.html', '/x/y/z/index.html', '/x/y', '/x//index.html']) {
    expect(redirectOf(path), path).toBeUndefined();
  }
});

const FIELD = /^([A-Z][A-Za-z-]+): (\S.*)$/;

test('security.txt has what the standard asks for, once, and names only what this site knows', () => {
  const lines = securityTxt().trimEnd().split('\n');
  const fields = lines.map((line) => FIELD.exec(line)?.slice(1) ?? [line]);
  expect(fields.map(([name]) => name)).toEqual([
    'Contact',
    'Expires',
    'Preferred-Languages',
    'Canonical',
    'Policy',
  ]);
  const values = Object.fromEntries(fields) as Record<string, string>;
  expect(values.Contact).toBe('mailto:security@clearwarden.example');
  expect(values.Expires).toMatch(/^\d{4}-\d{2}-\d{2}T00:00:00Z$/);
  expect(values.Canonical).toBe(`${site.url}/.well-known/security.txt`);
  expect(new URL(values.Policy ?? '').origin).toBe(site.links.website);
});

test('security.txt does not expire within a month of the last commit', () => {
  // Where there is no git, it is today that counts.
  const {status, stdout} = spawnSync('git', ['log', '-1', '--format=%cI'], {encoding: 'utf8'});
  const today = status === 0 ? new Date(stdout.trim()) : new Date();
  const days = (contactExpires().getTime() - today.getTime()) / 86_400_000;
  expect(
    days,
    'Look at the contact, then set CONTACT_CHECKED in src/privacy/securityContact.ts',
  ).toBeGreaterThan(30);
});

test('robots.txt lets crawlers see that a page is not to be found, and names the sitemap', () => {
  const text = fs.readFileSync('static/robots.txt', 'utf8');
  expect(text).toContain(`\nSitemap: ${site.url}/sitemap.xml\n`);
  expect(text).not.toMatch(/^Disallow: *\S/m);
});
