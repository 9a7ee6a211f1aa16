import type {Operation} from '../../src/api/pages/types';
import type {Described} from './descriptions';

/** What the operations have in common. */
const COMMON = {
  info: {version: '2.0'},
  servers: [
    {url: 'https://{customer}.clearwarden.example/api/v2', variables: {customer: {default: 'harborpine'}}},
  ],
  security: [{oauth2ClientCredentials: ['views:write']}],
  tags: ['Saved views'],
} as const;

const ID = {
  name: 'saved_view_id',
  in: 'path',
  required: true,
  schema: {type: 'string'},
  example: 'sv_01K56TZY0GJ8V5HMEMRGAECABA',
} as const;

const BODY = {
  required: true,
  content: {
    'application/json': {
      schema: {
        type: 'object',
        required: ['ids'],
        properties: {ids: {type: 'array', items: {type: 'string'}}},
      },
      examples: {two: {value: {ids: ['sv_one', 'sv_two']}}},
    },
  },
} as const;

const NO_CONTENT = {204: {description: 'Done.'}, 404: {description: 'There is no such view.'}} as const;

/** Operations of which the call, the answer or both have no body. The API has none of them so far. */
const OPERATIONS = {
  /** Neither. */
  deleteSavedView: {
    ...COMMON,
    operationId: 'deleteSavedView',
    method: 'delete',
    path: '/saved-views/{saved_view_id}',
    parameters: [ID],
    responses: NO_CONTENT,
  },
  /** A method that seldom has a body, with one. */
  deleteSavedViews: {
    ...COMMON,
    operationId: 'deleteSavedViews',
    method: 'delete',
    path: '/saved-views',
    requestBody: BODY,
    responses: NO_CONTENT,
  },
  /** A method that always has an answer, without one. */
  checkSavedView: {
    ...COMMON,
    operationId: 'checkSavedView',
    method: 'get',
    path: '/saved-views/{saved_view_id}/check',
    parameters: [ID],
    responses: NO_CONTENT,
  },
  /** A method that nearly always has a body, without one. */
  restoreSavedView: {
    ...COMMON,
    operationId: 'restoreSavedView',
    method: 'post',
    path: '/saved-views/{saved_view_id}/restore',
    parameters: [ID],
    responses: {
      200: {
        description: 'The view.',
        content: {
          'application/json': {
            schema: {type: 'object', properties: {id: {type: 'string'}}},
            examples: {view: {value: {id: 'sv_01K56TZY0GJ8V5HMEMRGAECABA'}}},
          },
        },
      },
    },
  },
} as const satisfies Readonly<Record<string, Operation>>;

export type OperationId = keyof typeof OPERATIONS;

export const operationsWithoutBodies: Readonly<Record<OperationId, Operation>> = OPERATIONS;

/** The same, as calls for a mock server. */
export const describedWithoutBodies: readonly Described[] = Object.values(OPERATIONS).map((operation) => ({
  version: 'v2',
  id: `v2-${operation.operationId}`,
  basePath: '/api/v2',
  operation,
}));
