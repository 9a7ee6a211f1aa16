import {firstExample} from '../pages/examples';
import type {MediaType, Operation, Parameter} from '../pages/types';

/** A name with its value: a query parameter, a header or a form field. */
export interface Pair {
  readonly name: string;
  readonly value: string;
  /** Whether a language with values of its own writes it as a number. */
  readonly isNumber?: true;
}

/** How a call proves who makes it. The names are those of environment variables. */
export type SampleAuth =
  | {readonly kind: 'bearer'; readonly token: string}
  | {readonly kind: 'basic'; readonly user: string; readonly password: string}
  | {readonly kind: 'none'};

/** What a call sends. */
export type SampleBody =
  | {readonly kind: 'json'; readonly value: unknown}
  | {readonly kind: 'form'; readonly fields: readonly Pair[]}
  | {readonly kind: 'multipart'; readonly file: SampleFile; readonly parts: readonly SamplePart[]}
  | {readonly kind: 'none'};

/** A file on disk that a multipart form sends. */
export interface SampleFile {
  /** Name of the part. */
  readonly name: string;
  readonly path: string;
  readonly contentType: string;
}

/** A part of a multipart form that is a JSON text. */
export interface SamplePart {
  readonly name: string;
  readonly value: unknown;
}

/**
 * An address that a caller was given whole, in a field of what it got before. It holds a token, so no program may say
 * it, not even in the message of an error.
 */
export interface GivenAddress {
  /** The environment variable that stands for the field. */
  readonly variable: string;
  /** The field: `callback_url`. */
  readonly field: string;
}

/** The call that a sample makes, in no language yet. */
export interface SampleRequest {
  /** The operationId: programs and files are named after it. */
  readonly operationId: string;
  /** In capital letters. */
  readonly method: string;
  /** Of the example tenant, without a slash at the end. */
  readonly baseUrl: string;
  /** The path as alternating texts and parameters: joined they give the path of the example. */
  readonly path: readonly (string | Pair)[];
  /** In the place of base URL, path, and query, which are then empty. */
  readonly given?: GivenAddress;
  readonly query: readonly Pair[];
  /** Whether the operation takes an `Idempotency-Key`, which the sample makes at run time. */
  readonly idempotencyKey: boolean;
  /** The environment variable with the secret that signs the call, where the operation takes a signature. */
  readonly secret?: string;
  /** Further headers that the operation requires. */
  readonly headers: readonly Pair[];
  readonly auth: SampleAuth;
  readonly body: SampleBody;
  /** Whether a success has a body, which the sample prints. */
  readonly hasAnswer: boolean;
  readonly timeoutSeconds: number;
}

/** The file that the samples upload. */
const UPLOAD = {path: 'loyalty-profile.json', contentType: 'application/json'} as const;

/** An upload of up to 100 MB takes longer than any other call. */
const TIMEOUT_SECONDS = 30;
const UPLOAD_TIMEOUT_SECONDS = 300;

const IDEMPOTENCY_KEY = 'Idempotency-Key';
const SIGNATURE = 'webhook-signature';
const SECRET = 'CLEARWARDEN_WEBHOOK_SECRET';

/**
 * The call of an operation, made of its own first examples.
 *
 * @throws when an example is missing, because a sample with a hole would be published otherwise
 */
export function requestOf(operation: Operation): SampleRequest {
  const parameters = operation.parameters ?? [];
  const headers = parameters.filter(({in: place}) => place === 'header');
  const body = bodyOf(operation);
  return {
    operationId: operation.operationId,
    method: operation.method.toUpperCase(),
    ...addressOf(operation),
    idempotencyKey: headers.some(({name}) => name === IDEMPOTENCY_KEY),
    secret: headers.some(({name}) => name === SIGNATURE) ? SECRET : undefined,
    headers: headers
      .filter(
        ({name, required, 'x-in-samples': isSent}) =>
          (required === true || isSent === true) && name !== IDEMPOTENCY_KEY,
      )
      .map((parameter) => pairOf(operation, parameter)),
    auth: authOf(operation),
    body,
    hasAnswer: answerOf(operation) !== undefined,
    timeoutSeconds: body.kind === 'multipart' ? UPLOAD_TIMEOUT_SECONDS : TIMEOUT_SECONDS,
  };
}

function addressOf(operation: Operation): Pick<SampleRequest, 'baseUrl' | 'path' | 'query' | 'given'> {
  const field = operation['x-address-from'];
  if (field) return {baseUrl: '', path: [], query: [], given: {variable: field.toUpperCase(), field}};
  return {
    baseUrl: baseUrlOf(operation),
    path: pathOf(operation),
    query: (operation.parameters ?? [])
      .filter((parameter) => parameter.in === 'query' && isShown(operation, parameter))
      .map((parameter) => pairOf(operation, parameter)),
  };
}

