import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {compareRevisions} from '../../scripts/api-revisions';
import {dereferenceDescription} from '../../src/api/contract/bundle';
import {FILES_ONLY, PUBLISHED} from '../../src/api/contract/versions';
import {historyFile, readHistory, type HistoryMonth} from '../../src/api/history/history';
import {recordedChanges} from '../../src/api/history/recordedChanges';
import {callsIn, eventsIn} from '../../src/api/pages/operations';
import {renderChanges} from '../../src/api/pages/renderChanges';
import {operationSlug} from '../../src/api/slugs';
import {formatMonth} from '../../src/product/dates';
import {site} from '../../src/product/site';
import {factsSection} from '../support/productFacts';

const ROOT = process.cwd();
const description = () => dereferenceDescription(ROOT, 'v2');

/** The commit that brought a description: what changed in it while its history is empty. */
const firstCommit = (name: string): string =>
  execFileSync('git', ['rev-list', '--reverse', 'HEAD', '--', `api/${name}/openapi.yaml`], {encoding: 'utf8'})
    .split('\n', 1)
    .join('');

for (const name of PUBLISHED) {
  test(`the newest month of the history of ${name} is what git says`, async () => {
    const [newest] = readHistory(ROOT, name).filter(({from}) => from !== undefined);
    const {versions} = await compareRevisions(newest?.from ?? firstCommit(name), undefined, [name]);
    expect(newest?.changes ?? [], 'npm run api:history writes it').toEqual(
      recordedChanges(versions[name] ?? []),
    );
  });
}

test('pages that are written by hand say since when there is what the descriptions say', async () => {
  for (const name of FILES_ONLY) {
    const calls = callsIn(await dereferenceDescription(ROOT, name));
    expect(calls.length).toBeGreaterThan(3);
    for (const {operation} of calls) {
      const {externalDocs, operationId, 'x-since': since = ''} = operation;
      const page = externalDocs?.url.replace(site.url, '').replace(/#.*/, '') ?? '';
      expect(fs.readFileSync(`${page.slice(1)}.mdx`, 'utf8'), operationId).toContain(
        `available since ${formatMonth(since)}`,
      );
    }
  }
});

test('version 1 is older than the changelog, and its deprecation is in it', async () => {
  const [first = ''] = fs
    .readdirSync('changelog')
    .filter((file) => /^\d{4}-\d\d\.mdx$/.test(file))
    .sort();
  const calls = callsIn(await dereferenceDescription(ROOT, 'v1'));
  expect(calls.map(({operation}) => operation['x-before'])).toEqual(calls.map(() => first.slice(0, 7)));
  for (const {operation} of calls) {
    const post = fs.readFileSync(`changelog/${operation['x-deprecated']}.mdx`, 'utf8');
    expect(post).toContain('## API v1 deprecated');
  }
});

test('since when there is an operation or event is what the product facts say', async () => {
  const resolved = await description();
  const sinceOf = new Map([
    ...callsIn(resolved).map(
      ({operation}) => [operationSlug(operation.operationId), operation['x-since']] as const,
    ),
    ...eventsIn(resolved).map(({name, operation}) => [name, operation['x-since']] as const),
  ]);
  // A row begins with the operation, and has a month if it came after general availability.
  const operations = factsSection('9.3').matchAll(/^\| ([a-z-]+)(.*)/gm);
  const events = factsSection('9.5').matchAll(/`([a-z_]+\.[a-z_]+)`((?: \*\([\d-]+\)\*)?)/g);
  const beta = /2024-03: ([^)]+)\)/.exec(factsSection('14'))?.[1] ?? '';
  const inBeta = /^(?:authentication|(?:create|list|get|update)-privacy-requests?)$/;
  expect(beta).toBe('authentication, create, list, get, and update privacy requests');
  const expected = [...operations, ...events].map(([, name = '', rest = '']) => {
    const [, month] = /\*\((\d{4}-\d\d)/.exec(rest) ?? [];
    return [name, month ?? (inBeta.test(name) ? '2024-03' : '2024-05')] as const;
  });
  expect(sinceOf.size).toBeGreaterThan(0);
  expect(Object.fromEntries(sinceOf)).toEqual(Object.fromEntries(expected));
});

