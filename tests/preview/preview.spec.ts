import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import {stripVTControlCharacters} from 'node:util';
import {expect, test, type Page} from '@playwright/test';
import {EVIDENCE_FOLDER} from '../../src/integrations/evidence/readEvidence';
import {SmallSite} from '../support/smallSite';

const PORT = 4176;
const PREVIEW = `http://127.0.0.1:${PORT}`;
const MENDED = 'All pages keep the rules again.';

/** Milliseconds. The small site compiles in seconds, on a busy machine in minutes. */
const COMPILING = 240_000;

test.describe.configure({mode: 'serial', timeout: 120_000});

let site: SmallSite;
let preview: ChildProcess | undefined;
let log = '';

test.beforeAll(async () => {
  test.setTimeout(COMPILING + 60_000);
  site = new SmallSite();
  const options = ['--host', '127.0.0.1', '--port', String(PORT), '--no-open'];
  preview = spawn('node', ['--import', 'tsx', 'scripts/docusaurus.mts', 'start', ...options], {
    cwd: site.root,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
    env: {...process.env, NODE_ENV: undefined, NO_COLOR: '1', FORCE_COLOR: undefined},
  });
  const add = (text: Buffer) => (log += stripVTControlCharacters(text.toString('utf8')));
  preview.stdout?.on('data', add);
  preview.stderr?.on('data', add);
  await expect
    .poll(async () => (await fetch(PREVIEW).catch(() => undefined))?.status, {
      message: 'the preview answers',
      timeout: COMPILING,
      intervals: [500],
    })
    .toBe(200);
});

test.afterAll(() => {
  fs.mkdirSync('test-results', {recursive: true});
  fs.writeFileSync('test-results/preview-of-rules.log', log);
  if (preview?.pid) process.kill(-preview.pid, 'SIGTERM');
  site.remove();
});

/** How often the terminal has said something since the call. */
function countFromNow(text: string): () => number {
  const before = log.length;
  return () => log.slice(before).split(text).length - 1;
}

const overlay = (page: Page) => page.frameLocator('#webpack-dev-server-client-overlay').locator('body');
const overlayFrame = (page: Page) => page.locator('#webpack-dev-server-client-overlay');

const PAGE = 'docs/request-manager/second.mdx';

/** A save that breaks a rule, and the line that is told. */
const BREAKS = [
  {
    what: 'a page',
    file: PAGE,
    change: (text: string) => `${text}\nTODO say more.\n`,
    line: fs.readFileSync(`tests/support/smallSite/${PAGE}`, 'utf8').split('\n').length + 1,
  },
  {
    what: 'the front matter of a page',
    file: PAGE,
    change: (text: string) => text.replace(/^description: .*$/m, 'description: Short.'),
    line: 1,
  },
  {
    what: 'a partial',
    file: 'docs/_partials/_access.mdx',
    change: (text: string) => `${text}\nTODO say more.\n`,
    line: 0,
  },
  {
    what: 'a picture',
    file: 'docs/request-manager/img/steps.figure.yml',
    change: () => 'no picture\n',
    line: 1,
  },
  {
    what: 'the glossary',
    file: 'docs/glossary.yml',
    change: (text: string) => `${text}\nshort:\n  term: S\n  definition: D\n`,
    line: 1,
  },
  {
    what: 'the authors',
    file: 'changelog/authors.yml',
    change: (text: string) => `${text}\nnobody:\n  name: N\n`,
    line: 1,
  },
  {
    what: 'evidence',
    file: `${EVIDENCE_FOLDER}/acme.yml`,
    change: (text: string) => text.replace('reads', 'erases'),
    line: 1,
  },
  {
    what: 'a sample',
    file: 'docs/request-manager/samples/request.json',
    change: (text: string) => `\ufeff${text}`,
    line: 1,
  },
];

test('a draft is there, with its banner', async ({page}) => {
  await page.goto(`${PREVIEW}/docs/request-manager/draft`);
  await expect(page.getByRole('heading', {level: 1, name: 'Draft page'})).toBeVisible({timeout: 60_000});
  await expect(page.locator('.theme-draft-banner')).toContainText('Draft page');
});

for (const {what, file, change, line} of BREAKS) {
  test(`a save that breaks ${what} is told in the terminal and over the page, once, until it is mended`, async ({
    page,
  }) => {
    await page.goto(`${PREVIEW}/docs/request-manager/second`);
    await expect(page.getByRole('heading', {level: 1, name: 'Second page'})).toBeVisible({timeout: 60_000});
    const place = line > 0 ? `${file}:${line}:` : `${file}:`;
    const told = countFromNow(place);
    const mended = countFromNow(MENDED);
    site.write(file, change);
    await expect.poll(told, {timeout: 30_000}).toBeGreaterThan(0);
    await expect(overlay(page)).toContainText(place);
    const times = told();

    // A save that has nothing to do with it says nothing again.
    const compiled = countFromNow('compiled');
    site.write('docs/index.mdx', (text) => `${text}\nMore words.\n`);
    await expect.poll(compiled, {timeout: 60_000}).toBeGreaterThan(0);

    site.restore();
    await expect.poll(mended, {timeout: 30_000}).toBe(1);
    await expect(overlayFrame(page)).toHaveCount(0);
    expect(told()).toBe(times);
  });
}

/** Saves as many editors do: another file takes the place of the one that was there. */
function replaceFile(file: string, content: string): void {
  const saved = site.path('saved-file');
  fs.writeFileSync(saved, content);
  fs.renameSync(saved, site.path(file));
}

test('saves that replace a file are seen one after the other', async () => {
  const good = fs.readFileSync(site.path(PAGE), 'utf8');
  for (const description of ['Short.', 'Too short as well.']) {
    const told = countFromNow(`${PAGE}:1: description`);
    replaceFile(PAGE, good.replace(/^description: .*$/m, `description: ${description}`));
    await expect.poll(told, {timeout: 30_000}).toBeGreaterThan(0);
    const mended = countFromNow(MENDED);
    replaceFile(PAGE, good);
    await expect.poll(mended, {timeout: 30_000}).toBe(1);
  }
});

for (const file of ['redirects.ts', 'src/shell/navbar.ts']) {
  test(`a save of ${file}, which nothing reads again, is told with what to do`, async () => {
    const told = countFromNow(
      `${file} was read when the preview started. To see the change, start the preview again.`,
    );
    site.write(file, (text) => `${text}\n`);
    await expect.poll(told).toBe(1);
    site.restore();
  });
}
