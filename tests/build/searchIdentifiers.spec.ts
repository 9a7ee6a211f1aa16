import {expect, test} from '@playwright/test';
import type {CheerioAPI} from 'cheerio';
import {dereferenceDescription} from '../../src/api/contract/bundle';
import {FILES_ONLY, PUBLISHED, VERSIONS} from '../../src/api/contract/versions';
import {SECTIONS_OF_HEADERS} from '../../src/api/pages/headers';
import {callsIn, eventsIn, type Call} from '../../src/api/pages/operations';
import type {OperationObject, ResolvedDescription} from '../../src/api/pages/types';
import {eventSlug, operationSlug} from '../../src/api/slugs';
import {ERRORS, addressOf, headingOf} from '../../src/product/errors';
import {site} from '../../src/product/site';
import {identifierKeys} from '../../src/search/engine/identifiers';
import {once} from '../../src/search/engine/once';
import {parsedHtml} from '../support/parsedHtml';
import {htmlFileOf} from '../support/pages';
import {builtEngine, builtIndexes, readStart} from '../support/searchIndex';

/** The indexes of all contexts, with the pages that each has. */
const indexes = builtIndexes().map(({context, file}) => ({
  context,
  engine: builtEngine(context),
  pages: new Set(readStart(file).pages.map(([url]) => url)),
}));

type Expected = readonly [query: string, address: string];

