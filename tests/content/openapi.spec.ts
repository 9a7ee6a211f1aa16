import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import addFormats from 'ajv-formats';
import Ajv2020 from 'ajv/dist/2020';
import {load} from 'js-yaml';
import type {Oas3_1Definition} from '@redocly/openapi-core';
import {bundleDescription, dereferenceDescription} from '../../src/api/contract/bundle';
import {lintDescriptions} from '../../src/api/contract/lint';
import {PUBLISHED} from '../../src/api/contract/versions';
import {createDownloads} from '../../src/api/downloads/downloads';
import type {OperationObject} from '../../src/api/pages/types';
import {routes} from '../support/routes';

const ROOT = process.cwd();
const SITE = 'https://docs.clearwarden.example';
const COLLECTION = 'openapi/clearwarden-api-v2.postman_collection.json';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

async function download(): Promise<ReadonlyMap<string, string>> {
  const pairs = await Promise.all(
    PUBLISHED.map(async (name) => [name, await bundleDescription(ROOT, name)] as const),
  );
  return createDownloads(ROOT, Object.fromEntries(pairs));
}

/** Once per worker: the Postman collection takes seconds. */
let downloading: Promise<ReadonlyMap<string, string>> | undefined;
const downloads = () => (downloading ??= download());

const textOf = async (name: string): Promise<string> => {
  const text = (await downloads()).get(name);
  if (text === undefined) throw new Error(`${name} is no download`);
  return text;
};

test('the descriptions break no rule', async () => {
  const problems = await lintDescriptions(ROOT);
  expect(
    problems.map(({ruleId, message, location: [first]}) => [first?.source.absoluteRef, ruleId, message]),
  ).toEqual([]);
});

interface Example {
  readonly place: string;
  /** JSON pointer of the schema. */
  readonly schema: string;
  readonly value: unknown;
}

const escapePointer = (key: string) => key.replaceAll('~', '~0').replaceAll('/', '~1');

/** Every example that has a schema: of bodies, parameters and headers, and of schemas themselves. */
function examplesIn(description: Oas3_1Definition): Example[] {
  const found: Example[] = [];
  const named = (example: unknown): unknown => {
    if (!isObject(example)) throw new Error('an example is no object');
    if (typeof example.$ref !== 'string') return example.value;
    const keys = example.$ref.slice(2).split('/');
    return named(keys.reduce<unknown>((node, key) => (isObject(node) ? node[key] : undefined), description));
  };
  const walk = (node: unknown, pointer: string): void => {
    if (Array.isArray(node)) {
      node.forEach((child, index) => walk(child, `${pointer}/${index}`));
      return;
    }
    if (!isObject(node)) return;
    const {example, examples, schema} = node;
    if (schema !== undefined) {
      const values = isObject(examples) ? Object.entries(examples) : [];
      for (const [name, value] of values) {
        found.push({
          place: `${pointer}/examples/${name}`,
          schema: `${pointer}/schema`,
          value: named(value),
        });
      }
      if (example !== undefined) {
        found.push({place: `${pointer}/example`, schema: `${pointer}/schema`, value: example});
      }
    } else if (Array.isArray(examples)) {
      examples.forEach((value, index) =>
        found.push({place: `${pointer}/examples/${index}`, schema: pointer, value}),
      );
    }
    for (const [key, child] of Object.entries(node)) {
      if (['example', 'examples', 'default', 'enum', 'const'].includes(key) || key.startsWith('x-')) continue;
      const inner = `${pointer}/${escapePointer(key)}`;
      // Names of properties are no keywords.
      if (key === 'properties' && isObject(child)) {
        for (const [name, property] of Object.entries(child)) {
          walk(property, `${inner}/${escapePointer(name)}`);
        }
      } else walk(child, inner);
    }
  };
  walk(description, '#');
  return found;
}

for (const [version, atLeast] of [
  ['v1', 14],
  ['v2', 240],
  ['discovery', 60],
  ['internal-systems', 15],
] as const) {
  test(`every example of ${version} is valid for its schema`, async () => {
    const description = await bundleDescription(ROOT, version);
    const ajv = new Ajv2020({strict: false, allErrors: true});
    addFormats(ajv);
    ajv.addSchema(description, version);
    const examples = examplesIn(description);
    expect(examples.length).toBeGreaterThanOrEqual(atLeast);
    const mistakes = examples.flatMap(({place, schema, value}) => {
      const pointer = schema.slice(2).split('/').map(encodeURIComponent).join('/');
      const isValid = ajv.validate({$ref: `${version}#/${pointer}`}, value);
      return isValid ? [] : [`${place}: ${ajv.errorsText()}`];
    });
    expect(mistakes).toEqual([]);
  });
}

