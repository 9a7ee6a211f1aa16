import {expect, test} from '@playwright/test';
import type {Operation} from '../../src/api/pages/types';
import {samplesOf} from '../../src/api/samples';
import {requestOf} from '../../src/api/samples/request';

const OPERATION: Operation = {
  operationId: 'changeOrder',
  method: 'post',
  path: '/orders/{order_id}',
  parameters: [{name: 'order_id', in: 'path', required: true, example: 'ord_1'}],
  requestBody: {
    required: true,
    content: {
      'application/json': {
        examples: {first: {value: {paid: true, late: false, note: null, tags: ['a', 'b']}}},
      },
    },
  },
  responses: {
    200: {description: 'Changed.', content: {'application/json': {examples: {first: {value: {}}}}}},
  },
  security: [{oauth2ClientCredentials: ['orders:write']}],
  servers: [{url: 'https://{customer}.example/api', variables: {customer: {default: 'acme'}}}],
  info: {version: '2'},
};

const codeOf = (operation: Operation): Record<string, string> =>
  Object.fromEntries(samplesOf(operation).map(({language, code}) => [language, code]));

test('every language calls the example tenant with a token of the environment', () => {
  for (const [language, code] of Object.entries(codeOf(OPERATION))) {
    expect.soft(code, language).toContain('https://acme.example/api');
    expect.soft(code, language).toContain('ord_1');
    expect.soft(code, language).toContain('CLEARWARDEN_TOKEN');
    expect.soft(code, language).toContain('CLEARWARDEN_BASE_URL');
  }
});

test('values are written as each language writes them', () => {
  const {nodejs, python, ruby, php} = codeOf(OPERATION);
  expect(nodejs).toContain("paid: true,\n    late: false,\n    note: null,\n    tags: ['a', 'b'],");
  expect(python).toContain(
    '"paid": True,\n            "late": False,\n            "note": None,\n            "tags": ["a", "b"],',
  );
  expect(ruby).toContain('paid: true,\n  late: false,\n  note: nil,\n  tags: %w[a b]');
  expect(php).toContain(
    "'paid' => true,\n    'late' => false,\n    'note' => null,\n    'tags' => ['a', 'b'],",
  );
});

test('the form of a token has no credentials in the text of a program', () => {
  const value = {grant_type: 'client_credentials', client_id: 'own_id', client_secret: 'own_secret'};
  const token: Operation = {
    ...OPERATION,
    requestBody: {
      required: true,
      content: {'application/x-www-form-urlencoded': {examples: {first: {value}}}},
    },
    security: [{clientBasic: []}, {}],
  };
  for (const [language, code] of Object.entries(codeOf(token))) {
    expect.soft(code, language).toContain('client_credentials');
    expect.soft(code, language).toContain('CLEARWARDEN_CLIENT_SECRET');
    expect.soft(code, language).not.toMatch(/own_(?:id|secret)/);
  }
});

test('a sample filters by a status that all items of the answer beside it have', () => {
  const queryOf = (data: readonly unknown[]) =>
    requestOf({
      ...OPERATION,
      parameters: [
        ...(OPERATION.parameters ?? []),
        {name: 'status', in: 'query', example: 'open'},
        {name: 'limit', in: 'query', example: 25},
        {name: 'cursor', in: 'query', example: 'next'},
      ],
      responses: {
        200: {description: 'Found.', content: {'application/json': {examples: {first: {value: {data}}}}}},
      },
    }).query.map(({name}) => name);
  expect(queryOf([{status: 'open'}, {status: 'open'}])).toEqual(['status', 'limit']);
  expect(queryOf([{status: 'open'}, {status: 'closed'}])).toEqual(['limit']);
  expect(queryOf([])).toEqual(['limit']);
});

test('a number of a query is a number where the language has some', () => {
  const {python, ruby, php, go} = codeOf({
    ...OPERATION,
    parameters: [...(OPERATION.parameters ?? []), {name: 'limit', in: 'query', example: 25}],
  });
  expect(python).toContain('"limit": 25,');
  expect(ruby).toContain('limit: 25');
  expect(php).toContain("'limit' => 25,");
  expect(go).toContain('query.Set("limit", "25")');
});