const pathOf = (address: string) => address.replace(/#.*/, '');

/** The address of the first hit of a query, in each index that has a page. */
async function firstHits(
  query: string,
  page: string,
): Promise<readonly {context: string; address: string}[]> {
  const found = indexes.filter(({pages}) => pages.has(page));
  if (found.length < 2) throw new Error(`${page} is in ${found.length} indexes, and one is of all pages.`);
  return Promise.all(
    found.map(async ({context, engine}) => {
      const {page: hit, excerpt} = (await engine.search(query, 1)).hits[0] ?? {};
      const anchor = excerpt?.anchor;
      return {context, address: `${hit?.url ?? 'nothing'}${anchor ? `#${anchor}` : ''}`};
    }),
  );
}

/** Queries whose first hit is another address than theirs, in any of the indexes that have its page. */
async function astray(expected: Iterable<Expected>): Promise<string[]> {
  const lost: string[] = [];
  for (const [query, address] of expected) {
    for (const hit of await firstHits(query, pathOf(address))) {
      if (hit.address !== address) lost.push(`${query} in ${hit.context || 'all'}: ${hit.address}`);
    }
  }
  return lost;
}

const htmlOf = once((page: string) => Promise.resolve(parsedHtml(htmlFileOf(page))));

/** A name as readers type it who mean an identifier: one that could be a word, in backticks. */
const typed = (name: string) => (identifierKeys(name).length > 0 ? name : `\`${name}\``);

const describe = (name: string) => dereferenceDescription(process.cwd(), name);

/** A call with an ID in the place of each parameter. */
const real = (path: string) => path.replace(/\{\w+\}/g, 'pr_01K56TZY0GJ8V5HMEMRGAECABA');

function queriesFor({method, path, operation: {operationId}}: Call, server: string): string[] {
  const calls = [path, real(path), `${server}${path}`, `${server}${real(path)}`];
  return [typed(operationId), ...calls.map((call) => `${method.toUpperCase()} ${call}`)];
}

test('an operation is found by its ID, and by its method and path', async () => {
  const known = new Set<string>();
  const expected: Expected[] = [];
  for (const version of [...VERSIONS].reverse()) {
    for (const call of callsIn(await describe(version))) {
      const {operationId} = call.operation;
      const address = `/api/${version}/${operationSlug(operationId)}`;
      const queries = queriesFor(call, `https://harborpine.clearwarden.example/api/${version}`);
      // Both versions have two operations of the same name: the newer one is the one to go to.
      const own = queries.filter((query) => query !== operationId || !known.has(operationId));
      known.add(operationId);
      expected.push(...own.map((query): Expected => [query, address]));
    }
  }
  expect(expected.length).toBeGreaterThan(100);
  expect(await astray(expected)).toEqual([]);
  // The beginning of a path that only longer ones have.
  expect(await astray([['PATCH /opt-out-requests', '/api/v2/update-opt-out-request']])).toEqual([]);
});

/** The address that a page's list of operations has for a call. */
function placeInList($: CheerioAPI, page: string, call: string): string {
  const row = $('tr').filter((_index, one) =>
    $(one)
      .children()
      .slice(0, 2)
      .find('code')
      .get()
      .some((code) => $(code).text() === call),
  );
  const anchor = row.find('a[href^="#"]').first().attr('href') ?? '';
  expect($(anchor).filter('h2').length, `${page} has a heading for ${call}`).toBe(1);
  return `${page}${anchor}`;
}

test('an operation that a guide describes is found at its place there', async () => {
  const expected: Expected[] = [];
  for (const name of FILES_ONLY) {
    const description = await describe(name);
    for (const call of callsIn(description)) {
      const tag = description.tags?.find((one) => call.operation.tags?.includes(one.name));
      const page = ((tag?.externalDocs ?? description.externalDocs)?.url ?? '').replace(site.url, '');
      const $ = await htmlOf(page);
      const address = placeInList($, page, `${call.method.toUpperCase()} ${call.path}`);
      const [server] = description.servers ?? [];
      const own = server?.url.endsWith('/discovery') ? server.url : 'https://loyalty.harborpine.example';
      const below = own.replace(/^.*\/api\/v2/, '');
      const queries = [
        ...queriesFor(call, own),
        ...(below === own ? [] : [`${call.method.toUpperCase()} ${below}${call.path}`]),
      ];
      expected.push(...queries.map((query): Expected => [query, address]));
    }
  }
  const specification = '/docs/integrations/internal-systems-integrations/api-specification';
  expected.push(['sendResult', `${specification}#callback`]);
  expect(expected.length).toBeGreaterThan(100);
  expect(await astray(expected)).toEqual([]);
});

test('an event is found by its name, and by the ID of its operation', async () => {
  const expected = eventsIn(await describe('v2')).flatMap(({name, operation: {operationId}}) =>
    [name, operationId].map((query): Expected => [query, `/api/v2/events/${eventSlug(name)}`]),
  );
  expect(expected.length).toBeGreaterThan(40);
  expect(await astray(expected)).toEqual([]);
});

test('an error is found by its code, at its own address', async () => {
  const expected = ERRORS.flatMap((error) =>
    [error.code, `\`${error.code}\``, headingOf(error)].map((query): Expected => [query, addressOf(error)]),
  );
  expect(expected.length).toBeGreaterThan(150);
  expect(await astray(expected)).toEqual([]);
});

test('the exit codes of agents are found by their numbers', async () => {
  const codes = ERRORS.filter(({kind}) => kind === 'agent');
  expect(codes.length).toBeGreaterThan(2);
  const expected = codes.flatMap((error) =>
    ['', 'exit ', 'code ', 'error code '].map((before): Expected => [
      `${before}${error.code}`,
      addressOf(error),
    ]),
  );
  expect(await astray(expected)).toEqual([]);
});

test('a problem is found by its type', async () => {
  const types = new Set<string>();
  for (const name of PUBLISHED) {
    const text = JSON.stringify(await describe(name));
    for (const [, type = ''] of text.matchAll(/"type":"https:[^"]+(\/api\/v2#[a-z-]+)"/g)) types.add(type);
  }
  expect(types.size).toBeGreaterThan(15);
  const expected = [...types].map((address): Expected => [address.replace(/^.*#/, ''), address]);
  expect(await astray(expected)).toEqual([]);
});

function headersIn(description: ResolvedDescription): string[] {
  const operations = [...callsIn(description), ...eventsIn(description)].map(({operation}) => operation);
  const namesIn = ({parameters = [], responses}: OperationObject) => [
    ...parameters.filter((one) => one.in === 'header').map(({name}) => name),
    ...Object.values(responses).flatMap(({headers = {}}) => Object.keys(headers)),
  ];
  return [...new Set(operations.flatMap(namesIn))];
}

/** The anchor of the section whose table has a row for a name. */
function definingSection($: CheerioAPI, name: string): string | undefined {
  const row = $('article tr')
    .filter((_index, one) => $(one).children().first().text() === name)
    .first();
  return (
    row.closest('table').prevAll('h2, h3').first().attr('id') ??
    row.parents().prevAll('h2, h3').first().attr('id')
  );
}

test('a header is found in the section that defines it', async () => {
  const expected = new Map<string, string>();
  for (const [name, page] of [
    ['v2', '/api/v2'],
    ['v1', '/api/v1'],
    ['discovery', '/api/v2'],
    ['internal-systems', '/docs/integrations/internal-systems-integrations/api-specification'],
  ] as const) {
    const $ = await htmlOf(page);
    for (const header of headersIn(await describe(name))) {
      if (expected.has(header)) continue;
      const anchor = SECTIONS_OF_HEADERS[page]?.[header] ?? definingSection($, header);
      expect(anchor, `${page} has a section about ${header}`).toBeTruthy();
      const section = $(`#${anchor}`).nextUntil('h2, h3');
      const codes = section.find('code').add(section.filter('code')).get();
      expect(
        codes.map((code) => $(code).text()),
        `${page}#${anchor} tells of ${header}`,
      ).toContain(header);
      expected.set(header, `${page}#${anchor}`);
    }
  }
  expect(expected.size).toBeGreaterThan(15);
  // Those that are words of the language, too, by their capital letter: Link, Location.
  const queries = [...expected].flatMap(([name, address]): Expected[] =>
    [name, `\`${name}\``, `\`${name.toLowerCase()}\``, `${name.toLowerCase()}:`].map((query) => [
      query,
      address,
    ]),
  );
  expect(await astray(queries)).toEqual([]);
});

/** A path without the steps into lists, and from the entry of a list on: what is described once, for the entry. */
const plainPath = (path: string) =>
  path
    .replace(/^data\[\]\./, '')
    .replace(/\[\]|\.\*/g, '')
    .toLowerCase();

/** What pages of the API offer to copy beside a field: the path to it, with its anchor. Headers have a test of their own. */
async function fieldsOn(page: string): Promise<readonly {path: string; anchor: string}[]> {
  const $ = await htmlOf(page);
  return $('article dl > [id] > dt [data-copy]')
    .get()
    .map((button) => ({
      path: $(button).attr('data-copy') ?? '',
      anchor: $(button).closest('[id]').attr('id') ?? '',
    }))
    .filter(({anchor}) => !/^headers?-/.test(anchor));
}

/** The introductions' sections about fields that all lists, events, and errors have. */
const SHARED = /^\/api\/v[12]#(?:pagination|envelope|errors|token-errors)$/;

/** Whether a place is a field's, or a section that tells of it. */
async function tellsOf(address: string, path: string): Promise<boolean> {
  const [page = '', anchor = ''] = address.split('#');
  const leaf = path.replace(/^.*\./, '').replace('[]', '');
  if (SHARED.test(address)) {
    const $ = await htmlOf(page);
    return $(`#${anchor}`).nextUntil('h2, h3, h4').text().includes(leaf);
  }
  return (await fieldsOn(page)).some(
    (field) =>
      field.anchor === anchor &&
      [plainPath(field.path), plainPath(field.path).replace(/^.*\./, '')].includes(plainPath(path)),
  );
}

async function pagesOfApi(): Promise<string[]> {
  const pages: string[] = [];
  for (const version of VERSIONS) {
    const description = await describe(version);
    pages.push(
      ...callsIn(description).map(
        ({operation: {operationId}}) => `/api/${version}/${operationSlug(operationId)}`,
      ),
      ...eventsIn(description).map(({name}) => `/api/${version}/events/${eventSlug(name)}`),
    );
  }
  return pages;
}

/** Queries for fields whose first hit is no place that tells of it. */
async function lostFields(paths: Iterable<string>): Promise<string[]> {
  const lost: string[] = [];
  for (const path of paths) {
    for (const {context, address} of await firstHits(typed(path), '/api/v2')) {
      if (!(await tellsOf(address, path))) lost.push(`${typed(path)} in ${context || 'all'}: ${address}`);
    }
  }
  return lost;
}

test('a field is found by the path that its page offers to copy', async () => {
  const paths = new Set<string>();
  for (const page of await pagesOfApi()) for (const {path} of await fieldsOn(page)) paths.add(path);
  expect(paths.size).toBeGreaterThan(300);
  expect(await lostFields(paths)).toEqual([]);
});

test('a field is found by its name, and one whose name is a word, by it in backticks', async () => {
  const names = new Set<string>();
  for (const version of VERSIONS) {
    JSON.parse(JSON.stringify(await describe(version)), (key, value: unknown) => {
      if (key === 'properties' && typeof value === 'object' && value)
        Object.keys(value).forEach((name) => names.add(name));
      return value;
    });
  }
  expect(names.size).toBeGreaterThan(150);
  expect([...names].filter((name) => typed(name) !== name).length).toBeGreaterThan(60);
  expect(await lostFields(names)).toEqual([]);
});

test('a field of a guide is found by its name where its table defines it', async () => {
  const lost: string[] = [];
  let count = 0;
  for (const name of FILES_ONLY) {
    const description = await describe(name);
    const pages = [description, ...(description.tags ?? [])].flatMap(({externalDocs}) =>
      externalDocs ? [externalDocs.url.replace(site.url, '')] : [],
    );
    const names = new Set<string>();
    JSON.parse(JSON.stringify(description), (key, value: unknown) => {
      if (key === 'properties' && typeof value === 'object' && value)
        Object.keys(value).forEach((one) => names.add(one));
      return value;
    });
    for (const field of names) {
      const defining = [];
      for (const page of new Set(pages)) if (definingSection(await htmlOf(page), field)) defining.push(page);
      if (defining.length === 0) continue;
      count += 1;
      const docs = indexes.find(({context}) => context === 'docs');
      const {page, excerpt} = (await docs?.engine.search(typed(field), 1))?.hits[0] ?? {};
      const $ = await htmlOf(page?.url ?? '');
      const isDefined = $(`[id="${excerpt?.anchor}"]`).nextUntil('h2, h3').find('code').get();
      if (!isDefined.some((code) => $(code).text().replace('[]', '').endsWith(field)))
        lost.push(`${typed(field)}: ${page?.url}#${excerpt?.anchor}`);
    }
  }
  expect(count).toBeGreaterThan(40);
  expect(lost).toEqual([]);
});

test('a word that is a field or a header, too, is searched as a word', async () => {
  const [all] = indexes.filter(({context}) => context === '');
  for (const word of ['status', 'type', 'name', 'outcome', 'location', 'link', 'deletion', 'verification']) {
    const {page} = (await all?.engine.search(word, 1))?.hits[0] ?? {};
    expect(page?.url, word).not.toMatch(/^\/api\//);
  }
});
