import {expect, test} from '@playwright/test';
import {parsePage} from '../../src/content/rules/readPages';
import {checkEvidence} from '../../src/integrations/evidence/checkEvidence';
import {countsOf} from '../../src/integrations/evidence/evidence';
import {shownIntegration, shownIntegrationApi} from '../../src/integrations/evidence/frontMatter';
import {evidenceIn, parseEvidence} from '../../src/integrations/evidence/readEvidence';
import {byNeed} from '../../src/integrations/evidence/byNeed';
import type {IntegrationApiFrontMatter, IntegrationFrontMatter} from '../../src/product/integrations';

const CONNECTION = 'docs/integrations/connection-instructions/zeta.mdx';
const API = 'docs/integrations/api-documentation/zeta.mdx';
const DAY = '2026-11-23';

const EVIDENCE = `capabilities:
  access:
    calls:
      - call: GET /people?email={email}
        effect: reads
        permission: people.read
        sources:
          - url: https://zeta.example/read
            kind: vendor
            read: 2026-09
  deletion:
    calls:
      - call: DELETE /people/{id}
        effect: removes
        completes: later
        permission: people.read, people.write
        leaves:
          - Invoices
        sources:
          - url: https://zeta.example/delete
            kind: vendor-code
            read: 2026-10
            says: The person goes within 30 days
      - call: POST /jobs
        effect: archives
        permission: people.write
        leaves:
          - The job
        sources:
          - url: https://connector.example/zeta
            kind: secondary
            read: 2026-11
        unconfirmed: Only a connector describes this call
`;
const CONNECTION_PAGE = `---
integration:
  capabilities:
    access: {mode: sync, scopes: [people.read], objects: People}
    deletion: {mode: async, scopes: [people.read, people.write], objects: People}
  sources: [https://zeta.example/delete, https://zeta.example/roles]
  reviewed: 2025-10
---
`;
const API_PAGE = `---
integrationApi:
  endpoints:
    - {capability: access, method: GET, path: "/people?email={email}", scope: people.read}
    - {capability: deletion, method: DELETE, path: "/people/{id}", scope: "people.read, people.write"}
    - {capability: deletion, method: POST, path: /jobs, scope: people.write}
  sources: [https://zeta.example/delete]
  reviewed: 2025-10
---
`;

interface Files {
  readonly evidence?: string;
  readonly connection?: string | undefined;
  readonly api?: string | undefined;
  readonly name?: string;
}

/** What is said of the files, of which those that are not given are right. */
function messages(files: Files): string[] {
  const all: Files = {evidence: EVIDENCE, connection: CONNECTION_PAGE, api: API_PAGE, ...files};
  const pages = [
    ...(all.connection === undefined ? [] : [parsePage(CONNECTION, all.connection)]),
    ...(all.api === undefined ? [] : [parsePage(API, all.api)]),
  ];
  const file = parseEvidence(files.name ?? 'evidence/zeta.yml', all.evidence ?? '');
  const problems = checkEvidence([file], pages, DAY);
  for (const problem of problems) expect(problem).toMatchObject({file: file.file, line: 1});
  return problems.map(({message}) => message);
}

/** A change of a text that must change it. */
function changed(text: string, from: string | RegExp, to: string): string {
  const result = text.replace(from, to);
  if (result === text) throw new Error(`${from.toString()} changes nothing.`);
  return result;
}
const evidence = (from: string | RegExp, to: string): Files => ({evidence: changed(EVIDENCE, from, to)});
const connection = (from: string | RegExp, to: string): Files => ({
  connection: changed(CONNECTION_PAGE, from, to),
});
const api = (from: string | RegExp, to: string): Files => ({api: changed(API_PAGE, from, to)});

test('a file that agrees with its pages has no problems, with an API page and without', () => {
  expect(messages({})).toEqual([]);
  expect(messages({api: undefined})).toEqual([]);
  const manual = changed(EVIDENCE, 'call: POST /jobs', 'manual: "Settings > People, then Archive"');
  expect(messages({evidence: manual, api: undefined})).toEqual([]);
});

test('what every capability asks for needs no call', () => {
  const page = CONNECTION_PAGE.replaceAll('scopes: [', 'scopes: [Log in, ');
  expect(messages({connection: page})).toEqual([]);
});

