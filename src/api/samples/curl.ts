import {operationSlug} from '../slugs';
import type {SampleAuth, SampleBody, SampleRequest} from './request';
import {
  addressPieces,
  givenComment,
  heading,
  jsonText,
  pathParameters,
  program,
  snakeCase,
  KEEP_KEY,
} from './text';

const quote = (text: string) => `'${text.replaceAll("'", `'\\''`)}'`;

/** Stops the shell before the call, with the name of what is missing. */
const required = (variable: string) => `\${${variable}:?is not set}`;

function authOptions(auth: SampleAuth): string[] {
  if (auth.kind === 'bearer') return [`--header "Authorization: Bearer ${required(auth.token)}"`];
  if (auth.kind === 'basic') return [`--user "${required(auth.user)}:${required(auth.password)}"`];
  return [];
}

/** A JSON text comes from a here-document: nothing in it needs an escape. */
const fromHere = (option: string, value: unknown) => `${option} <<'JSON'\n${jsonText(value)}\nJSON`;

function bodyOptions(body: SampleBody): string[] {
  switch (body.kind) {
    case 'json':
      return ["--header 'Content-Type: application/json'", fromHere('--data-binary @-', body.value)];
    case 'form':
      return body.fields.map(({name, value}) => `--data-urlencode ${quote(`${name}=${value}`)}`);
    case 'multipart': {
      const {file, parts} = body;
      const [part, ...others] = parts;
      if (others.length > 0) throw new Error('curl can read only one part from a here-document');
      return [
        `--form ${quote(`${file.name}=@${file.path};type=${file.contentType}`)}`,
        ...(part ? [fromHere(`--form ${quote(`${part.name}=<-;type=application/json`)}`, part.value)] : []),
      ];
    }
    case 'none':
      return [];
  }
}

/** curl takes the method from the body unless it is another one. */
const impliedMethod = (body: SampleBody) => (body.kind === 'none' ? 'GET' : 'POST');

/**
 * The call as a command for a shell. Of its options, `--fail-with-body` is the youngest.
 *
 * @see https://curl.se/docs/manpage.html
 */
export function curlCommand(request: SampleRequest): string {
  const {method, query, headers, auth, body} = request;
  const address = request.given
    ? required(request.given.variable)
    : addressPieces(request, '$base_url', ({name}) => `$${snakeCase(name)}`, Infinity)[0];
  const options = [
    `curl --fail-with-body --silent --show-error --max-time ${request.timeoutSeconds}`,
    ...(method === impliedMethod(body) ? [] : [`--request ${method}`]),
    `"${address}"`,
    ...(query.length > 0 ? ['--get'] : []),
    ...query.map(({name, value}) => `--data-urlencode ${quote(`${name}=${value}`)}`),
    ...authOptions(auth),
    ...(request.idempotencyKey ? ['--header "Idempotency-Key: $idempotency_key"'] : []),
    ...headers.map(({name, value}) => `--header ${quote(`${name}: ${value}`)}`),
    ...bodyOptions(body),
  ];
  return program([
    heading('#', 'curl 7.76 or later', `bash ${operationSlug(request.operationId)}.sh`),
    givenComment('#', request),
    !request.given && `base_url="\${CLEARWARDEN_BASE_URL:-${request.baseUrl}}"`,
    pathParameters(request).map(({name, value}) => `${snakeCase(name)}=${quote(value)}`),
    request.idempotencyKey && [`# ${KEEP_KEY}`, 'idempotency_key=$(uuidgen)'],
    '',
    options.join(' \\\n  '),
  ]);
}