/** A plain value as text. Lists and objects have no one way to stand in a URL or a form. */
function textOf(value: unknown): string | undefined {
  const isPlain = typeof value === 'string' || typeof value === 'number' || typeof value === 'boolean';
  return isPlain ? String(value) : undefined;
}

function exampleOf({example, examples, schema}: Parameter): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value ?? schema?.examples?.[0] ?? schema?.default;
}

function pairOf(operation: Operation, parameter: Parameter): Pair {
  const example = exampleOf(parameter);
  const value = textOf(example);
  if (value === undefined) {
    throw new Error(`${operation.operationId}: parameter "${parameter.name}" has no example for the samples`);
  }
  return {name: parameter.name, value, ...(typeof example === 'number' && {isNumber: true})};
}

/**
 * Required parameters, the page size, and the filter by status where the example answer, which stands
 * beside the sample, holds only items with that status.
 */
function isShown(operation: Operation, parameter: Parameter): boolean {
  if (parameter.required || parameter.name === 'limit') return true;
  if (parameter.name !== 'status') return false;
  const statuses = itemsOf(successExample(operation)).map(({status}) => status);
  return statuses.length > 0 && statuses.every((status) => status === exampleOf(parameter));
}

/** The body of a success. One such as 204 has none. */
function answerOf({responses}: Operation): MediaType | undefined {
  const [, success] = Object.entries(responses).find(([status]) => status.startsWith('2')) ?? [];
  return Object.values(success?.content ?? {})[0];
}

function successExample(operation: Operation): unknown {
  const media = answerOf(operation);
  return media && firstExample(media);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function itemsOf(list: unknown): readonly Readonly<Record<string, unknown>>[] {
  return isRecord(list) && Array.isArray(list.data) ? list.data.filter(isRecord) : [];
}

function baseUrlOf({servers}: Operation): string {
  const server = servers?.[0];
  return Object.entries(server?.variables ?? {}).reduce(
    (url, [name, variable]) => url.replace(`{${name}}`, variable.default),
    server?.url ?? '',
  );
}

function pathOf(operation: Operation): (string | Pair)[] {
  return operation.path
    .split(/(\{[^}]*\})/)
    .filter(Boolean)
    .map((text) => {
      if (!text.startsWith('{')) return text;
      const name = text.slice(1, -1);
      const parameter = operation.parameters?.find(
        (candidate) => candidate.in === 'path' && candidate.name === name,
      );
      if (!parameter) throw new Error(`${operation.operationId}: path parameter "${name}" is not described`);
      const pair = pairOf(operation, parameter);
      // The samples put it into the path as it is. No id needs more, and code that escapes it would only distract.
      if (encodeURIComponent(pair.value) !== pair.value) {
        throw new Error(
          `${operation.operationId}: the example of "${name}" cannot stand in a path unescaped`,
        );
      }
      return pair;
    });
}

function authOf({operationId, security = [], info}: Operation): SampleAuth {
  const schemes = security.flatMap((scheme) => Object.keys(scheme));
  if (schemes.length === 0) return {kind: 'none'};
  if (schemes.includes('clientBasic')) {
    return {kind: 'basic', user: 'CLEARWARDEN_CLIENT_ID', password: 'CLEARWARDEN_CLIENT_SECRET'};
  }
  if (schemes.includes('oauth2ClientCredentials')) return {kind: 'bearer', token: 'CLEARWARDEN_TOKEN'};
  if (schemes.includes('apiV1Token')) return {kind: 'bearer', token: 'CLEARWARDEN_V1_TOKEN'};
  throw new Error(
    `${operationId} (${info.version}): no sample knows the security schemes ${schemes.join(', ')}`,
  );
}

function bodyOf(operation: Operation): SampleBody {
  const [mediaType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  if (!mediaType || !media) return {kind: 'none'};
  const example = firstExample(media);
  if (example === undefined) throw new Error(`${operation.operationId}: the request body has no example`);
  if (mediaType === 'application/json') return {kind: 'json', value: example};
  if (!isRecord(example)) {
    throw new Error(`${operation.operationId}: the example of the form is not an object`);
  }
  switch (mediaType) {
    case 'application/x-www-form-urlencoded':
      return {
        kind: 'form',
        fields: Object.entries(example)
          // Credentials go into the header, never into the source.
          .filter(([name]) => name !== 'client_id' && name !== 'client_secret')
          .map(([name, value]) => ({name, value: textOf(value) ?? JSON.stringify(value)})),
      };
    case 'multipart/form-data':
      return {
        kind: 'multipart',
        file: {name: 'file', ...UPLOAD},
        parts: Object.entries(example)
          .filter(([name]) => name !== 'file')
          .map(([name, value]) => ({name, value})),
      };
    default:
      throw new Error(`${operation.operationId}: no sample knows the media type ${mediaType}`);
  }
}