test('every month of a new operation or event has a post in the changelog', async () => {
  const {paths, webhooks} = await description();
  const months = [...Object.values(paths), ...Object.values(webhooks ?? {})].flatMap((methods) =>
    Object.values(methods).map((operation) => operation['x-since']),
  );
  expect([...new Set(months)].filter((month) => !fs.existsSync(`changelog/${month}.mdx`))).toEqual([]);
});

/** Reads a history from a folder of its own. */
function read(text: string): ReturnType<typeof readHistory> {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), 'api-history-'));
  fs.mkdirSync(path.join(root, 'api/v2'), {recursive: true});
  fs.writeFileSync(path.join(root, historyFile('v2')), text);
  try {
    return readHistory(root, 'v2');
  } finally {
    fs.rmSync(root, {recursive: true});
  }
}

test('mistakes in the history are told at once, with their fields', () => {
  const wrong = [
    "- {month: '2025-13', changes: []}",
    "- {month: '2025-14', from: main, changes: [{severity: bad, where: all}]}",
  ].join('\n');
  expect(() => read(wrong)).toThrow(
    [
      'The history of the API has 9 mistake(s).',
      '  api/v2/history.yml: [0].month must be YYYY-MM',
      '  api/v2/history.yml: [0].changes must be a list with entries',
      '  api/v2/history.yml: [1].month must be YYYY-MM',
      '  api/v2/history.yml: [1].month must be before 2025-13: the newest comes first',
      '  api/v2/history.yml: [1].from must be a whole commit hash',
      '  api/v2/history.yml: [1].from and date stand together',
      '  api/v2/history.yml: [1].changes[0].severity must be one of breaking, may-break, compatible',
      '  api/v2/history.yml: [1].changes[0].message must be a text',
      '  api/v2/history.yml: [1].changes[0].where must be a list of operationIds and events',
    ].join('\n'),
  );
});

test('a breaking change is marked on the page, and what it names must be there', async () => {
  const change = {
    severity: 'breaking',
    message: 'Field `a` was removed',
    where: ['getPrivacyRequest'],
  } as const;
  const resolved = await description();
  const render = (history: readonly HistoryMonth[]) =>
    renderChanges(ROOT, [{name: 'v2', description: resolved, history}]);
  const page = render([{month: '2026-01', changes: [change]}]);
  expect(page).toContain('## January 2026');
  expect(page).toContain(
    '| Breaking | Field `a` was removed | [Get a privacy request](./get-privacy-request.api.mdx) |',
  );
  const flows = {...change, message: 'Flows of security scheme `oauth2ClientCredentials` changed', where: []};
  const server = {...change, message: 'Server was removed', where: []};
  const everywhere = render([{month: '2026-01', changes: [flows, server]}]);
  expect(everywhere).toContain('changed | All operations that need a token |');
  expect(everywhere).toContain('removed | All operations |');
  const wrong = {...change, where: ['getNothing'], changelog: 'nothing'};
  expect(() => render([{month: '2025-10', changes: [wrong]}])).toThrow(
    /where names getNothing(?:.|\n)*#nothing/,
  );
  // What git tells of can have been removed since then.
  const gone = {
    month: '2026-01',
    from: '0'.repeat(40),
    date: '2026-01-02',
    changes: [{...change, where: ['getNothing']}],
  };
  expect(render([gone])).toContain('`getNothing`');
});

test('changes of other descriptions say whose they are, and a deprecation is a row', async () => {
  const described = async (name: string, history: readonly HistoryMonth[] = []) => ({
    name,
    description: await dereferenceDescription(ROOT, name),
    history,
  });
  const change = {severity: 'compatible', message: 'Status `409` was added', where: ['startScan']} as const;
  const page = renderChanges(ROOT, [
    await described('discovery', [{month: '2026-01', changes: [change]}]),
    await described('v1'),
  ]);
  expect(page).toContain(
    '| Compatible | Data Discovery: Status `409` was added | [Run a scan now](/docs/rdd/api/schedule-scans#run-a-scan-now) |',
  );
  expect(page).toContain(
    '| Deprecated | API v1.0 operations | [Create a privacy request (v1)](../v1/create-privacy-request.api.mdx), [Get',
  );
  expect(page).not.toContain('October 2023');
});
