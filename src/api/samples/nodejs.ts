import {operationSlug} from '../slugs';
import type {Pair, SampleAuth, SampleBody, SampleRequest} from './request';
import {
  addressPieces,
  camelCase,
  givenComment,
  heading,
  indent,
  literal,
  objectOf,
  pathParameters,
  program,
  singleQuoted,
  WIDTH,
  type Lines,
  type Notation,
  FIRST_SECRET,
  KEEP_ID,
  KEEP_KEY,
  NOT_JSON,
} from './text';

/** As Prettier with single quotes chooses them: double quotes where they save an escape. */
function quoted(text: string): string {
  return text.includes("'") && !text.includes('"')
    ? JSON.stringify(text)
    : singleQuoted(text).replaceAll('\n', '\\n');
}

const propertyName = (name: string) => (/^[A-Za-z_$][\w$]*$/.test(name) ? name : quoted(name));

const NOTATION: Notation = {
  object: ['{', '}'],
  array: ['[', ']'],
  key: (name) => `${propertyName(name)}: `,
  string: quoted,
  constants: ['true', 'false', 'null'],
  indent: '  ',
  trailingComma: true,
};

function fromEnvironment(name: string, variable: string): Lines {
  return [`const ${name} = process.env.${variable};`, `if (!${name}) fail('${variable} is not set');`];
}

function credentials(auth: SampleAuth): Lines {
  if (auth.kind === 'bearer') return fromEnvironment('token', auth.token);
  if (auth.kind === 'basic') {
    return [
      fromEnvironment('clientId', auth.user),
      fromEnvironment('clientSecret', auth.password),
      "const credentials = Buffer.from(`${clientId}:${clientSecret}`).toString('base64');",
    ];
  }
  return [];
}

const AUTHORIZATIONS: Readonly<Record<SampleAuth['kind'], string | undefined>> = {
  bearer: '`Bearer ${token}`',
  basic: '`Basic ${credentials}`',
  none: undefined,
};

function pairs(list: readonly Pair[]): string {
  return literal(objectOf(list), NOTATION);
}

function bodyLines(body: SampleBody): Lines {
  if (body.kind !== 'multipart') return [];
  const {file, parts} = body;
  return [
    'const form = new FormData();',
    parts.map(({name, value}) => [
      `const ${name} = ${literal(value, NOTATION)};`,
      `form.append('${name}', new Blob([JSON.stringify(${name})], {type: 'application/json'}));`,
    ]),
    '// The blob refers to the file, which is read while it is sent.',
    `const file = await openAsBlob('${file.path}', {type: '${file.contentType}'});`,
    `form.append('${file.name}', file, '${file.path}');`,
    '',
  ];
}

function bodyOption({body, secret}: SampleRequest): string | undefined {
  switch (body.kind) {
    case 'json':
      if (secret) return 'body,';
      return `body: JSON.stringify(${literal(body.value, NOTATION)}),`;
    case 'form':
      return `body: new URLSearchParams(${pairs(body.fields)}),`;
    case 'multipart':
      return 'body: form,';
    case 'none':
      return undefined;
  }
}

/** The body as it is signed, and its signature. */
function signature({body, secret}: SampleRequest): Lines {
  if (!secret || body.kind !== 'json') return [];
  return [
    fromEnvironment('secret', secret),
    `const body = JSON.stringify(${literal(body.value, NOTATION)});`,
    '',
    `// ${KEEP_ID}`,
    'const id = `msg_${crypto.randomUUID()}`;',
    'const timestamp = String(Math.floor(Date.now() / 1000));',
    `// ${FIRST_SECRET}`,
    "const key = Buffer.from(secret.split(' ')[0].replace(/^whsec_/, ''), 'base64');",
    `if (key.length === 0) fail('${secret} is not Base64');`,
    "const hmac = createHmac('sha256', key).update(`${id}.${timestamp}.${body}`);",
  ];
}

