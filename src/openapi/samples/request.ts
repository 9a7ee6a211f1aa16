import {firstExample} from '../examples';
import type {Operation, Parameter} from '../types';

/** The call that a sample makes, in no language yet. */
export interface SampleRequest {
  readonly method: string;
  /** With the example tenant and path parameters filled in, and example query parameters. */
  readonly url: string;
  /** Values with a dollar sign name an environment variable. */
  readonly headers: Readonly<Record<string, string>>;
  /** Whether the client's id and secret are sent with HTTP basic authentication. */
  readonly basicAuth: boolean;
  readonly json?: unknown;
  readonly form?: readonly (readonly [name: string, value: string])[];
  /** Parts of a multipart body, in curl's notation: `file=@answer.pdf`. */
  readonly multipart?: readonly string[];
}

function valueOf(parameter: Parameter): string | undefined {
  const value =
    parameter.example ?? Object.values(parameter.examples ?? {})[0]?.value ?? parameter.schema?.examples?.[0];
  return value === undefined ? undefined : String(value);
}

function serverUrl(operation: Operation): string {
  const server = operation.servers?.[0];
  return Object.entries(server?.variables ?? {}).reduce(
    (url, [name, variable]) => url.replace(`{${name}}`, variable.default),
    server?.url ?? '',
  );
}

/** Builds the call of an operation from its own examples. */
export function requestOf(operation: Operation): SampleRequest {
  const parameters = operation.parameters ?? [];
  const path = parameters
    .filter(({in: place}) => place === 'path')
    .reduce((text, parameter) => text.replace(`{${parameter.name}}`, encodeURIComponent(valueOf(parameter) ?? '')), operation.path);
  const query = parameters
    .filter(({in: place, name, required}) => place === 'query' && (required || name === 'limit' || name === 'status'))
    .flatMap((parameter) => {
      const value = valueOf(parameter) ?? (parameter.schema?.default === undefined ? undefined : String(parameter.schema.default));
      return value === undefined ? [] : [`${parameter.name}=${encodeURIComponent(value)}`];
    });
  const [mediaType, media] = Object.entries(operation.requestBody?.content ?? {})[0] ?? [];
  const body = media && firstExample(media);
  const security = operation.security?.flatMap((scheme) => Object.keys(scheme)) ?? [];
  const basicAuth = security.includes('clientBasic');
  const version = operation.info.version.startsWith('1') ? 'V1_' : '';
  const headers: Record<string, string> = {};
  if (security.length > 0 && !basicAuth) headers.Authorization = `Bearer $CLEARWARDEN_${version}TOKEN`;
  if (mediaType === 'application/json') headers['Content-Type'] = mediaType;
  for (const parameter of parameters.filter(({in: place}) => place === 'header')) {
    const value = valueOf(parameter);
    if (value && (parameter.required || parameter.name === 'Idempotency-Key')) headers[parameter.name] = value;
  }
  const entries = body && typeof body === 'object' ? Object.entries(body as Record<string, unknown>) : [];
  return {
    method: operation.method.toUpperCase(),
    url: `${serverUrl(operation)}${path}${query.length > 0 ? `?${query.join('&')}` : ''}`,
    headers,
    basicAuth,
    ...(mediaType === 'application/json' && {json: body}),
    ...(mediaType === 'application/x-www-form-urlencoded' && {
      form: entries
        .filter(([name]) => !/^client_/.test(name))
        .map(([name, value]) => [name, String(value)] as const),
    }),
    ...(mediaType === 'multipart/form-data' && {
      multipart: entries.map(([name, value]) =>
        name === 'file' ? `file=@answer.pdf` : `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
      ),
    }),
  };
}
