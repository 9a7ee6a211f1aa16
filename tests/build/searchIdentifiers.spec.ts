import {expect, test} from '@playwright/test';
import {bundleDescription, dereferenceDescription} from '../../src/api/contract/bundle';
import {eventSlug, operationSlug} from '../../src/api/slugs';
import {ERRORS, addressOf} from '../../src/product/errors';
import {identifierKey} from '../../src/search/engine/identifiers';
import {parsedHtml} from '../support/parsedHtml';
import {htmlFileOf} from '../support/pages';
import {builtEngine} from '../support/searchIndex';

/** Indexes that a reader of the API searches. */
const CONTEXTS = ['', 'api'];
const engines = CONTEXTS.map(builtEngine);

/** The address of the first hit of a query, in each index. */
async function firstHits(query: string): Promise<readonly {address: string; text: string}[]> {
  return Promise.all(
    engines.map(async (engine) => {
      const {page, excerpt} = (await engine.search(query, 1)).hits[0] ?? {};
      const {anchor, heading = '', text = ''} = excerpt ?? {};
      return {
        address: `${page?.url ?? 'nothing'}${anchor ? `#${anchor}` : ''}`,
        text: `${page?.title} ${heading} ${text}`,
      };
    }),
  );
}

/** Queries whose first hit is another address than theirs, in any of the indexes. */
async function astray(expected: Iterable<readonly [query: string, address: string]>): Promise<string[]> {
  const lost: string[] = [];
  for (const [query, address] of expected) {
    for (const hit of await firstHits(query)) {
      if (hit.address !== address) lost.push(`${query}: ${hit.address}`);
    }
  }
  return lost;
}

const describe = () => dereferenceDescription(process.cwd(), 'v2');

test('an operation is found by its ID, and by its method and path', async () => {
  const {paths} = await describe();
  const expected = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).flatMap(([method, {operationId}]) => {
      const address = `/api/v2/${operationSlug(operationId)}`;
      const real = path.replace(/\{\w+\}/g, 'pr_01K56TZY0GJ8V5HMEMRGAECABA');
      const calls = [path, real, `https://harborpine.clearwarden.example/api/v2${path}`];
      return [
        // The ID of one is a word of the language: authentication.
        ...(identifierKey(operationId) ? [[operationId, address] as const] : []),
        ...calls.map((call) => [`${method.toUpperCase()} ${call}`, address] as const),
      ];
    }),
  );
  expect(expected.length).toBeGreaterThan(70);
  expect(await astray(expected)).toEqual([]);
  // The beginning of a path that only longer ones have.
  expect(await astray([['PATCH /opt-out-requests', '/api/v2/update-opt-out-request']])).toEqual([]);
});

test('an event is found by its name', async () => {
  const {webhooks = {}} = await describe();
  const events = Object.keys(webhooks).map((name) => [name, `/api/v2/events/${eventSlug(name)}`] as const);
  expect(events.length).toBeGreaterThan(20);
  expect(await astray(events)).toEqual([]);
});

test('an error is found by its code, at its own address', async () => {
  // Some codes are words of the language, such as unauthorized, or numbers.
  const named = ERRORS.filter(({code}) => identifierKey(code));
  expect(named.length).toBeGreaterThan(50);
  const lost: string[] = [];
  for (const error of named) {
    const [all, ofApi] = await firstHits(error.code);
    const address = addressOf(error);
    if (all?.address !== address) lost.push(`${error.code}: ${all?.address}`);
    const isInApi = address.startsWith('/api/');
    if (isInApi && ofApi?.address !== address) lost.push(`${error.code} of the API: ${ofApi?.address}`);
  }
  expect(lost).toEqual([]);
});

test('a header is found in the section of the introduction that is about it', async () => {
  const {paths, webhooks = {}} = await describe();
  const operations = [...Object.values(paths), ...Object.values(webhooks)].flatMap((methods) =>
    Object.values(methods),
  );
  const names = new Set(
    operations.flatMap(({parameters = [], responses}) => [
      ...parameters.filter((one) => one.in === 'header').map(({name}) => name),
      ...Object.values(responses).flatMap(({headers = {}}) => Object.keys(headers)),
    ]),
  );
  // Others are words of the language, such as Link and Location.
  const identifiers = [...names].filter(identifierKey);
  expect(identifiers.length).toBeGreaterThan(8);
  for (const name of identifiers) {
    for (const {address, text} of await firstHits(name)) {
      expect.soft(address, name).toMatch(/^\/api\/v2#/);
      expect.soft(text, name).toContain(name);
    }
  }
});

test('a field is found on a page of the API that has it', async () => {
  const text = JSON.stringify(await bundleDescription(process.cwd(), 'v2'));
  const names = new Set<string>();
  JSON.parse(text, (key, value: unknown) => {
    if (key === 'properties' && typeof value === 'object')
      Object.keys(value ?? {}).forEach((name) => names.add(name));
    return value;
  });
  const fields = [...names].filter(identifierKey);
  expect(fields.length).toBeGreaterThan(80);
  for (const name of fields) {
    for (const {address} of await firstHits(name)) {
      const [path = '', anchor] = address.split('#');
      expect.soft(path, name).toMatch(/^\/api\/v2/);
      expect.soft(anchor, `${name} has a place on ${path}`).toBeTruthy();
      const $ = parsedHtml(htmlFileOf(path));
      const codes = $('article code')
        .toArray()
        .map((element) => $(element).text());
      expect.soft(codes, `${path} has ${name}`).toContain(name);
    }
  }
});
