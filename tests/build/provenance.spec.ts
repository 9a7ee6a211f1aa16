import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {contentsOf, filesOf} from '../support/folders';
import {SmallSite} from '../support/smallSite';

/** A build takes six to ten seconds of an idle machine. */
const TIMEOUT = 300_000;
test.describe.configure({mode: 'default', timeout: TIMEOUT});

/** Variables of the environment that hold what nobody may read. */
const CANARY = 'canary-7f3a91c2d4';
const SECRETS = {API_TOKEN: CANARY, DEPLOY_PASSWORD: CANARY, REACT_APP_KEY: CANARY, npm_config__auth: CANARY};

/** Another machine, as far as a build could tell: folder, clock, time zone, language, home. */
const ELSEWHERE = {
  TZ: 'Pacific/Auckland',
  LANG: 'de_DE.UTF-8',
  HOSTNAME: 'elsewhere',
  NODE_OPTIONS: `--require ${path.resolve('scripts/supply-chain/laterClock.cjs')}`,
};

/** What code of a page could show of the environment: one variable, one by another way, and whatever is a secret. */
const ASKED = `const asked = [
  process.env.API_TOKEN,
  process.env['DEPLOY_PASSWORD'],
  ...Object.values(process.env).filter((value) => value.startsWith('canary')),
].join();`;

let folder: string;
let here: SmallSite;
let elsewhere: SmallSite;
let commit: string;

const fileOf = (site: SmallSite, file: string) => fs.readFileSync(site.path('build', file), 'utf8');

test.beforeAll(async () => {
  test.setTimeout(2 * TIMEOUT);
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'a-folder-with-another-name-'));
  here = new SmallSite(os.tmpdir(), 'files');
  elsewhere = new SmallSite(folder, 'files');
  commit = await here.commit();
  await elsewhere.commit();
  const builds = [await here.build(), await elsewhere.build({...ELSEWHERE, HOME: folder})];
  for (const {code, output} of builds) expect(code, output).toBe(0);
});

test.afterAll(() => {
  here.remove();
  fs.rmSync(folder, {recursive: true, force: true});
});

test('another folder, clock, time zone, language and home give the same bytes', () => {
  expect(contentsOf(elsewhere.path('build'))).toEqual(contentsOf(here.path('build')));
});

test('every page and its Markdown name the commit, and nothing else does', () => {
  const files = filesOf(here.path('build'));
  const withCommit = files.filter((file) => fileOf(here, file).includes(commit));
  // Redirects are pages for nobody: they have neither frame nor tags.
  const pages = files.filter((file) => file.endsWith('.html') && !fileOf(here, file).includes('http-equiv'));
  expect(pages.length).toBeGreaterThan(10);
  const twins = files.filter((file) => file.endsWith('.md'));
  expect(twins.length).toBeGreaterThan(10);
  // The texts of an area are its twins, one after the other.
  expect(withCommit.filter((file) => !file.startsWith('llms/'))).toEqual([...pages, ...twins].sort());
  expect(fileOf(here, 'index.html')).toMatch(
    new RegExp(`<meta name="?source-commit"? content="?${commit}[" >]`),
  );
});

test('without git a build has the given commit and no dates, and replaces the previous one', async () => {
  const given = commit.split('').reverse().join('');
  fs.rmSync(here.path('.git'), {recursive: true});
  fs.writeFileSync(here.path('build/old.txt'), 'of an older build');
  here.write('static/schemas/new.json', '{}\n');
  here.write('src/content/browser/Prerequisites/index.tsx', (text) =>
    text
      .replace('interface Props', `${ASKED}\n\ninterface Props`)
      .replace('styles.prerequisites}>', '$&{asked}'),
  );
  here.write('docs/request-manager/second.mdx', (text) => `${text}\n<Prerequisites roles={['Admin']} />\n`);
  const {code, output} = await here.build({...SECRETS, SOURCE_COMMIT: given});
  expect(code, output).toBe(0);
  const files = filesOf(here.path('build'));
  expect(files).not.toContain('old.txt');
  expect(files).toContain('schemas/new.json');
  expect(fileOf(here, 'index.html')).toContain(given);
  expect(fileOf(elsewhere, 'docs/request-manager/second.html')).toContain('theme-last-updated');
  expect(fileOf(here, 'docs/request-manager/second.html')).not.toContain('theme-last-updated');
  expect(fs.readdirSync(here.path('.docusaurus')).filter((name) => name.startsWith('build'))).toEqual([]);
});

test('no value of the environment and no path of the machine is in the build', () => {
  const needles = [CANARY, here.root, process.cwd()];
  const leaks = filesOf(here.path('build')).filter((file) => {
    const text = fileOf(here, file);
    return needles.some((needle) => text.includes(needle));
  });
  expect(leaks).toEqual([]);
});
