import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';

const SOURCES = [
  'api',
  'changelog',
  'docs',
  'i18n',
  'src',
  'static',
  'docusaurus.config.ts',
  'package.json',
  'redirects.ts',
  'sidebars.ts',
  'tsconfig.json',
];

test.describe.configure({timeout: 120_000});

let copy = '';

/** A copy of the sources to break, with a marker in the place of a previous build. */
test.beforeEach(() => {
  copy = fs.mkdtempSync(path.join(os.tmpdir(), 'clearwarden-docs-'));
  for (const name of SOURCES) fs.cpSync(name, path.join(copy, name), {recursive: true});
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  fs.mkdirSync(path.join(copy, 'build'));
  fs.writeFileSync(path.join(copy, 'build/previous.txt'), 'the previous build');
  // Docusaurus asks git for the dates of pages.
  const git = (...args: string[]) => spawnSync('git', args, {cwd: copy});
  git('init', '--quiet');
  git(
    '-c',
    'user.name=test',
    '-c',
    'user.email=test@clearwarden.example',
    'commit',
    '--quiet',
    '--allow-empty',
    '-m',
    'x',
  );
});

test.afterEach(() => {
  fs.rmSync(copy, {recursive: true, force: true});
});

function build(): {code: number | null; output: string} {
  const {status, stdout, stderr} = spawnSync('npx', ['docusaurus', 'build'], {
    cwd: copy,
    encoding: 'utf8',
    env: {...process.env, NODE_ENV: 'production', NO_COLOR: '1'},
  });
  return {code: status, output: stdout + stderr};
}

function edit(file: string, change: (source: string) => string): void {
  const target = path.join(copy, file);
  const source = fs.readFileSync(target, 'utf8');
  const changed = change(source);
  expect(changed, `${file} is changed`).not.toBe(source);
  fs.writeFileSync(target, changed);
}

const DELETION = 'docs/request-manager/request-processing/privacy-right/deletion.mdx';
const HUBSPOT = 'docs/integrations/connection-instructions/hubspot.mdx';

test('mistakes in several pages stop the build together, and leave the previous one', () => {
  edit(DELETION, (source) =>
    source
      .replace(/^tags: .*$/m, 'tags: [privacy, nonsense]')
      .replace('(../wizard-flow.mdx)', '(../wizard-flaw.mdx)')
      .concat('\n:::note Title\n\nText.\n\n:::\n'),
  );
  edit(HUBSPOT, (source) => source.replace('  category: CRM', '  category: Sales'));
  const {code, output} = build();
  expect(code).not.toBe(0);
  expect(output).toContain('4 problems in the content:');
  expect(output).toMatch(new RegExp(`${DELETION}:1: tags\\[1\\] must be one of \\[api, `));
  expect(output).toMatch(new RegExp(`${DELETION}:\\d+: link target ../wizard-flaw.mdx does not exist`));
  expect(output).toMatch(new RegExp(`${DELETION}:\\d+: admonition title needs brackets`));
  expect(output).toMatch(new RegExp(`${HUBSPOT}:1: integration.category must be one of \\[Advertising, `));
  expect(fs.readdirSync(path.join(copy, 'build'))).toEqual(['previous.txt']);
});

test('a redirect to nowhere stops the build, naming the pair', () => {
  edit('redirects.ts', (source) =>
    source.replace(
      "to: '/docs/request-manager/getting-started'",
      "to: '/docs/request-manager/getting-stopped'",
    ),
  );
  const {code, output} = build();
  expect(code).not.toBe(0);
  expect(output).toContain(
    '/docs/request-manager/quick-start -> /docs/request-manager/getting-stopped: the new address is not a page',
  );
  expect(fs.readdirSync(path.join(copy, 'build'))).toEqual(['previous.txt']);
});