/** Statuses and headers that product-facts 9.1 promises for every operation of a kind. */
function missingPromises(
  method: string,
  {parameters = [], requestBody, responses}: OperationObject,
): string[] {
  const needed = [...(requestBody ? ['413', '415'] : []), ...(method === 'patch' ? ['412'] : [])].filter(
    (status) => !(status in responses),
  );
  const headers = (status: string) => Object.keys(responses[status]?.headers ?? {});
  const shown = Object.values(responses['200']?.content ?? responses['201']?.content ?? {})[0];
  const showsOne = 'id' in (shown?.schema?.properties ?? {});
  return [
    ...needed,
    ...(method === 'patch' && !parameters.some(({name}) => name === 'If-Match') ? ['If-Match'] : []),
    ...('201' in responses && !headers('201').includes('Location') ? ['Location'] : []),
    ...(showsOne && ![...headers('200'), ...headers('201')].includes('ETag') ? ['ETag'] : []),
  ];
}

test('every operation has the statuses and headers of its kind', async () => {
  const {paths} = await dereferenceDescription(ROOT, 'v2');
  const operations = Object.entries(paths).flatMap(([address, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({name: `${method} ${address}`, method, operation})),
  );
  expect(operations.filter(({method}) => method === 'patch').length).toBeGreaterThan(0);
  expect(
    operations.flatMap(({name, method, operation}) =>
      missingPromises(method, operation).map((promise) => `${name}: ${promise}`),
    ),
  ).toEqual([]);
});

test('the downloads are the descriptions, types, a collection and a catalog', async () => {
  expect([...(await downloads()).keys()]).toEqual([
    'openapi/clearwarden-api-v1.yaml',
    'openapi/clearwarden-api-v1.json',
    'openapi/clearwarden-api-v2.yaml',
    'openapi/clearwarden-api-v2.json',
    'openapi/clearwarden-api-discovery.yaml',
    'openapi/clearwarden-api-discovery.json',
    'openapi/clearwarden-api-internal-systems.yaml',
    'openapi/clearwarden-api-internal-systems.json',
    'openapi/clearwarden-api-v2.d.ts',
    COLLECTION,
    '.well-known/api-catalog',
  ]);
});

for (const version of PUBLISHED) {
  test(`the downloads of ${version} say what the sources say, in their order`, async () => {
    const yaml = await textOf(`openapi/clearwarden-api-${version}.yaml`);
    const json = await textOf(`openapi/clearwarden-api-${version}.json`);
    const source = fs.readFileSync(`api/${version}/openapi.yaml`, 'utf8');
    expect(JSON.stringify(load(yaml)), 'YAML and JSON are the same').toBe(JSON.stringify(JSON.parse(json)));
    expect(Object.keys(load(yaml) as Json)).toEqual(Object.keys(load(source) as Json));
    expect(yaml, 'no anchors').not.toMatch(/: [&*]\w/);

    const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'openapi-downloads-'));
    fs.mkdirSync(path.join(folder, 'api', version), {recursive: true});
    fs.writeFileSync(path.join(folder, 'api', version, 'openapi.yaml'), yaml);
    const resolved = await Promise.all(
      [folder, ROOT].map(async (root) => {
        const {paths, webhooks} = await dereferenceDescription(root, version);
        return JSON.stringify({paths, webhooks});
      }),
    );
    fs.rmSync(folder, {recursive: true});
    expect(resolved[0] === resolved[1], 'without references, download and source are the same').toBe(true);
  });
}

interface Setting {
  readonly key: string;
  readonly value: string;
}

interface Item {
  readonly id: string;
  readonly name: string;
  readonly request: {
    readonly method: string;
    readonly url: {readonly path: readonly string[]};
    readonly auth?: {readonly type: string; readonly basic?: readonly Setting[]};
  };
  readonly response: readonly {readonly id: string}[];
}

