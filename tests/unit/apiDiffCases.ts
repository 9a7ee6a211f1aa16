import type {ApiDescription} from '../../src/api/diff/operation';

/* eslint-disable @typescript-eslint/no-explicit-any, @typescript-eslint/no-unsafe-member-access, @typescript-eslint/no-unsafe-assignment, @typescript-eslint/no-unsafe-call, @typescript-eslint/no-unsafe-return --
   Descriptions are trees of anything, and each case changes one leaf. */
export type Tree = any;

/** A small API with one of everything that is compared. */
export const API: ApiDescription = {
  openapi: '3.1.0',
  info: {title: 'Orders', version: '1'},
  servers: [{url: 'https://api.example/v1'}],
  paths: {
    '/orders/{order_id}': {
      parameters: [{name: 'order_id', in: 'path', required: true, schema: {type: 'string'}}],
      post: {
        operationId: 'changeOrder',
        security: [{oauth: ['orders:write']}],
        parameters: [
          {name: 'notify', in: 'query', schema: {type: 'boolean', default: true}},
          {name: 'If-Match', in: 'header', schema: {type: 'string', maxLength: 64}},
        ],
        requestBody: {
          required: true,
          content: {
            'application/json': {
              schema: {
                type: 'object',
                required: ['state'],
                properties: {
                  state: {type: 'string', enum: ['open', 'closed']},
                  note: {type: 'string', maxLength: 100, pattern: '^[a-z]+$'},
                  amount: {type: 'number', minimum: 1},
                  lines: {type: 'array', maxItems: 10, items: {$ref: '#/components/schemas/Line'}},
                  contact: {
                    type: 'object',
                    properties: {mail: {type: 'string'}, phone: {type: 'string'}},
                    anyOf: [
                      {title: 'By mail', required: ['mail']},
                      {title: 'By phone', required: ['phone']},
                    ],
                  },
                },
              },
            },
          },
        },
        responses: {
          200: {
            description: 'Changed.',
            headers: {ETag: {schema: {type: 'string'}}},
            content: {'application/json': {schema: {$ref: '#/components/schemas/Order'}}},
          },
          404: {description: 'Not found.'},
        },
      },
    },
  },
  webhooks: {
    'order.closed': {
      post: {
        operationId: 'onOrderClosed',
        requestBody: {
          content: {
            'application/json': {
              schema: {type: 'object', required: ['id'], properties: {id: {type: 'string'}}},
            },
          },
        },
        responses: {'2XX': {description: 'Fine.'}},
      },
    },
  },
  components: {
    securitySchemes: {
      oauth: {
        type: 'oauth2',
        flows: {
          clientCredentials: {tokenUrl: '/token', scopes: {'orders:write': 'Write.', 'orders:read': 'Read.'}},
        },
      },
    },
    schemas: {
      Line: {
        type: 'object',
        required: ['sku'],
        properties: {sku: {type: 'string'}, count: {type: 'integer'}},
      },
      Order: {
        allOf: [
          {$ref: '#/components/schemas/Base'},
          {
            type: 'object',
            required: ['state', 'lines'],
            properties: {
              state: {type: 'string', enum: ['open', 'closed']},
              note: {type: ['string', 'null']},
              lines: {type: 'array', items: {$ref: '#/components/schemas/Line'}},
              parent: {oneOf: [{$ref: '#/components/schemas/Order'}, {type: 'null'}]},
            },
          },
        ],
      },
      Base: {
        type: 'object',
        required: ['id'],
        properties: {id: {type: 'string', maxLength: 20}, created_at: {type: 'string', format: 'date-time'}},
      },
    },
  },
};

export const operation = (api: Tree): Tree => api.paths['/orders/{order_id}'].post;
export const request = (api: Tree): Tree => operation(api).requestBody.content['application/json'].schema;
export const order = (api: Tree): Tree => api.components.schemas.Order.allOf[1];
const event = (api: Tree): Tree => api.webhooks['order.closed'].post;

export interface Case {
  readonly name: string;
  /** What the small API has before the change, and does not have otherwise. */
  readonly before?: (api: Tree) => unknown;
  readonly change: (api: Tree) => unknown;
  /** Severity, kind, action and message of every change. */
  readonly expected: readonly string[];
}

/** The descriptions that a case compares. */
export function sidesOf({before: prepare, change}: Case): {before: ApiDescription; after: ApiDescription} {
  const before = structuredClone(API);
  prepare?.(before);
  const after = structuredClone(before);
  change(after);
  return {before, after};
}

