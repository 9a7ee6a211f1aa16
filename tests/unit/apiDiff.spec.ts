import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import fc from 'fast-check';
import {script} from '../../scripts/run';
import {diffDescriptions} from '../../src/api/diff/diff';
import type {ApiDescription} from '../../src/api/diff/operation';
import {FORMATS} from '../../src/api/diff/report';
import {API, CASES, operation, order, request, sidesOf, type Tree} from './apiDiffCases';

/* eslint-disable @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-return --
   Descriptions are trees of anything, and each case changes one leaf. */
for (const [subject, cases] of Object.entries(CASES)) {
  test.describe(subject, () => {
    for (const one of cases) {
      test(one.name, () => {
        const {before, after} = sidesOf(one);
        const lines = diffDescriptions(before, after).map(
          ({severity, kind, action, message}) => `${severity} ${kind} ${action}: ${message}`,
        );
        expect(lines).toEqual(one.expected);
      });
    }
  });
}

/** A place in a description: keys from its top. */
type Path = readonly (string | number)[];

/** What tells people something, and nothing to programs. */
const WORDS = [
  'openapi',
  'info',
  'title',
  'summary',
  'description',
  'externalDocs',
  'tags',
  'x-since',
  '$comment',
];

/** Every value in a description that is no object or list, with keys that can be anything only where they are data. */
function leavesOf(node: unknown, path: Path = []): Path[] {
  if (Array.isArray(node)) return node.flatMap((item, index) => leavesOf(item, [...path, index]));
  if (typeof node !== 'object' || node === null) return [path];
  const isNamed = path.at(-1) === 'properties';
  return (
    Object.entries(node)
      .filter(([key]) => isNamed || !WORDS.includes(key))
      // What a scope is for is told in words.
      .filter(() => path.at(-1) !== 'scopes')
      .flatMap(([key, value]) => leavesOf(value, [...path, key]))
  );
}

/** Another value of the same kind. */
function other(value: unknown): unknown {
  if (typeof value === 'string') return `${value}x`;
  if (typeof value === 'number') return value + 1;
  return typeof value === 'boolean' ? !value : 'something';
}

/** Sets what is at a path, or takes it out. */
function put(api: Tree, path: Path, value: unknown): void {
  const key = path[path.length - 1];
  if (key === undefined) throw new Error('The description as a whole is no leaf.');
  const parent = path.slice(0, -1).reduce((node, step) => node[step], api);
  if (value !== undefined) parent[key] = value;
  else if (Array.isArray(parent)) parent.splice(Number(key), 1);
  else Reflect.deleteProperty(parent as object, key);
}

/** The small API with every keyword that there is, and one that there is not. */
function fullApi(): Tree {
  const api = structuredClone(API) as Tree;
  Object.assign(request(api), {
    minProperties: 1,
    propertyNames: {pattern: '^[a-z_]+$'},
    patternProperties: {'^x_': {type: 'string', maxLength: 9}},
    unevaluatedProperties: false,
    discriminator: {propertyName: 'state', mapping: {open: '#/components/schemas/Line'}},
    dependentRequired: {note: ['amount']},
    if: {required: ['note']},
    then: {properties: {amount: {$ref: '#/components/schemas/Amount'}}},
  });
  Object.assign(request(api).properties, {
    id: {type: 'string', readOnly: true, maxLength: 20},
    pair: {type: 'array', prefixItems: [{type: 'string'}, {type: 'integer', minimum: 0}], items: false},
    tags: {
      type: 'array',
      contains: {const: 'new'},
      minContains: 1,
      maxContains: 2,
      uniqueItems: true,
      items: {type: 'string'},
      unevaluatedItems: false,
    },
    extra: {type: 'object', additionalProperties: {type: 'integer'}},
    kind: {enum: ['a', null], type: ['string', 'null']},
    both: {allOf: [{pattern: '^a'}, {pattern: 'z$'}, {type: 'string', contentEncoding: 'base64'}]},
    secret: {type: 'string', writeOnly: true, format: 'password', deprecated: true},
    level: {type: 'integer', exclusiveMinimum: 0, multipleOf: 5, default: 10, unheardOf: {of: 1}},
  });
  Object.assign(operation(api), {
    servers: [{url: 'https://upload.example'}],
    callbacks: {done: {'{$request.body#/url}': {post: {responses: {200: {description: 'Fine.'}}}}}},
  });
  operation(api).parameters.push({
    name: 'filter',
    in: 'query',
    style: 'deepObject',
    explode: true,
    allowReserved: true,
    content: {'application/json': {schema: {type: 'object', properties: {state: {type: 'string'}}}}},
  });
  operation(api).requestBody.content['application/json'].encoding = {note: {contentType: 'text/plain'}};
  operation(api).responses[200].links = {
    next: {operationId: 'changeOrder', parameters: {order_id: '$response.body#/id'}},
  };
  operation(api).responses[200].headers.ETag = {required: true, deprecated: true, schema: {type: 'string'}};
  api.servers.push({
    url: 'https://{region}.example',
    variables: {region: {default: 'eu', enum: ['eu', 'us']}},
  });
  api.security = [{oauth: []}];
  api.webhooks['order.closed'].post.security = [];
  api.components.schemas.Amount = {type: 'number', maximum: 9};
  api.components.securitySchemes.key = {type: 'apiKey', in: 'header', name: 'X-Key'};
  return api;
}