interface Collection {
  readonly info: {readonly schema: string; readonly _postman_id: string};
  readonly auth: {readonly type: string; readonly bearer: readonly Setting[]};
  readonly item: readonly {readonly id: string; readonly name: string; readonly item: readonly Item[]}[];
  readonly variable: readonly Setting[];
}

const collection = async () => JSON.parse(await textOf(COLLECTION)) as Collection;

test('the collection has a folder for each tag and a request for each operation', async () => {
  const {info, item: folders} = await collection();
  expect(info.schema).toBe('https://schema.getpostman.com/json/collection/v2.1.0/collection.json');

  const {tags = [], paths = {}} = await bundleDescription(ROOT, 'v2');
  expect(folders.map(({name}) => name)).toEqual(tags.map(({name}) => name));

  const requests = folders.flatMap(({item}) =>
    item.map(({request: {method, url}}) => `${method} /${url.path.join('/').replace(/:(\w+)/g, '{$1}')}`),
  );
  const operations = Object.entries(paths).flatMap(([address, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${address}`),
  );
  expect([...requests].sort()).toEqual([...operations].sort());
});

test('the collection sends the token of a variable and contains no secret', async () => {
  const {auth, item: folders, variable} = await collection();
  expect(auth.type).toBe('bearer');
  expect(auth.bearer[0]?.value).toBe('{{accessToken}}');

  const own = folders.flatMap(({item}) => item).filter(({request}) => request.auth);
  expect(own.map(({name, request}) => [name, request.auth?.type])).toEqual([
    ['Get an access token', 'basic'],
    ['Send a webhook callback', 'noauth'],
  ]);
  expect(own[0]?.request.auth?.basic?.map(({value}) => value)).toEqual(['{{clientId}}', '{{clientSecret}}']);

  const values = Object.fromEntries(variable.map(({key, value}) => [key, value]));
  expect(values).toEqual({
    customer: 'harborpine',
    baseUrl: 'https://{{customer}}.clearwarden.example/api/v2',
    clientId: '',
    clientSecret: '',
    accessToken: '',
    callbackToken: '',
  });
  expect(await textOf(COLLECTION)).not.toMatch(/\bcwcs?_\w|\bcwv1_\w|\bwhsec_\w|\\"access_token\\"/);
});

test('the same sources give the same collection, with an id for everything', async () => {
  expect((await download()).get(COLLECTION)).toBe(await textOf(COLLECTION));
  const {info, item: folders} = await collection();
  const ids = [
    info._postman_id,
    ...folders.flatMap(({id, item}) => [
      id,
      ...item.flatMap(({id: own, response}) => [own, ...response.map((r) => r.id)]),
    ]),
  ];
  expect(
    ids.filter((id) => !/^[0-9a-f]{8}-[0-9a-f]{4}-5[0-9a-f]{3}-8[0-9a-f]{3}-[0-9a-f]{12}$/.test(id)),
  ).toEqual([]);
  expect(new Set(ids).size).toBe(ids.length);
});

test('the catalog leads to the downloads and to the pages', async () => {
  const {linkset} = JSON.parse(await textOf('.well-known/api-catalog')) as {
    linkset: readonly Readonly<Record<string, readonly {readonly href: string}[]>>[];
  };
  const hrefs = (relation: string) =>
    linkset.flatMap((context) => (context[relation] ?? []).map(({href}) => href.replace(`${SITE}/`, '')));
  const descriptions = [...(await downloads()).keys()].filter((name) =>
    /api-[a-z\d-]+\.(yaml|json)$/.test(name),
  );
  expect(hrefs('service-desc')).toEqual(descriptions);
  expect(hrefs('service-doc')).toEqual([
    'api/v1',
    'api/v2',
    'docs/rdd/api/manage-integrations',
    'docs/integrations/internal-systems-integrations/api-specification',
  ]);
  expect([...routes.api.v1, ...routes.api.v2]).toEqual(expect.arrayContaining(['/api/v1', '/api/v2']));
  expect(linkset.flatMap(({anchor}) => anchor)).toEqual([
    `${SITE}/.well-known/api-catalog`,
    'https://harborpine.clearwarden.example/api/v1',
    'https://harborpine.clearwarden.example/api/v2',
    'https://harborpine.clearwarden.example/api/v2/discovery',
    'https://loyalty.harborpine.example/privacy',
  ]);
});
