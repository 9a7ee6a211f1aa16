import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {script} from '../../scripts/run';
import {checkFrontMatter} from '../../src/content/rules/checkFrontMatter';
import {checkBody} from '../../src/content/rules/checkBody';
import {checkLists} from '../../src/content/rules/checkLists';
import {readPages} from '../../src/content/rules/readPages';
import {checkEvidence} from '../../src/integrations/evidence/checkEvidence';
import {EVIDENCE_FOLDER, readEvidenceFiles} from '../../src/integrations/evidence/readEvidence';

const CONNECTION = 'docs/integrations/connection-instructions';
const API = 'docs/integrations/api-documentation';
const LIST = 'contributing/integrations.csv';
const STATUSES = 'docs/request-manager/request-processing/integration-statuses.mdx';
const ACME = ['acme-mail', '--name', 'Acme: Mail', '--category', 'Email & messaging'];
const COMPLETE = [...ACME, '--authentication', 'api-key', '--capabilities', 'access,opt-out'];

/** A folder with what the command reads, and the page that its pages link to. */
function createSite(): string {
  const site = fs.mkdtempSync(path.join(os.tmpdir(), 'new-integration-'));
  for (const file of [LIST, STATUSES]) {
    fs.mkdirSync(path.join(site, path.dirname(file)), {recursive: true});
    fs.copyFileSync(file, path.join(site, file));
  }
  for (const folder of [CONNECTION, API, 'changelog'])
    fs.mkdirSync(path.join(site, folder), {recursive: true});
  return site;
}

function run(site: string, args: readonly string[]) {
  const {status, stdout, stderr} = spawnSync(...script('scripts/new-integration.mts', args), {
    cwd: site,
    encoding: 'utf8',
  });
  return {
    status,
    stdout,
    stderr,
    files: readPages(site)
      .map(({file}) => file)
      .filter((file) => file !== STATUSES),
  };
}

test('a service begins with its evidence, and the rules list all that is left to look up', () => {
  for (const options of [[], ['--no-api-page']]) {
    const site = createSite();
    expect(run(site, [...COMPLETE, ...options]).status).toBe(0);
    const problems = checkEvidence(readEvidenceFiles(site), readPages(site), '2999-01-01');
    const messages = problems.map(({message}) => message);
    expect(messages).toContain('capabilities.access.calls[0].permission: still to write');
    expect(messages).toContain(
      'capabilities.opt-out.calls[0].sources[0].url must be a valid uri with a scheme matching the https pattern',
    );
    expect(messages.filter((message) => !/still to write|valid uri/.test(message))).toEqual([]);
    expect(new Set(problems.map(({file}) => file))).toEqual(new Set([`${EVIDENCE_FOLDER}/acme-mail.yml`]));
  }
});

test('a service gets its two pages, and the content rules list all that is left to write', () => {
  const site = createSite();
  const {status, files} = run(site, COMPLETE);
  expect(status).toBe(0);
  expect(files).toEqual([`${API}/acme-mail.mdx`, `${CONNECTION}/acme-mail.mdx`]);

  // What the scaffold imports.
  fs.cpSync('docs/_partials', path.join(site, 'docs/_partials'), {recursive: true});
  const facts = {...checkLists(process.cwd()).facts, siteDir: site};
  const pages = readPages(site).filter(({file}) => files.includes(file));
  const problems = [...checkFrontMatter(pages, facts), ...checkBody(pages, facts)];
  const messages = problems.map(({file, message}) => `${path.dirname(file)}: ${message}`);
  expect(messages).toContain(`${CONNECTION}: integration.capabilities.opt-out.objects: still to write`);
  expect(messages).toContainEqual(
    expect.stringContaining(
      'integration.capabilities.opt-out.kinds must contain at least 1 of [sale_or_sharing,',
    ),
  );
  expect(messages).toContain(`${CONNECTION}: integration.sources must contain at least 1 items`);
  expect(messages).toContain(
    `${API}: integrationApi.reference must be a valid uri with a scheme matching the https pattern`,
  );
  // Only what is left, nothing that the scaffold itself does wrong.
  const unexpected = messages.filter(
    (message) => !/still to write|must contain at least 1|valid uri/.test(message),
  );
  expect(unexpected).toEqual([]);
});

test('a planned service needs no options, and direct contact has no API page', () => {
  const site = createSite();
  expect(run(site, ['acxiom']).files).toEqual([`${CONNECTION}/acxiom.mdx`]);
  expect(readEvidenceFiles(site)).toMatchObject([{slug: 'acxiom', value: {capabilities: {}}}]);
  expect(run(site, ['6sense']).files).toHaveLength(2);
});

test('a planned service may have a comma and quotation marks in its name', () => {
  const site = createSite();
  const row = 'acme-mail,"Acme ""Mail"", Inc.",CRM,api-key,access;deletion,yes,https://acme.example\n';
  fs.appendFileSync(path.join(site, LIST), row);
  expect(run(site, ['acme-mail']).files).toHaveLength(2);
  const page = fs.readFileSync(path.join(site, CONNECTION, 'acme-mail.mdx'), 'utf8');
  expect(page).toContain('name: "Acme \\"Mail\\", Inc."\n  category: CRM\n  authentication: api-key');
  expect(page).toMatch(/ access:\n[^]* deletion:\n/);
});

test('every mistake is named at once with what is allowed, and nothing is written', () => {
  const site = createSite();
  const {status, stderr, files} = run(site, ['Acme Mail', '--category', 'Mail', '--capabilities', 'read']);
  expect(status).toBe(1);
  expect(files).toEqual([]);
  expect(readEvidenceFiles(site)).toEqual([]);
  for (const part of [
    '<slug>',
    '--name',
    '--category',
    'Email & messaging',
    '--authentication',
    'api-key',
    'access',
  ]) {
    expect(stderr).toContain(part);
  }
});

test('pages that exist are left alone', () => {
  const site = createSite();
  run(site, COMPLETE);
  const file = path.join(site, CONNECTION, 'acme-mail.mdx');
  fs.writeFileSync(file, 'written');
  const {status, stderr} = run(site, COMPLETE);
  expect(status).toBe(1);
  expect(stderr).toContain(`${CONNECTION}/acme-mail.mdx exists already`);
  expect(fs.readFileSync(file, 'utf8')).toBe('written');
});