test.describe('nothing that differs is called no change', () => {
  const api = fullApi() as ApiDescription;
  // What two parts of allOf say, either of them says.
  const twice = ['components/schemas/Order/allOf/1/type', 'components/schemas/Base/type'];
  const leaves = leavesOf(api);

  test('no leaf can be changed or taken out in silence', () => {
    expect(leaves.length).toBeGreaterThan(120);
    const silent = leaves.flatMap((path) =>
      [other(path.reduce<Tree>((node, step) => node[step], api)), undefined].flatMap((value) => {
        if (value === undefined && twice.includes(path.join('/'))) return [];
        const after = structuredClone(api);
        put(after, path, value);
        const isSilent =
          diffDescriptions(api, after).length === 0 || diffDescriptions(after, api).length === 0;
        return isSilent
          ? [`${path.join(' / ')}: ${value === undefined ? 'taken out' : JSON.stringify(value)}`]
          : [];
      }),
    );
    expect(silent).toEqual([]);
  });

  test('a keyword that nobody knows may break, wherever it is', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...leaves.filter((path) => !path.some((key) => typeof key === 'number'))),
        fc.stringMatching(/^k[a-z]{3,9}$/),
        fc.jsonValue(),
        (path, keyword, value) => {
          const after = structuredClone(api);
          put(after, [...path.slice(0, -1), keyword], value);
          expect(diffDescriptions(api, after)).not.toEqual([]);
        },
      ),
      {numRuns: 300, seed: 1},
    );
  });

  test('several changes at once are told', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.constantFrom(...leaves), {minLength: 1, maxLength: 4}), (paths) => {
        const after = structuredClone(api);
        for (const path of paths) put(after, path, other(path.reduce<Tree>((node, step) => node[step], api)));
        expect(diffDescriptions(api, after)).not.toEqual([]);
      }),
      {numRuns: 200, seed: 1},
    );
  });

  test('words are no changes, also inside of what no rule knows', () => {
    const after = structuredClone(api);
    request(after).patternProperties['^x_'].description = 'New';
    request(after).then.properties.amount.description = 'New';
    request(after).properties.id.title = 'New';
    operation(after).responses[200].links.next.description = 'New';
    expect(diffDescriptions(api, after)).toEqual([]);
  });
});

test('a change knows its operation and its status', () => {
  const after = structuredClone(API);
  delete order(after).properties.note;
  expect(diffDescriptions(API, after)).toEqual([
    {
      kind: 'response-field',
      action: 'removed',
      severity: 'breaking',
      operation: 'changeOrder',
      status: '200',
      message: 'response field `note` was removed',
    },
  ]);
});

test('schemas that contain each other end', () => {
  const before = structuredClone(API);
  const {schemas} = before.components as Tree;
  schemas.Pet = {type: 'object', oneOf: [{$ref: '#/components/schemas/Cat'}, {type: 'string'}]};
  schemas.Cat = {
    allOf: [{$ref: '#/components/schemas/Pet'}],
    properties: {friend: {$ref: '#/components/schemas/Pet'}},
  };
  order(before).properties.note = {$ref: '#/components/schemas/Pet'};
  const after = structuredClone(before);
  (after.components as Tree).schemas.Cat.properties.name = {type: 'string'};
  expect(diffDescriptions(before, after).map(({message}) => message)).toEqual([
    'response field `note (variant 1).name` was added',
  ]);
});

test('a version that is new, or gone, is told with all its operations', () => {
  expect(diffDescriptions({}, API).map(({severity, kind}) => `${severity} ${kind}`)).toEqual([
    'compatible server',
    'compatible operation',
    'compatible event',
    'compatible scope',
    'compatible scope',
  ]);
  expect(diffDescriptions(API, {}).every(({severity}) => severity === 'breaking')).toBe(true);
});