function address(request: SampleRequest): Lines {
  if (request.given) return [];
  const [first, second] = addressPieces(
    request,
    '${baseUrl}',
    ({name}) => `\${${camelCase(name)}}`,
    WIDTH - 'const url = new URL(``);'.length,
  );
  const text = second === undefined ? [`\`${first}\``] : [`\`${first}\` +`, `\`${second}\``];
  if (request.query.length === 0) {
    return second === undefined
      ? [`const url = \`${first}\`;`]
      : ['const url =', indent(`${text.join('\n')};`, '  ')];
  }
  return [
    second === undefined
      ? `const url = new URL(\`${first}\`);`
      : ['const url = new URL(', indent(`${text.join('\n')},`, '  '), ');'],
    request.query.map(({name, value}) => `url.searchParams.set('${name}', ${quoted(value)});`),
  ];
}

/**
 * The call as a module for Node.js, with its own `fetch`.
 *
 * @see https://nodejs.org/docs/latest-v20.x/api/globals.html#fetch
 */
export function nodejsSample(request: SampleRequest): string {
  const {auth, body, idempotencyKey, method} = request;
  const authorization = AUTHORIZATIONS[auth.kind];
  // fetch itself sets the type of a form.
  const headers = [
    authorization && `Authorization: ${authorization},`,
    body.kind === 'json' && "'Content-Type': 'application/json',",
    idempotencyKey && "'Idempotency-Key': idempotencyKey,",
    ...(request.secret
      ? [
          "'webhook-id': id,",
          "'webhook-timestamp': timestamp,",
          "'webhook-signature': `v1,${hmac.digest('base64')}`,",
        ]
      : []),
    ...request.headers.map(({name, value}) => `${propertyName(name)}: ${quoted(value)},`),
  ].filter((line): line is string => Boolean(line));
  const oneLine = headers.length === 1 ? `headers: {${headers[0]?.replace(/,$/, '')}},` : undefined;
  const bodyText = bodyOption(request);
  return program([
    heading('//', 'Node.js 20 or later', `node ${operationSlug(request.operationId)}.mjs`),
    body.kind === 'multipart' && "import {openAsBlob} from 'node:fs';",
    request.secret && "import {createHmac} from 'node:crypto';",
    '',
    'const fail = (message) => {',
    '  console.error(message);',
    '  process.exit(1);',
    '};',
    '',
    givenComment('//', request),
    request.given
      ? fromEnvironment('url', request.given.variable)
      : ['const baseUrl =', `  process.env.CLEARWARDEN_BASE_URL ?? '${request.baseUrl}';`],
    credentials(auth),
    pathParameters(request).map(({name, value}) => `const ${camelCase(name)} = ${quoted(value)};`),
    idempotencyKey && [`// ${KEEP_KEY}`, 'const idempotencyKey = crypto.randomUUID();'],
    signature(request),
    '',
    bodyLines(body),
    address(request),
    'const response = await fetch(url, {',
    method !== 'GET' && `  method: '${method}',`,
    oneLine
      ? `  ${oneLine}`
      : headers.length > 0 && ['  headers: {', headers.map((line) => `    ${line}`), '  },'],
    bodyText && indent(bodyText, '  '),
    `  signal: AbortSignal.timeout(${request.timeoutSeconds}_000),`,
    // Messages can have the address in them, codes and names cannot.
    request.given
      ? '}).catch(({name, cause}) => fail(`The call failed: ${cause?.code ?? name}`));'
      : '}).catch(({message, cause}) => fail(`The call failed: ${cause?.message ?? message}`));',
    '',
    'const answer = await response.text();',
    'if (!response.ok) fail(`${response.status} ${answer}`);',
    request.hasAnswer && [
      "const type = response.headers.get('content-type') ?? '';",
      `if (!type.startsWith('application/json')) fail(\`${NOT_JSON}: \${answer}\`);`,
      'console.log(answer);',
    ],
  ]);
}
