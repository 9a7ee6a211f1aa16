import {expect, test} from '@playwright/test';
import type {Operation} from '../../src/api/pages/types';
import {requestOf} from '../../src/api/samples/request';

/** The query of the sample of an operation that lists things by status, and answers with these. */
function queryOf(items: readonly unknown[]) {
  const operation = {
    operationId: 'listThings',
    method: 'get',
    path: '/things',
    parameters: [{name: 'status', in: 'query', schema: {type: 'string'}, example: 'open'}],
    responses: {
      200: {description: 'Things', content: {'application/json': {example: {data: items}}}},
    },
    servers: [{url: 'https://api.example.com'}],
  } as unknown as Operation;
  return requestOf(operation).query;
}

test('a sample filters by status when all that its example answer has is of that status', () => {
  expect(queryOf([{status: 'open'}, {status: 'open'}])).toEqual([{name: 'status', value: 'open'}]);
});

test('a sample does not filter by status when the example answer has others, or nothing', () => {
  expect(queryOf([{status: 'open'}, {status: 'closed'}])).toEqual([]);
  expect(queryOf([])).toEqual([]);
});
