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
  type Lines,
  FIRST_SECRET,
  KEEP_ID,
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

function bodyOptions({body, secret}: SampleRequest): string[] {
  switch (body.kind) {
    case 'json':
      if (secret) return ["--header 'Content-Type: application/json'", '--data-binary "$body"'];
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

/**
 * The body as it is signed, and its signature. OpenSSL reads a key with bytes of any value from its arguments alone.
 *
 * @see https://docs.openssl.org/3.0/man1/openssl-dgst/
 */
function signature({body, secret}: SampleRequest): Lines {
  if (!secret || body.kind !== 'json') return [];
  return [
    `secret="${required(secret)}"`,
    `body=$(`,
    `  cat <<'JSON'\n${jsonText(body.value)}\nJSON`,
    ')',
    '',
    `# ${KEEP_ID}`,
    'id="msg_$(uuidgen)"',
    'timestamp=$(date +%s)',
    `# ${FIRST_SECRET}`,
    'secret=${secret%% *}',
    "key=$(printf '%s' \"${secret#whsec_}\" | base64 --decode | od -An -v -tx1 | tr -d ' \\n')",
    `[ -n "$key" ] || { echo '${secret} is not Base64' >&2; exit 1; }`,
    '# For tests: other users of the machine can see the arguments of openssl, and so the key.',
    'signature=$(printf \'%s.%s.%s\' "$id" "$timestamp" "$body" |',
    '  openssl dgst -sha256 -mac HMAC -macopt "hexkey:$key" -binary | base64)',
  ];
}

const SIGNED = [
  '--header "webhook-id: $id"',
  '--header "webhook-timestamp: $timestamp"',
  '--header "webhook-signature: v1,$signature"',
];

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
    ...(request.secret ? SIGNED : []),
    ...bodyOptions(request),
  ];
  return program([
    heading(
      '#',
      `curl 7.76 or later${request.secret ? ' and OpenSSL' : ''}`,
      `bash ${operationSlug(request.operationId)}.sh`,
    ),
    givenComment('#', request),
    !request.given && `base_url="\${CLEARWARDEN_BASE_URL:-${request.baseUrl}}"`,
    pathParameters(request).map(({name, value}) => `${snakeCase(name)}=${quote(value)}`),
    request.idempotencyKey && [`# ${KEEP_KEY}`, 'idempotency_key=$(uuidgen)'],
    signature(request),
    '',
    options.join(' \\\n  '),
  ]);
}
