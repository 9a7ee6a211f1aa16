import type {Pair, SampleAuth, SampleBody, SampleRequest} from './request';
import {
  addressPieces,
  constantCase,
  doubleQuoted,
  givenComment,
  heading,
  indent,
  literal,
  objectOf,
  pathParameters,
  program,
  snakeCase,
  WIDTH,
  type Lines,
  type Notation,
  FIRST_SECRET,
  KEEP_ID,
  KEEP_KEY,
} from './text';

const NOTATION: Notation = {
  object: ['{', '}'],
  array: ['[', ']'],
  key: (name) => `${doubleQuoted(name)}: `,
  string: doubleQuoted,
  constants: ['True', 'False', 'None'],
  indent: '    ',
  trailingComma: true,
};

function fromEnvironment(name: string, variable: string): Lines {
  const read = `${name} = os.environ.get("${variable}")`;
  const stop = `sys.exit("${variable} is not set")`;
  const line = `${read} or ${stop}`;
  return line.length <= WIDTH ? [line] : [`${read} or ${stop.slice(0, 9)}`, `    ${stop.slice(9, -1)}`, ')'];
}

function credentials(auth: SampleAuth): Lines {
  if (auth.kind === 'bearer') return [fromEnvironment('TOKEN', auth.token)];
  if (auth.kind === 'basic') {
    return [fromEnvironment('CLIENT_ID', auth.user), fromEnvironment('CLIENT_SECRET', auth.password)];
  }
  return [];
}

function pairs(list: readonly Pair[]): string {
  return literal(objectOf(list), NOTATION);
}

function bodyArgument({body, secret}: SampleRequest): string | undefined {
  switch (body.kind) {
    case 'json':
      if (secret) return 'data=BODY,';
      return `json=${literal(body.value, NOTATION)},`;
    case 'form':
      return `data=${pairs(body.fields)},`;
    case 'multipart':
      return 'data=form,';
    case 'none':
      return undefined;
  }
}

/** The body as it is signed, and its signature. */
function signature({body, secret}: SampleRequest): Lines {
  if (!secret || body.kind !== 'json') return [];
  return [
    fromEnvironment('SECRET', secret),
    `BODY = json.dumps(${literal(body.value, NOTATION)})`,
    '',
    `# ${KEEP_ID}`,
    'MESSAGE_ID = f"msg_{uuid.uuid4()}"',
    'TIMESTAMP = str(int(time.time()))',
    'try:',
    `    # ${FIRST_SECRET}`,
    '    key = base64.b64decode(SECRET.split(" ")[0].replace("whsec_", "", 1), validate=True)',
    'except ValueError:',
    `    sys.exit("${secret} is not Base64")`,
    'signed = f"{MESSAGE_ID}.{TIMESTAMP}.{BODY}".encode()',
    'digest = hmac.new(key, signed, hashlib.sha256).digest()',
  ];
}

/** The address as the first argument of the call. */
function address(request: SampleRequest): string {
  if (request.given) return 'URL,';
  const [first, second] = addressPieces(
    request,
    '{BASE_URL}',
    ({name}) => `{${constantCase(name)}}`,
    WIDTH - 16,
  );
  return second === undefined ? `f"${first}",` : `f"${first}"\nf"${second}",`;
}

function headerLines({auth, body, idempotencyKey, headers, secret}: SampleRequest): string | undefined {
  const lines = [
    auth.kind === 'bearer' && '"Authorization": f"Bearer {TOKEN}"',
    body.kind === 'multipart' && '"Content-Type": form.content_type',
    idempotencyKey && '"Idempotency-Key": IDEMPOTENCY_KEY',
    ...(secret
      ? [
          '"Content-Type": "application/json"',
          '"webhook-id": MESSAGE_ID',
          '"webhook-timestamp": TIMESTAMP',
          '"webhook-signature": "v1," + base64.b64encode(digest).decode()',
        ]
      : []),
    ...headers.map(({name, value}) => `${doubleQuoted(name)}: ${doubleQuoted(value)}`),
  ].filter((line): line is string => Boolean(line));
  if (lines.length === 0) return undefined;
  if (lines.length === 1) return `headers={${lines[0]}},`;
  return `headers={\n${indent(lines.join(',\n'), NOTATION.indent)},\n},`;
}

function call(request: SampleRequest): string {
  const {auth, query, method} = request;
  const lines = [
    address(request),
    auth.kind === 'basic' && 'auth=(CLIENT_ID, CLIENT_SECRET),',
    headerLines(request),
    query.length > 0 && `params=${pairs(query)},`,
    bodyArgument(request),
    `timeout=${request.timeoutSeconds},`,
  ];
  const text = indent(program(lines), NOTATION.indent);
  return `response = requests.${method.toLowerCase()}(\n${text}\n)`;
}

function upload(body: SampleBody, request: SampleRequest): Lines {
  if (body.kind !== 'multipart') return [call(request)];
  const {file, parts} = body;
  return [
    `with open("${file.path}", "rb") as file:`,
    '    # The encoder sends the file while it reads it, which requests alone does not.',
    '    form = MultipartEncoder(',
    '        {',
    parts.map(
      ({name}) => `            "${name}": (None, json.dumps(${constantCase(name)}), "application/json"),`,
    ),
    `            "${file.name}": ("${file.path}", file, "${file.contentType}"),`,
    '        }',
    '    )',
    indent(call(request), NOTATION.indent),
  ];
}

/**
 * The call as a Python program, with Requests, and with its toolbelt where a file is sent.
 *
 * @see https://requests.readthedocs.io/en/latest/user/quickstart/
 * @see https://toolbelt.readthedocs.io/en/latest/uploading-data.html
 */
export function pythonSample(request: SampleRequest): string {
  const {auth, body, idempotencyKey} = request;
  const isMultipart = body.kind === 'multipart';
  const packages = `requests${isMultipart ? ' requests-toolbelt' : ''}`;
  return program([
    heading(
      '#',
      'Python 3.8 or later',
      `pip install ${packages} && python ${snakeCase(request.operationId)}.py`,
    ),
    request.secret && ['import base64', 'import hashlib', 'import hmac'],
    (request.hasAnswer || isMultipart) && 'import json',
    'import os',
    'import sys',
    request.secret && 'import time',
    (idempotencyKey || request.secret) && 'import uuid',
    '',
    'import requests',
    isMultipart && 'from requests_toolbelt import MultipartEncoder',
    '',
    givenComment('#', request),
    request.given
      ? fromEnvironment('URL', request.given.variable)
      : ['BASE_URL = os.environ.get(', `    "CLEARWARDEN_BASE_URL", "${request.baseUrl}"`, ')'],
    credentials(auth),
    pathParameters(request).map(({name, value}) => `${constantCase(name)} = ${doubleQuoted(value)}`),
    idempotencyKey && [`# ${KEEP_KEY}`, 'IDEMPOTENCY_KEY = str(uuid.uuid4())'],
    signature(request),
    body.kind === 'multipart' &&
      body.parts.map(({name, value}) => `${constantCase(name)} = ${literal(value, NOTATION)}`),
    '',
    'try:',
    indent(program(upload(body, request)), NOTATION.indent),
    '    if not response.ok:',
    '        sys.exit(f"{response.status_code} {response.text}")',
    request.hasAnswer && '    print(json.dumps(response.json(), indent=2))',
    '# No response, or one that is not JSON.',
    'except requests.RequestException as error:',
    request.given
      ? [
          '    # Not its message, which contains the URL.',
          '    sys.exit(f"The call failed: {type(error).__name__}")',
        ]
      : '    sys.exit(f"The call failed: {error}")',
  ]);
}