test('a sentence that is true in many places is told once', () => {
  const change = {
    kind: 'response-field',
    action: 'removed',
    severity: 'breaking',
    message: 'field `a|b` was removed',
  } as const;
  const changes = ['one', 'two', 'three', 'four', 'five'].flatMap((name) =>
    ['400', '500'].map((status) => ({...change, operation: name, status})),
  );
  const comparison = {from: 'main', to: 'the working tree', versions: {v1: [], v2: changes}};
  expect(FORMATS.text(comparison).split('\n')).toEqual([
    'API changes from main to the working tree',
    '',
    'v1: no changes',
    '',
    'v2: 1 breaking, 0 may break, 0 compatible',
    '',
    '  Breaking',
    '  - Field `a|b` was removed',
    '      one (400, 500), two (400, 500), three (400, 500), four (400, 500) and 1 more',
  ]);
  expect(FORMATS.markdown(comparison).split('\n').at(-1)).toBe(
    '| **Breaking** | Field `a\\|b` was removed | `one` (400, 500), `two` (400, 500), `three` (400, 500), `four` (400, 500) and 1 more |',
  );
  expect(JSON.parse(FORMATS.json(comparison))).toEqual(comparison);
});

test.describe('the command', () => {
  let folder: string;

  const git = (...args: string[]) => {
    const identity = ['-c', 'user.name=Test', '-c', 'user.email=test@mail.example'];
    const {status, stderr} = spawnSync('git', [...identity, ...args], {cwd: folder, encoding: 'utf8'});
    expect(status, stderr).toBe(0);
  };
  const write = (api: unknown) => {
    fs.mkdirSync(path.join(folder, 'api/v1'), {recursive: true});
    // YAML is a superset of JSON.
    fs.writeFileSync(path.join(folder, 'api/v1/openapi.yaml'), JSON.stringify(api));
  };
  const diff = (...args: string[]) =>
    spawnSync(...script('scripts/api-diff.mts', args), {cwd: folder, encoding: 'utf8'});

  test.beforeEach(() => {
    folder = fs.mkdtempSync(path.join(os.tmpdir(), 'api-diff-test-'));
    git('init', '--quiet');
    git('commit', '--quiet', '--allow-empty', '--message', 'Nothing yet');
    git('tag', 'empty');
    write(API);
    git('add', '.');
    git('commit', '--quiet', '--message', 'Describe the API');
    git('tag', 'described');
    const after = structuredClone(API);
    delete request(after).properties.note;
    write(after);
  });
  test.afterEach(() => fs.rmSync(folder, {recursive: true, force: true}));

  test('compares a revision with the working tree, and fails only on request', () => {
    const {status, stdout} = diff('described');
    expect(stdout).toMatch(/^API changes from described \([0-9a-f]{7}\) to the working tree\n/);
    expect(stdout).toContain('- Request field `note` was removed\n      changeOrder');
    expect(status).toBe(0);
    expect(diff('described', '--fail-on-breaking').status).toBe(1);
    expect(diff('described', 'HEAD', '--fail-on-breaking').stdout).toContain('v1: no changes');
  });

  for (const {name, args, message} of [
    {name: 'an unknown revision', args: ['nowhere'], message: /^Git knows no revision "nowhere"\./},
    {
      name: 'a revision without api/',
      args: ['empty'],
      message: /^There is no folder api\/ in empty \([0-9a-f]{7}\)\./,
    },
    {name: 'no revision', args: [], message: /^Usage: npm run api:diff -- <revision>/},
    {
      name: 'an unknown format',
      args: ['HEAD', '--format', 'xml'],
      message: /^No format "xml"\. There are text, markdown, json\./,
    },
    {name: 'an unknown option', args: ['HEAD', '--bogus'], message: /^Unknown option '--bogus'/},
  ]) {
    test(`${name} is an error without a stack`, () => {
      const {status, stdout, stderr} = diff(...args);
      expect(stderr).toMatch(message);
      expect(stderr).not.toContain('    at ');
      expect([status, stdout]).toEqual([2, '']);
    });
  }

  test('a working tree without api/, and one that is no YAML, are errors without a stack', () => {
    fs.writeFileSync(path.join(folder, 'api/v1/openapi.yaml'), 'openapi: [');
    expect(diff('described').stderr).toMatch(
      /^The description of v1 cannot be bundled\.\napi\/v1\/openapi\.yaml: Failed to parse/,
    );
    fs.rmSync(path.join(folder, 'api'), {recursive: true});
    const {status, stderr} = diff('described');
    expect([status, stderr]).toEqual([2, 'There is no folder api/ in the working tree.\n']);
  });
});
