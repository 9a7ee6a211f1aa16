import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import {expect, test} from '@playwright/test';

const PORT = 4175;
const PREVIEW = `http://127.0.0.1:${PORT}`;

/** Milliseconds: the live preview compiles the whole site first. */
const COMPILING = 440_000;

test.describe.configure({timeout: 480_000});

let preview: ChildProcess | undefined;

test.beforeAll(async () => {
  // The timeout of tests does not hold for hooks.
  test.setTimeout(COMPILING);
  fs.mkdirSync('test-results', {recursive: true});
  const log = fs.openSync('test-results/preview.log', 'w');
  preview = spawn(
    'npx',
    ['docusaurus', 'start', '--host', '127.0.0.1', '--port', String(PORT), '--no-open', '--no-minify'],
    // A folder of its own for generated files: the production build's stay as they are.
    {
      env: {...process.env, DOCUSAURUS_GENERATED_FILES_DIR_NAME: 'test-results/preview'},
      detached: true,
      stdio: ['ignore', log, log],
    },
  );
  await expect
    .poll(async () => (await fetch(PREVIEW).catch(() => undefined))?.status, {
      timeout: COMPILING,
      intervals: [1_000],
    })
    .toBe(200);
});

test.afterAll(() => {
  // The whole group: npx, Docusaurus and its workers.
  if (preview?.pid) process.kill(-preview.pid, 'SIGTERM');
});

test('a draft is in the live preview, with its banner', async ({page}) => {
  await page.goto(`${PREVIEW}/internal-showcase/test/check-draft`);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Check the draft banner', {
    timeout: 240_000,
  });
  await expect(page.getByText('Draft page')).toBeVisible();
});
