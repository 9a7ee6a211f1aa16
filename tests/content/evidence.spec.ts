import fs from 'node:fs';
import {expect, test} from '@playwright/test';
import {parsePage, readPages, type Page} from '../../src/content/rules/readPages';
import {report} from '../../src/content/rules/report';
import {callsOf} from '../../src/integrations/evidence/evidence';
import {evidenceIn, readEvidenceFiles, type EvidenceFile} from '../../src/integrations/evidence/readEvidence';
import {evidenceRules} from '../../src/integrations/evidence/rules';
import type {IntegrationApiFrontMatter, IntegrationFrontMatter} from '../../src/product/integrations';

const pages = readPages(process.cwd());
const files = readEvidenceFiles(process.cwd());
const pageOf = (folder: string, {slug}: EvidenceFile): Page | undefined => {
  const file = `docs/integrations/${folder}/${slug}.mdx`;
  return fs.existsSync(file) ? parsePage(file, fs.readFileSync(file, 'utf8')) : undefined;
};

test('all evidence keeps the rules', () => {
  const problems = evidenceRules.check(process.cwd(), pages);
  expect(problems, report(problems)).toEqual([]);
  expect(files.length).toBeGreaterThan(0);
});

// Said once more than in the rules, so that a rule that finds nothing is noticed.
for (const file of files) {
  test(`${file.file} has the calls and the scopes of its pages`, () => {
    const evidence = evidenceIn(file);
    if (!evidence) throw new Error('It cannot be read.');
    const {capabilities} = pageOf('connection-instructions', file)?.frontMatter
      .integration as IntegrationFrontMatter;
    expect(Object.keys(evidence.capabilities).sort()).toEqual(Object.keys(capabilities).sort());

    const api = pageOf('api-documentation', file)?.frontMatter.integrationApi as
      IntegrationApiFrontMatter | undefined;
    if (api) {
      const line = (capability: string, call: string, permission = '–') =>
        `${capability}: ${call}, ${permission}`;
      const calls = Object.entries(evidence.capabilities).flatMap(([name, one]) =>
        one.calls.flatMap(({call, permission}) => (call ? [line(name, call, permission)] : [])),
      );
      const endpoints = api.endpoints.map(({capability, method, path, scope}) =>
        line(capability, `${method} ${path}`, scope),
      );
      expect(calls.sort()).toEqual(endpoints.sort());
    }

    const scopes = Object.values(capabilities).flatMap((capability) => capability.scopes);
    for (const {permission} of callsOf(evidence)) {
      if (permission !== undefined) expect(scopes.some((scope) => permission.includes(scope))).toBe(true);
    }
  });
}

test('no call has an address twice among its sources', () => {
  const twice = files.flatMap((file) =>
    (evidenceIn(file) ? callsOf(evidenceIn(file) ?? {capabilities: {}}) : []).flatMap(({sources}) => {
      const urls = sources.map(({url}) => url);
      return urls.filter((url, index) => urls.indexOf(url) !== index).map((url) => `${file.file}: ${url}`);
    }),
  );
  expect(twice).toEqual([]);
});