export const CASES: Readonly<Record<string, readonly Case[]>> = {
  operations: [
    {
      name: 'words',
      change: (api) =>
        Object.assign(operation(api), {summary: 'New', description: 'New', 'x-since': '2025-01'}),
      expected: [],
    },
    {
      name: 'a new operation',
      change: (api) => (api.paths['/orders'] = {get: {operationId: 'listOrders', responses: {}}}),
      expected: ['compatible operation added: operation `GET /orders` was added'],
    },
    {
      name: 'a removed operation',
      change: (api) => delete api.paths['/orders/{order_id}'],
      expected: ['breaking operation removed: operation `POST /orders/{order_id}` was removed'],
    },
    {
      name: 'a moved operation',
      change: (api) => {
        api.paths['/v2/orders/{order_id}'] = api.paths['/orders/{order_id}'];
        delete api.paths['/orders/{order_id}'];
      },
      expected: [
        'breaking operation changed: address changed from `POST /orders/{order_id}` to `POST /v2/orders/{order_id}`',
      ],
    },
    {
      name: 'another operationId',
      change: (api) => (operation(api).operationId = 'updateOrder'),
      expected: ['may-break operation changed: operationId changed from `changeOrder` to `updateOrder`'],
    },
    {
      name: 'a deprecation',
      change: (api) => (operation(api).deprecated = true),
      expected: ['compatible operation changed: `POST /orders/{order_id}` is now deprecated'],
    },
    {
      name: 'another server',
      change: (api) => (api.servers[0].url = 'https://api.example/v2'),
      expected: [
        'compatible server added: server `https://api.example/v2` was added',
        'breaking server removed: server `https://api.example/v1` was removed',
      ],
    },
  ],
  servers: [
    {
      name: 'the default of a variable',
      change: (api) => (api.servers[0].variables = {region: {default: 'eu'}}),
      expected: ['may-break server changed: variables of server `https://api.example/v1` is new'],
    },
    {
      name: 'another default of a variable',
      before: (api) => (api.servers[0].variables = {region: {default: 'eu'}}),
      change: (api) => (api.servers[0].variables.region.default = 'us'),
      expected: ['may-break server changed: variables of server `https://api.example/v1` changed'],
    },
  ],
  parameters: [
    {
      name: 'an optional parameter',
      change: (api) =>
        operation(api).parameters.push({name: 'dry_run', in: 'query', schema: {type: 'boolean'}}),
      expected: ['compatible parameter added: query parameter `dry_run` was added'],
    },
    {
      name: 'a required parameter',
      change: (api) =>
        operation(api).parameters.push({
          name: 'reason',
          in: 'query',
          required: true,
          schema: {type: 'string'},
        }),
      expected: ['breaking parameter added: required query parameter `reason` was added'],
    },
    {
      name: 'a removed parameter',
      change: (api) => operation(api).parameters.shift(),
      expected: ['breaking parameter removed: query parameter `notify` was removed'],
    },
    {
      name: 'a parameter that becomes required',
      change: (api) => (operation(api).parameters[1].required = true),
      expected: ['breaking parameter changed: header parameter `If-Match` is now required'],
    },
    {
      name: 'a lower limit of a parameter',
      change: (api) => (operation(api).parameters[1].schema.maxLength = 32),
      expected: [
        'breaking parameter changed: maxLength of header parameter `If-Match` changed from `64` to `32`',
      ],
    },
    {
      name: 'a higher limit of a parameter',
      change: (api) => (operation(api).parameters[1].schema.maxLength = 128),
      expected: [
        'compatible parameter changed: maxLength of header parameter `If-Match` changed from `64` to `128`',
      ],
    },
    {
      name: 'another default',
      change: (api) => (operation(api).parameters[0].schema.default = false),
      expected: [
        'may-break parameter changed: default of query parameter `notify` changed from `true` to `false`',
      ],
    },
    {
      name: 'a list that is written in another way',
      change: (api) => (operation(api).parameters[0].explode = false),
      expected: ['breaking parameter changed: query parameter `notify` is written in another way'],
    },
    {
      name: 'the case of a header and the name in a path, which are not sent',
      change: (api) => {
        operation(api).parameters[1].name = 'if-match';
        api.paths['/orders/{id}'] = api.paths['/orders/{order_id}'];
        api.paths['/orders/{id}'].parameters[0].name = 'id';
        delete api.paths['/orders/{order_id}'];
      },
      expected: [],
    },
  ],
  requests: [
    {
      name: 'an optional field',
      change: (api) => (request(api).properties.tag = {type: 'string'}),
      expected: ['compatible request-field added: request field `tag` was added'],
    },
    {
      name: 'a required field',
      change: (api) => {
        request(api).properties.tag = {type: 'string'};
        request(api).required.push('tag');
      },
      expected: ['breaking request-field added: required request field `tag` was added'],
    },
    {
      name: 'a removed field',
      change: (api) => delete request(api).properties.note,
      expected: ['breaking request-field removed: request field `note` was removed'],
    },
    {
      name: 'a field that becomes required',
      change: (api) => request(api).required.push('note'),
      expected: ['breaking request-field changed: request field `note` is now required'],
    },
    {
      name: 'a field that becomes optional',
      change: (api) => (request(api).required = []),
      expected: ['compatible request-field changed: request field `state` is no longer required'],
    },
    {
      name: 'a new enum value',
      change: (api) => request(api).properties.state.enum.push('held'),
      expected: ['compatible enum-value added: value `held` of request field `state` was added'],
    },
    {
      name: 'a removed enum value',
      change: (api) => request(api).properties.state.enum.pop(),
      expected: ['breaking enum-value removed: value `closed` of request field `state` was removed'],
    },
    {
      name: 'a new enum',
      change: (api) => (request(api).properties.note.enum = ['a', 'b']),
      expected: ['breaking request-field changed: request field `note` is now limited to `a`, `b`'],
    },
    {
      name: 'a narrower and a wider limit',
      change: (api) => {
        request(api).properties.amount.minimum = 5;
        request(api).properties.note.maxLength = 200;
      },
      expected: [
        'compatible request-field changed: maxLength of request field `note` changed from `100` to `200`',
        'breaking request-field changed: minimum of request field `amount` changed from `1` to `5`',
      ],
    },
    {
      name: 'a new limit of a text',
      change: (api) => (request(api).properties.state.maxLength = 6),
      expected: ['breaking request-field changed: maxLength `6` of request field `state` is new'],
    },
    {
      name: 'a new limit of a list',
      before: (api) => delete request(api).properties.lines.maxItems,
      change: (api) => (request(api).properties.lines.maxItems = 10),
      expected: ['breaking request-field changed: maxItems `10` of request field `lines` is new'],
    },
    {
      name: 'another pattern',
      change: (api) => (request(api).properties.note.pattern = '^[a-z]*$'),
      expected: [
        'breaking request-field changed: pattern of request field `note` changed from `^[a-z]+$` to `^[a-z]*$`',
      ],
    },
    {
      name: 'a number that becomes an integer',
      change: (api) => (request(api).properties.amount.type = 'integer'),
      expected: [
        'breaking request-field changed: type of request field `amount` changed from number to integer',
      ],
    },
    {
      name: 'a field that may be null',
      change: (api) => (request(api).properties.note.type = ['string', 'null']),
      expected: ['compatible request-field changed: request field `note` may now be null'],
    },
    {
      name: 'further fields that are refused',
      change: (api) => (request(api).additionalProperties = false),
      expected: ['breaking request-field changed: request body no longer allows further fields'],
    },
    {
      name: 'a new condition',
      change: (api) => (request(api).if = {required: ['note']}),
      expected: ['may-break request-field changed: conditions of request body changed'],
    },
    {
      name: 'a removed variant',
      change: (api) => request(api).properties.contact.anyOf.pop(),
      expected: ['breaking request-field removed: `By phone` of request field `contact` was removed'],
    },
    {
      name: 'a new variant',
      change: (api) => request(api).properties.contact.anyOf.push({title: 'By post', required: ['street']}),
      expected: ['compatible request-field added: `By post` of request field `contact` was added'],
    },
    {
      name: 'a variant that asks for more',
      change: (api) => request(api).properties.contact.anyOf[0].required.push('phone'),
      expected: ['breaking request-field changed: request field `contact (By mail).phone` is now required'],
    },
    {
      name: 'variants that name the type of their schema',
      change: (api) =>
        request(api).properties.contact.anyOf.forEach((variant: Tree) => (variant.type = 'object')),
      expected: [],
    },
    {
      name: 'variants that repeat the fields of their schema',
      change: (api) =>
        request(api).properties.contact.anyOf.forEach((variant: Tree) => {
          variant.properties = {[variant.required[0]]: {type: 'string', description: 'How.'}};
        }),
      expected: [],
    },
    {
      name: 'a variant that narrows a field of its schema',
      change: (api) => (request(api).properties.contact.anyOf[0].properties = {mail: {maxLength: 9}}),
      expected: [
        'breaking request-field changed: maxLength `9` of request field `contact (By mail).mail` is new',
      ],
    },
    {
      name: 'a schema that is written as parts',
      change: (api) => {
        const {properties, anyOf, ...contact} = request(api).properties.contact;
        request(api).properties.contact = {...contact, allOf: [{properties}, {anyOf}]};
      },
      expected: [],
    },
    {
      name: 'a condition that asks for a field',
      change: (api) => {
        request(api).if = {required: ['amount']};
        request(api).then = {required: ['note']};
      },
      expected: ['breaking request-field changed: conditions of request body ask for `note`'],
    },
    {
      name: 'a condition that allows less of a field',
      change: (api) => {
        request(api).if = {required: ['amount']};
        request(api).then = {properties: {note: {maxLength: 9}}};
      },
      expected: ['may-break request-field changed: conditions of request body changed'],
    },
    {
      name: 'a field with another name',
      change: (api) => {
        const {properties} = request(api);
        properties.remark = properties.note;
        delete properties.note;
      },
      expected: [
        'breaking request-field removed: request field `note` was removed',
        'compatible request-field added: request field `remark` was added',
      ],
    },
    {
      name: 'no variants any more',
      change: (api) => delete request(api).properties.contact.anyOf,
      expected: ['compatible request-field changed: anyOf of request field `contact` is gone'],
    },
    {
      name: 'another media type',
      change: (api) => {
        const {content} = operation(api).requestBody;
        content['application/xml'] = content['application/json'];
        delete content['application/json'];
      },
      expected: [
        'breaking request-body removed: request body `application/json` was removed',
        'compatible request-body added: request body `application/xml` was added',
      ],
    },
    {
      name: 'a body that becomes optional',
      change: (api) => (operation(api).requestBody.required = false),
      expected: ['compatible request-body changed: request body is no longer required'],
    },
  ],
  responses: [
    {
      name: 'a new field',
      change: (api) => (order(api).properties.total = {type: 'number'}),
      expected: ['compatible response-field added: response field `total` was added'],
    },
    {
      name: 'a removed field of a schema that another one contains',
      change: (api) => delete api.components.schemas.Base.properties.created_at,
      expected: ['breaking response-field removed: response field `created_at` was removed'],
    },
    {
      name: 'a field that may be missing',
      change: (api) => (order(api).required = ['lines']),
      expected: ['breaking response-field changed: response field `state` may now be missing'],
    },
    {
      name: 'a field that may be null',
      change: (api) => (api.components.schemas.Base.properties.id.type = ['string', 'null']),
      expected: ['breaking response-field changed: response field `id` may now be null'],
    },
    {
      name: 'a field that can no longer be null',
      change: (api) => (order(api).properties.note.type = 'string'),
      expected: ['compatible response-field changed: response field `note` can no longer be null'],
    },
    {
      name: 'null written as a variant instead of a type',
      change: (api) => (order(api).properties.note = {anyOf: [{type: 'string'}, {type: 'null'}]}),
      expected: [],
    },
    {
      name: 'another type',
      change: (api) => (api.components.schemas.Base.properties.id = {type: 'integer'}),
      expected: [
        'breaking response-field changed: type of response field `id` changed from string to integer',
      ],
    },
    {
      name: 'another format',
      change: (api) => (api.components.schemas.Base.properties.created_at.format = 'date'),
      expected: [
        'breaking response-field changed: format of response field `created_at` changed from `date-time` to `date`',
      ],
    },
    {
      name: 'a new enum value',
      change: (api) => order(api).properties.state.enum.push('held'),
      expected: ['may-break enum-value added: value `held` of response field `state` was added'],
    },
    {
      name: 'a higher limit',
      change: (api) => (api.components.schemas.Base.properties.id.maxLength = 40),
      expected: [
        'may-break response-field changed: maxLength of response field `id` changed from `20` to `40`',
      ],
    },
    {
      name: 'a format and an enum that are lifted',
      change: (api) => {
        delete api.components.schemas.Base.properties.created_at.format;
        delete order(api).properties.state.enum;
      },
      expected: [
        'may-break response-field changed: format `date-time` of response field `created_at` is gone',
        'may-break response-field changed: response field `state` is no longer limited to `open`, `closed`',
      ],
    },
    {
      name: 'a media type of an error',
      change: (api) => (operation(api).responses[404].content = {'application/json': {}}),
      expected: ['compatible response-body added: response body `application/json` was added'],
    },
    {
      name: 'a field of a list, sent and received',
      change: (api) => delete api.components.schemas.Line.properties.count,
      expected: [
        'breaking request-field removed: request field `lines[].count` was removed',
        'breaking response-field removed: response field `lines[].count` was removed',
      ],
    },
    {
      name: 'a removed success status',
      change: (api) => {
        const {responses} = operation(api);
        responses[204] = {description: 'Changed.'};
        delete responses[200];
      },
      expected: [
        'breaking status removed: status `200` was removed',
        'compatible status added: status `204` was added',
      ],
    },
    {
      name: 'another error status',
      change: (api) => {
        const {responses} = operation(api);
        responses[410] = {description: 'Gone.'};
        delete responses[404];
      },
      expected: [
        'compatible status removed: status `404` was removed',
        'compatible status added: status `410` was added',
      ],
    },
    {
      name: 'another media type of an error',
      before: (api) => (operation(api).responses[404].content = {'application/json': {}}),
      change: (api) => (operation(api).responses[404].content = {'application/problem+json': {}}),
      expected: [
        'breaking response-body removed: response body `application/json` was removed',
        'compatible response-body added: response body `application/problem+json` was added',
      ],
    },
    {
      name: 'a promise of a sunset that is taken back',
      before: (api) => (operation(api).responses[200].headers.Sunset = {schema: {type: 'string'}}),
      change: (api) => delete operation(api).responses[200].headers.Sunset,
      expected: ['breaking header removed: response header `Sunset` was removed'],
    },
    {
      name: 'headers that come and go',
      change: (api) => (operation(api).responses[200].headers = {Location: {schema: {type: 'string'}}}),
      expected: [
        'breaking header removed: response header `ETag` was removed',
        'compatible header added: response header `Location` was added',
      ],
    },
    {
      name: 'the case of a header',
      change: (api) => (operation(api).responses[200].headers = {etag: {schema: {type: 'string'}}}),
      expected: [],
    },
    {
      name: 'variants instead of a type',
      change: (api) => (order(api).properties.note = {oneOf: [{type: 'string'}, {type: 'integer'}]}),
      expected: [
        'breaking response-field changed: type of response field `note` changed from string or null to string or integer',
        'may-break response-field changed: oneOf of response field `note` is new',
      ],
    },
  ],
  keywords: [
    {
      name: 'further fields that are refused, also those of variants',
      change: (api) => (request(api).unevaluatedProperties = false),
      expected: ['breaking request-field changed: request body no longer allows further fields'],
    },
    {
      name: 'further fields that are of a type',
      change: (api) => (request(api).additionalProperties = {type: 'string'}),
      expected: ['breaking request-field changed: type of request field `*` changed from any type to string'],
    },
    {
      name: 'names of fields',
      change: (api) => (request(api).propertyNames = {maxLength: 9}),
      expected: ['breaking request-field changed: maxLength `9` of request field `(name)` is new'],
    },
    {
      name: 'entries that a list must contain',
      change: (api) =>
        Object.assign(request(api).properties.lines, {contains: {required: ['count']}, minContains: 2}),
      expected: [
        'may-break request-field changed: contains of request field `lines` is new',
        'may-break request-field changed: minContains `2` of request field `lines` is new',
      ],
    },
    {
      name: 'entries that are described by their position',
      change: (api) => (request(api).properties.lines.prefixItems = [{type: 'string'}]),
      expected: [
        'breaking request-field changed: type of request field `lines[0]` changed from object to string',
      ],
    },
    {
      name: 'entries that are described no more',
      change: (api) => (order(api).properties.lines.items = {}),
      expected: [
        'breaking response-field changed: type of response field `lines[]` changed from object to any type',
        'breaking response-field removed: response field `lines[].sku` was removed',
        'breaking response-field removed: response field `lines[].count` was removed',
      ],
    },
    {
      name: 'a discriminator',
      change: (api) => (request(api).discriminator = {propertyName: 'state'}),
      expected: ['may-break request-field changed: discriminator of request body is new'],
    },
    {
      name: 'a new required field that only responses have',
      change: (api) => {
        request(api).properties.id = {type: 'string', readOnly: true};
        request(api).required.push('id');
      },
      expected: [],
    },
    {
      name: 'a new field that only requests have',
      change: (api) => (order(api).properties.secret = {type: 'string', writeOnly: true}),
      expected: [],
    },
    {
      name: 'a field that becomes one of responses',
      change: (api) => (request(api).properties.note.readOnly = true),
      expected: ['breaking request-field changed: request field `note` is now read-only'],
    },
    {
      name: 'a field that becomes one of requests',
      change: (api) => (order(api).properties.note.writeOnly = true),
      expected: ['breaking response-field changed: response field `note` is now write-only'],
    },
    {
      name: 'a keyword that nobody knows',
      change: (api) => (request(api).properties.note.unheardOf = 1),
      expected: ['may-break request-field changed: unheardOf `1` of request field `note` is new'],
    },
    {
      name: 'a part of allOf that another one would hide',
      change: (api) => (api.components.schemas.Base.properties.id.allOf = [{pattern: '^a'}, {pattern: 'z$'}]),
      expected: [
        'compatible response-field changed: pattern `z$` of response field `id` is new',
        'may-break response-field changed: conditions of response field `id` changed',
      ],
    },
    {
      name: 'how a part of a body is encoded',
      change: (api) =>
        (operation(api).requestBody.content['application/json'].encoding = {
          note: {contentType: 'text/plain'},
        }),
      expected: ['may-break request-body changed: encoding of request body is new'],
    },
  ],
  authorization: [
    {
      name: 'a further scope',
      change: (api) => (operation(api).security = [{oauth: ['orders:write', 'orders:read']}]),
      expected: ['breaking scope added: required scope `orders:read` was added'],
    },
    {
      name: 'a scope less',
      change: (api) => (operation(api).security = [{oauth: []}]),
      expected: ['compatible scope removed: required scope `orders:write` was removed'],
    },
    {
      name: 'an alternative',
      change: (api) => operation(api).security.push({basic: []}),
      expected: ['compatible authorization changed: authorization changed from oauth to oauth or basic'],
    },
    {
      name: 'another scheme',
      change: (api) => (operation(api).security = [{key: []}]),
      expected: [
        'breaking authorization changed: authorization changed from oauth to key',
        'compatible scope removed: required scope `orders:write` was removed',
      ],
    },
    {
      name: 'no authorization any more',
      change: (api) => delete operation(api).security,
      expected: [
        'compatible authorization changed: authorization changed from oauth to none',
        'compatible scope removed: required scope `orders:write` was removed',
      ],
    },
    {
      name: 'an authorization that can be left out',
      change: (api) => (operation(api).security = [{oauth: ['orders:write']}, {}]),
      expected: ['compatible authorization changed: authorization changed from oauth to oauth or none'],
    },
    {
      name: 'an authorization that could be left out, and is gone',
      before: (api) => (operation(api).security = [{basic: []}, {}]),
      change: (api) => (operation(api).security = [{}]),
      expected: ['breaking authorization changed: authorization changed from basic or none to none'],
    },
    {
      name: 'where tokens come from',
      change: (api) => (api.components.securitySchemes.oauth.flows.clientCredentials.tokenUrl = '/tokens'),
      expected: ['may-break authorization changed: flows of security scheme `oauth` changed'],
    },
    {
      name: 'a scope that clients can no longer have',
      change: (api) => {
        const {clientCredentials} = api.components.securitySchemes.oauth.flows;
        delete clientCredentials.scopes['orders:read'];
      },
      expected: ['breaking scope removed: scope `orders:read` that API clients can have was removed'],
    },
  ],
  events: [
    {
      name: 'a new required field, which receivers get',
      change: (api) => {
        const {schema} = event(api).requestBody.content['application/json'];
        schema.properties.reason = {type: 'string'};
        schema.required.push('reason');
      },
      expected: ['compatible event-field added: event field `reason` was added'],
    },
    {
      name: 'a removed field',
      change: (api) => delete event(api).requestBody.content['application/json'].schema.properties.id,
      expected: ['breaking event-field removed: event field `id` was removed'],
    },
    {
      name: 'a header that is always sent',
      change: (api) =>
        (event(api).parameters = [
          {name: 'X-Signature', in: 'header', required: true, schema: {type: 'string'}},
        ]),
      expected: ['compatible parameter added: header parameter `X-Signature` was added'],
    },
    {
      name: 'a removed event',
      change: (api) => delete api.webhooks['order.closed'],
      expected: ['breaking event removed: event `order.closed` was removed'],
    },
  ],
};
