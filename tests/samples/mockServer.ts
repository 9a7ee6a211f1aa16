import http from 'node:http';
import type {AddressInfo} from 'node:net';
import {Ajv2020, type ValidateFunction} from 'ajv/dist/2020';
import addFormats from 'ajv-formats';
import {firstExample} from '../../src/api/pages/examples';
import type {MediaType, Operation, Parameter, Schema} from '../../src/api/pages/types';
import type {Described} from './descriptions';
import {partsOf, type Part} from './multipart';

/** A call that the mock got. */
export interface Received {
  readonly id: string | undefined;
  readonly method: string;
  readonly path: string;
  readonly query: readonly (readonly [name: string, value: string])[];
  readonly headers: http.IncomingHttpHeaders;
  readonly body: Buffer;
  /** What of the call the description does not allow. */
  readonly faults: readonly string[];
}

/** An answer of an operation, from its first example. One such as 204 has neither type nor body. */
export interface Answer {
  readonly status: number;
  readonly contentType?: string;
  readonly body?: unknown;
}

const ajv = new Ajv2020({strict: false, allErrors: true});
addFormats(ajv);

const validators = new WeakMap<Schema, ValidateFunction>();

function faultsOf(schema: Schema | undefined, value: unknown, place: string): string[] {
  if (!schema) return [];
  const validate = validators.get(schema) ?? ajv.compile(schema);
  validators.set(schema, validate);
  if (validate(value)) return [];
  return (validate.errors ?? []).map(({instancePath, message}) => `${place}${instancePath}: ${message}`);
}

/** The answer that a status, or the first one of success, is described with. */
export function answerOf({responses, operationId}: Operation, wanted?: number): Answer {
  const found = Object.entries(responses).find(([status]) =>
    wanted === undefined ? status.startsWith('2') : status === String(wanted),
  );
  const [contentType, media] = Object.entries(found?.[1].content ?? {})[0] ?? [];
  const body = media && firstExample(media);
  if (!found || (media && body === undefined)) {
    throw new Error(`${operationId} has no example of an answer ${wanted ?? '2xx'}`);
  }
  return {status: Number(found[0]), contentType, body};
}

/** What comes in the place of an answer from the description: `false` is none, because the connection ends. */
export type Scripted =
  | false
  | {
      readonly status?: number;
      readonly headers?: http.OutgoingHttpHeaders;
      readonly body?: unknown;
      readonly text?: string;
    };

/** An API on loopback that checks every call against the description and answers with its examples. */
export class MockServer {
  private readonly server = http.createServer((request, response) => {
    this.serve(request, response).catch((error: unknown) => {
      response.writeHead(500).end(String(error));
    });
  });

  private calls: Received[] = [];
  private status: number | undefined;
  private script: Scripted[] = [];

  constructor(private readonly described: readonly Described[]) {}

  /** Starts it on a free port. */
  async start(): Promise<void> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }

  /** What takes the place of the example tenant. */
  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  /** From now on it answers with this status, or with the first one of success. */
  answerWith(status?: number): void {
    this.status = status;
  }

  /**
   * The next calls get these answers, one after the other. What an answer leaves out is as described. After the last
   * one, it answers as ever.
   */
  answerInTurn(...script: Scripted[]): void {
    this.script = script;
  }

  /** The calls since it was last asked. */
  takeCalls(): readonly Received[] {
    const calls = this.calls;
    this.calls = [];
    return calls;
  }

  private async serve(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const body = Buffer.concat(chunks);
    const {pathname, searchParams} = new URL(request.url ?? '', this.origin);
    const method = request.method ?? '';
    const found = this.find(method, pathname);
    const query = [...searchParams];
    const faults = found
      ? [
          ...parameterFaults(found.described.operation, found.path, query, request.headers),
          ...authorizationFaults(found.described.operation, request.headers),
          ...bodyFaults(found.described.operation, request.headers['content-type'], body),
        ]
      : [`no operation is described as ${method} ${pathname}`];
    const id = found?.described.id;
    this.calls.push({id, method, path: pathname, query, headers: request.headers, body, faults});
    const answer: Answer =
      found && faults.length === 0
        ? answerOf(found.described.operation, this.status)
        : {
            status: 400,
            contentType: 'application/problem+json',
            body: {status: 400, detail: faults.join('; ')},
          };
    const scripted = this.script.shift();
    if (scripted === false) {
      request.socket.destroy();
      return;
    }
    if (scripted && faults.length === 0) {
      const status = scripted.status ?? answer.status;
      const described = found && answerOf(found.described.operation, scripted.status);
      const contentType = scripted.text === undefined ? described?.contentType : 'text/html';
      const text = scripted.text ?? JSON.stringify(scripted.body ?? described?.body);
      response.writeHead(status, {'content-type': contentType, ...scripted.headers}).end(text);
      return;
    }
    if (answer.contentType) response.setHeader('content-type', answer.contentType);
    response.writeHead(answer.status).end(answer.body === undefined ? '' : JSON.stringify(answer.body));
  }

  private find(method: string, pathname: string) {
    for (const described of this.described) {
      const {basePath, operation} = described;
      if (operation.method.toUpperCase() !== method) continue;
      const names = [...operation.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
      const match = new RegExp(`^${basePath}${operation.path.replace(/\{\w+\}/g, '([^/]+)')}$`).exec(
        pathname,
      );
      if (!match) continue;
      const path = names.map((name, index) => [name, decodeURIComponent(match[index + 1] ?? '')] as const);
      return {described, path};
    }
    return undefined;
  }
}