for (const {mistake, files, message} of [
  {
    mistake: 'a file that is not YAML',
    files: {evidence: 'capabilities: [', api: undefined},
    message: /^is not valid YAML: /,
  },
  {
    mistake: 'a name that is that of no page',
    files: {name: 'evidence/Zeta.yaml'},
    message: /^is read by nothing: the name must be/,
  },
  {
    mistake: 'a service without a page',
    files: {connection: undefined, api: undefined},
    message: `has no connection page ${CONNECTION}`,
  },
  {
    mistake: 'an unknown key',
    files: evidence('says:', 'said:'),
    message: /sources\[0\]\.said is not allowed$/,
  },
  {
    mistake: 'an unknown key of a call',
    files: evidence('completes:', 'done:'),
    message: 'capabilities.deletion.calls[0].done is not allowed',
  },
  {
    mistake: 'an unknown effect',
    files: evidence('effect: reads', 'effect: erases'),
    message: /access\.calls\[0\]\.effect must be one of \[reads, removes, anonymizes, /,
  },
  {
    mistake: 'an unknown kind of source',
    files: evidence('kind: vendor-code', 'kind: blog'),
    message: /sources\[0\]\.kind must be one of \[vendor, vendor-code, secondary\]/,
  },
  {
    mistake: 'a source without TLS',
    files: evidence('https://zeta.example/read', 'http://zeta.example/read'),
    message: /sources\[0\]\.url must be a valid uri with a scheme matching the https pattern/,
  },
  {
    mistake: 'a month that is none',
    files: evidence('2026-09', '2026-13'),
    message: /sources\[0\]\.read with value 2026-13 fails to match the YYYY-MM pattern/,
  },
  {
    mistake: 'a month that is to come',
    files: evidence('2026-09', '2026-12'),
    message:
      'capabilities.access.calls[0].sources[0].read is 2026-12, which is after 2026-11, the month of the last commit',
  },
  {
    mistake: 'a call that is two things',
    files: evidence('effect: reads', 'effect: reads\n        manual: Ask'),
    message: /access\.calls\[0\] contains a conflict between exclusive peers \[call, statement, manual\]/,
  },
  {
    mistake: 'a call without a method',
    files: evidence('call: GET ', 'call: '),
    message: /access\.calls\[0\]\.call with value .* fails to match the METHOD path pattern/,
  },
  {
    mistake: 'what a scaffold has left to write',
    files: evidence('- Invoices', '- TODO'),
    message: 'capabilities.deletion.calls[0].leaves[0]: still to write',
  },
  {
    mistake: 'a removal that does not say what stays',
    files: evidence(/ +leaves:\n +- Invoices\n/, ''),
    message: 'capabilities.deletion.calls[0].leaves is required where effect is removes: what stays after it',
  },
  {
    mistake: 'nothing that stays, without anyone who says so',
    files: evidence(/leaves:\n +- The job/, 'leaves: []'),
    message:
      'capabilities.deletion.calls[1].leaves may be [] only where a source of the vendor says that nothing stays',
  },
  {
    mistake: 'a call that writes, and a source of which no one says what it says',
    files: evidence(/ +says: .*\n/, ''),
    message: /^capabilities\.deletion\.calls\[0\]\.sources: one of kind vendor or vendor-code needs says/,
  },
  {
    mistake: 'a call that writes without the vendor and without a word about it',
    files: evidence(/ +unconfirmed: .*\n/, ''),
    message: /^capabilities\.deletion\.calls\[1\]\.unconfirmed is required: one sentence why/,
  },
  {
    mistake: 'a call that the vendor confirms and that is called unconfirmed',
    files: evidence('kind: secondary', 'kind: vendor'),
    message: /^capabilities\.deletion\.calls\[1\]\.unconfirmed must go/,
  },
  {
    mistake: 'a capability that the page has and the file has not',
    files: connection('  sources', '    update: {mode: sync, scopes: [], objects: People}\n  sources'),
    message: `capabilities.update is missing, which ${CONNECTION} has`,
  },
  {
    mistake: 'a capability that the file has and the page has not',
    files: connection(/ +access: .*\n/, ''),
    message: `capabilities.access is none of ${CONNECTION}, which has: deletion`,
  },
  {
    mistake: 'a call that is no endpoint',
    files: evidence('call: POST /jobs', 'call: POST /tasks'),
    message: `capabilities.deletion.calls: POST /tasks is no endpoint of this capability in ${API}, which has: DELETE /people/{id} | POST /jobs`,
  },
  {
    mistake: 'an endpoint that is no call',
    files: evidence('call: POST /jobs', 'call: POST /tasks'),
    message: `capabilities.deletion.calls: POST /jobs of ${API} is missing`,
  },
  {
    mistake: 'an endpoint that occurs twice, and a call that occurs once',
    files: api(/( +- .*POST.*\n)/, '$1$1'),
    message: `capabilities.deletion.calls: POST /jobs of ${API} is missing`,
  },
  {
    mistake: 'a permission that differs from the scope of the endpoint',
    files: api('path: /jobs, scope: people.write', 'path: /jobs, scope: people.read'),
    message: `capabilities.deletion.calls: POST /jobs has permission people.write, and scope people.read in ${API}; they must be equal`,
  },
  {
    mistake: 'a permission where the endpoint has no scope',
    files: api('path: /jobs, scope: people.write', 'path: /jobs'),
    message: `capabilities.deletion.calls: POST /jobs has permission people.write, and scope none in ${API}; they must be equal`,
  },
  {
    mistake: 'a permission that the connection page does not ask for',
    files: connection('async, scopes: [people.read, people.write]', 'async, scopes: [people.read]'),
    message: `capabilities.deletion: permission "people.write" of POST /jobs must be among integration.capabilities.deletion.scopes of ${CONNECTION}: people.read`,
  },
  {
    mistake: 'a scope that no call needs',
    files: connection('async, scopes: [people.read', 'async, scopes: [admin, people.read'),
    message: `capabilities.deletion: ${CONNECTION} asks for the scope "admin", which is the permission of no call`,
  },
] as const satisfies readonly {mistake: string; files: Files; message: string | RegExp}[]) {
  test(`refused: ${mistake}`, () => {
    const all = messages(files);
    if (typeof message === 'string') expect(all).toContain(message);
    else expect(all).toContainEqual(expect.stringMatching(message));
  });
}

test('all mistakes of a file are told at once', () => {
  const all = messages({
    evidence: EVIDENCE.replace('effect: reads', 'effect: erases')
      .replace('- Invoices', '- TODO')
      .replace('/jobs', '/tasks'),
  });
  expect(all).toHaveLength(4);
});

test('values of a wrong type are told, and stop no other rule', () => {
  for (const wrong of ['capabilities: 1', 'capabilities: {access: [], deletion: {calls: [1]}}', 'x: 1']) {
    expect(messages({evidence: wrong}).length).toBeGreaterThan(1);
  }
});

const FOUND = evidenceIn(parseEvidence('evidence/zeta.yml', EVIDENCE));
if (!FOUND) throw new Error('The example is wrong.');

test('a file with a mistake counts as no evidence', () => {
  expect(evidenceIn(parseEvidence('evidence/zeta.yml', 'capabilities: {access: {}}'))).toBeUndefined();
  expect(evidenceIn(parseEvidence('evidence/zeta.yml', 'capabilities: ['))).toBeUndefined();
});

test('the panel gets what is not confirmed, each source once, and the month of the last look', () => {
  const {integration} = parsePage(CONNECTION, CONNECTION_PAGE).frontMatter;
  const shown = shownIntegration(integration as IntegrationFrontMatter, FOUND);
  expect(shown.capabilities.access?.unconfirmed).toBeUndefined();
  expect(shown.capabilities.deletion?.unconfirmed).toEqual({
    writes: true,
    why: ['Only a connector describes this call'],
  });
  expect(shown.reviewed).toBe('2026-11');
  expect(shown.sources).toEqual([
    'https://zeta.example/delete',
    'https://zeta.example/roles',
    'https://zeta.example/read',
    'https://connector.example/zeta',
  ]);
});

test('the table of calls gets an effect for each, by order where two have one name', () => {
  const {integrationApi} = parsePage(API, API_PAGE).frontMatter;
  const shown = shownIntegrationApi(integrationApi as IntegrationApiFrontMatter, FOUND);
  expect(shown.endpoints.map(({effect, unconfirmed}) => ({effect, unconfirmed}))).toEqual([
    {effect: 'Reads', unconfirmed: undefined},
    {effect: 'Removes (delayed)', unconfirmed: undefined},
    {effect: 'Archives', unconfirmed: true},
  ]);
  const [first, , last] = (integrationApi as IntegrationApiFrontMatter).endpoints;
  if (!first || !last) throw new Error('The example has three endpoints.');
  const twice = shownIntegrationApi(
    {...(integrationApi as IntegrationApiFrontMatter), endpoints: [last, last, first]},
    FOUND,
  );
  expect(twice.endpoints.map(({effect}) => effect)).toEqual(['Archives', undefined, 'Reads']);
});

test('counts tell confirmed calls from those that write', () => {
  expect(countsOf(FOUND)).toEqual({
    calls: 3,
    confirmed: 2,
    writingCalls: 2,
    confirmedWritingCalls: 1,
    checked: '2026-11',
  });
});

test('services without a file come first, then the least confirmed, then those read longest ago', () => {
  const confirmed = (read: string) =>
    evidenceIn(
      parseEvidence(
        'evidence/x.yml',
        `capabilities: {access: {calls: [{manual: Ask, effect: reads, sources: [{url: https://zeta.example, kind: vendor, read: ${read}}]}]}}`,
      ),
    );
  const rows = byNeed([
    {slug: 'new', evidence: confirmed('2026-11')},
    {slug: 'old', evidence: confirmed('2025-01')},
    {slug: 'open', evidence: FOUND},
    {slug: 'none', evidence: undefined},
  ]);
  expect(rows.map(({slug}) => slug)).toEqual(['none', 'open', 'old', 'new']);
  expect(rows[1]).toEqual({slug: 'open', counts: countsOf(FOUND), oldest: '2026-09'});
});
