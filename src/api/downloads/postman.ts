import {createHash} from 'node:crypto';
import {promisify} from 'node:util';
import converter, {type Options} from 'openapi-to-postmanv2';
import {firstExample} from '../pages/examples';
import type {MediaType, OperationObject, ResolvedDescription} from '../pages/types';
import type {Auth, Body, Collection, Item, Request, Url} from './postmanCollection';

const convert = promisify(converter.convertV2);

const OPTIONS: Options = {
  folderStrategy: 'Tags',
  parametersResolution: 'Example',
  requestNameSource: 'Fallback',
  enableOptionalParameters: false,
  includeAuthInfoInExample: false,
  indentCharacter: 'Space',
};

/** What a reader fills in. Nothing of it has a value here. */
const VARIABLES = [
  {key: 'clientId', description: 'ID of an API client, from Settings > API Clients.'},
  {key: 'clientSecret', description: 'Secret of the same API client. Keep it in a vault.'},
  {key: 'accessToken', description: 'Filled in by "Get an access token".'},
  {key: 'callbackToken', description: "Last part of a job's callback_url."},
];

/** Keeps the answer of the token operation where the other requests look for it. */
const KEEP_TOKEN = {
  listen: 'test',
  script: {
    type: 'text/javascript',
    exec: [
      'if (pm.response.code === 200) {',
      "  pm.collectionVariables.set('accessToken', pm.response.json().access_token);",
      '}',
    ],
  },
};

const parameter = (key: string, value: string) => ({key, value, type: 'string'});
const BEARER: Auth = {type: 'bearer', bearer: [parameter('token', '{{accessToken}}')]};
const BASIC: Auth = {
  type: 'basic',
  basic: [parameter('username', '{{clientId}}'), parameter('password', '{{clientSecret}}')],
};
const NONE: Auth = {type: 'noauth'};

/** Parameters and form fields whose value is the reader's own. */
const FILLED_IN: Readonly<Record<string, string>> = {
  client_id: '{{clientId}}',
  client_secret: '{{clientSecret}}',
  callback_token: '{{callbackToken}}',
  // Postman's own variable. A key that stays the same is refused with the second body.
  'Idempotency-Key': '{{$guid}}',
};

/** An id that follows from the place in the collection, in the form that Postman's own ids have. */
function idOf(place: readonly string[]): string {
  const hex = createHash('sha256').update(place.join('\n')).digest('hex');
  return [
    hex.slice(0, 8),
    hex.slice(8, 12),
    `5${hex.slice(13, 16)}`,
    `8${hex.slice(17, 20)}`,
    hex.slice(20, 32),
  ].join('-');
}

/** Undefined: as the collection says. */
function authOf({security = []}: OperationObject): Auth | undefined {
  const [first] = security;
  if (first === undefined) return NONE;
  return 'clientBasic' in first ? BASIC : undefined;
}

/** The fields of the example of a form. */
function exampleFields(media: MediaType): Readonly<Record<string, unknown>> {
  const example = firstExample(media);
  return typeof example === 'object' && example !== null ? {...example} : {};
}

/** A plain value as a form has it. */
function textOf(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'string' ? value : JSON.stringify(value);
}

/** The converter writes "string" into form fields, and knows no files. */
function fillForm(body: Body, media: MediaType): void {
  const example = exampleFields(media);
  for (const field of body.urlencoded ?? []) {
    field.value = FILLED_IN[field.key] ?? textOf(example[field.key]);
  }
  for (const field of body.formdata ?? []) {
    if (media.schema?.properties?.[field.key]?.items?.format === 'binary') {
      Object.assign(field, {type: 'file', src: []});
      delete field.value;
    } else {
      field.value = JSON.stringify(example[field.key]);
    }
  }
}

/** The address as a whole. Without it, importers put it together themselves, with a scheme before that of the base. */
function wholeAddress({host, path, query = []}: Url): string {
  const sent = query.filter(({disabled}) => !disabled).map(({key, value = ''}) => `${key}=${value}`);
  return [[...host, ...path].join('/'), sent.join('&')].filter(Boolean).join('?');
}

function tidyRequest(request: Request, operation: OperationObject): void {
  request.url.raw = wholeAddress(request.url);
  // The name is at the item. Postman sets the header of a form itself, with its boundary.
  delete request.name;
  // A call that neither sends nor receives anything has no header.
  if (request.header) {
    request.header = request.header.filter(({value}) => value !== 'multipart/form-data');
  }
  for (const own of [...(request.header ?? []), ...(request.url.variable ?? [])]) {
    own.value = FILLED_IN[own.key] ?? own.value;
  }
  const [media] = Object.values(operation.requestBody?.content ?? {});
  if (request.body && media) fillForm(request.body, media);
}

function tidyItem(item: Item, operation: OperationObject, place: readonly string[]): void {
  item.id = idOf(place);
  tidyRequest(item.request, operation);
  // Absent, not null: the item then takes the collection's.
  delete item.request.auth;
  const auth = authOf(operation);
  if (auth) item.request.auth = auth;
  if (auth === BASIC) {
    item.event = [KEEP_TOKEN];
    // The example token would set off every secret scanner that reads the collection.
    item.response = [];
  }
  // Problem documents are alike everywhere, and would be most of the file.
  item.response = item.response.filter(({code}) => code < 300);
  item.response.forEach((response, index) => {
    response.id = idOf([...place, String(index)]);
    tidyRequest(response.originalRequest, operation);
    delete response.originalRequest.auth;
  });
}

/** The descriptions are Markdown; the converter marks them as plain text. */
function markDescriptions(node: unknown): void {
  if (node === null || typeof node !== 'object') return;
  if ('type' in node && node.type === 'text/plain' && 'content' in node) node.type = 'text/markdown';
  Object.values(node).forEach(markDescriptions);
}

/** The operation that a request was made of. */
function operationOf({paths}: ResolvedDescription, {method, url}: Request): OperationObject {
  const address = `/${url.path.map((part) => part.replace(/^:(.*)$/, '{$1}')).join('/')}`;
  const operation = paths[address]?.[method.toLowerCase()];
  if (!operation)
    throw new Error(`The Postman collection has ${method} ${address}, which no operation describes`);
  return operation;
}

/**
 * A collection in Postman's format 2.1: a folder for each tag, a request for each operation, the access
 * token in a collection variable. The same description gives the same text.
 *
 * @throws with the reason of the converter, when it makes none
 */
export async function createPostmanCollection(description: ResolvedDescription): Promise<Collection> {
  // A copy, because the converter changes what it is given. Events are nothing to send.
  const operations = {...structuredClone(description), webhooks: undefined};
  const {title, version} = description.info;
  const converted = await convert({type: 'json', data: operations}, OPTIONS);
  const [output] = converted?.output ?? [];
  if (!output) {
    throw new Error(
      `No Postman collection can be made of ${title}: ${converted?.reason ?? 'no reason given'}`,
    );
  }
  const collection = output.data as Collection;
  const name = `${title} ${version}`;
  for (const folder of collection.item) {
    folder.id = idOf([name, folder.name]);
    for (const item of folder.item) {
      tidyItem(item, operationOf(description, item.request), [name, folder.name, item.name]);
    }
  }
  markDescriptions(collection);
  return {
    info: {...collection.info, _postman_id: idOf([name]), name},
    auth: BEARER,
    item: collection.item,
    variable: [
      ...collection.variable,
      ...VARIABLES.map((variable) => ({...variable, value: '', type: 'string'})),
    ],
  };
}