/** The text of a parameter as the type that its schema names. */
function typed({schema}: Parameter, text: string): unknown {
  const isNumber = schema?.type === 'integer' || schema?.type === 'number';
  if (isNumber && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (schema?.type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

function parameterFaults(
  {parameters = []}: Operation,
  path: readonly (readonly [string, string])[],
  query: readonly (readonly [string, string])[],
  headers: http.IncomingHttpHeaders,
): string[] {
  const sent = {path: new Map(path), query: new Map(query), header: new Map(Object.entries(headers))};
  const faults = parameters.flatMap((parameter) => {
    const {in: place, name, required} = parameter;
    if (place === 'cookie') return [`${name}: the mock knows no cookies`];
    const value = sent[place].get(place === 'header' ? name.toLowerCase() : name);
    if (value === undefined) return required ? [`${place} ${name} is missing`] : [];
    return faultsOf(parameter.schema, typed(parameter, String(value)), `${place} ${name}`);
  });
  const unknown = [...sent.query.keys()].filter(
    (name) => !parameters.some((parameter) => parameter.in === 'query' && parameter.name === name),
  );
  return [...faults, ...unknown.map((name) => `query ${name} is not described`)];
}

function authorizationFaults({security = []}: Operation, headers: http.IncomingHttpHeaders): string[] {
  const schemes = security.flatMap((scheme) => Object.keys(scheme));
  const sent = headers.authorization?.split(' ')[0] ?? 'nothing';
  const expected = schemes.length === 0 ? 'nothing' : schemes.includes('clientBasic') ? 'Basic' : 'Bearer';
  return sent === expected ? [] : [`authorization is ${sent}, not ${expected}`];
}

function bodyFaults({requestBody}: Operation, contentType: string | undefined, body: Buffer): string[] {
  if (!requestBody) return body.length > 0 ? ['a body is not described'] : [];
  const type = contentType?.split(';')[0]?.trim() ?? '';
  const media = requestBody.content[type];
  if (!media) return [`the body has the type "${type}"`];
  try {
    return faultsOf(media.schema, valueOf(type, contentType ?? '', body, media), 'body');
  } catch (error) {
    return [`body: ${String(error)}`];
  }
}

/** A body as the value that its schema describes. */
function valueOf(type: string, contentType: string, body: Buffer, media: MediaType): unknown {
  switch (type) {
    case 'application/json':
      return JSON.parse(body.toString());
    case 'application/x-www-form-urlencoded':
      return Object.fromEntries(new URLSearchParams(body.toString()));
    default:
      return formValue(partsOf(body, contentType), media);
  }
}

/** Only the mock reads how the parts of a form are encoded; the pages do not show it. */
interface Form extends MediaType {
  readonly encoding?: Readonly<Record<string, {readonly contentType?: string}>>;
}

function formValue(parts: readonly Part[], {schema, encoding}: Form): Record<string, unknown> {
  const value: Record<string, unknown> = {};
  for (const {name, contentType, content} of parts) {
    const expected = encoding?.[name]?.contentType;
    if (expected !== undefined && contentType !== expected) {
      throw new Error(`part ${name} has the type "${contentType}", not ${expected}`);
    }
    const item: unknown =
      expected === 'application/json' ? JSON.parse(content.toString()) : content.toString('latin1');
    const isList = schema?.properties?.[name]?.type === 'array';
    value[name] = isList ? [...((value[name] as unknown[] | undefined) ?? []), item] : item;
  }
  return value;
}
