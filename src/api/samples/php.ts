import {operationSlug} from '../slugs';
import type {Pair, SampleAuth, SampleRequest} from './request';
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

const NOTATION: Notation = {
  object: ['[', ']'],
  array: ['[', ']'],
  // An empty array would become a list.
  emptyObject: 'new stdClass()',
  key: (name) => `${singleQuoted(name)} => `,
  string: singleQuoted,
  constants: ['true', 'false', 'null'],
  indent: '    ',
  trailingComma: true,
};

function fromEnvironment(name: string, variable: string): string {
  return `$${name} = getenv('${variable}')\n    ?: fail('${variable} is not set');`;
}

function credentials(auth: SampleAuth): Lines {
  if (auth.kind === 'bearer') return [fromEnvironment('token', auth.token)];
  if (auth.kind === 'basic') {
    return [fromEnvironment('clientId', auth.user), fromEnvironment('clientSecret', auth.password)];
  }
  return [];
}

function pairs(list: readonly Pair[]): string {
  return literal(objectOf(list), NOTATION);
}

function bodyLines({body, secret}: SampleRequest): Lines {
  switch (body.kind) {
    case 'json':
      if (secret) {
        return [
          `$body = json_encode(${literal(body.value, NOTATION)}, JSON_THROW_ON_ERROR);`,
          '',
          `// ${KEEP_ID}`,
          "$id = 'msg_' . bin2hex(random_bytes(16));",
          '$timestamp = time();',
          `// ${FIRST_SECRET}`,
          "$key = base64_decode(preg_replace('/^whsec_/', '', explode(' ', $secret)[0]), true)",
          `    ?: fail('${secret} is not Base64');`,
          '$digest = hash_hmac(\'sha256\', "$id.$timestamp.$body", $key, true);',
          '',
        ];
      }
      return [`$body = ${literal(body.value, NOTATION)};`, ''];
    case 'multipart':
      return [
        body.parts.map(({name, value}) => `$${name} = ${literal(value, NOTATION)};`),
        '// cURL sends the file while it reads it, so it never has to fit in memory.',
        '$form = [',
        body.parts.map(({name}) => [
          `    '${name}' => new CURLStringFile(`,
          `        json_encode($${name}, JSON_THROW_ON_ERROR),`,
          `        '${name}.json',`,
          "        'application/json',",
          '    ),',
        ]),
        `    '${body.file.name}' => new CURLFile('${body.file.path}', '${body.file.contentType}', '${body.file.path}'),`,
        '];',
        '',
      ];
    default:
      return [];
  }
}

function bodyOption({body, secret}: SampleRequest): string | undefined {
  switch (body.kind) {
    case 'json':
      if (secret) return 'CURLOPT_POSTFIELDS => $body,';
      return 'CURLOPT_POSTFIELDS => json_encode($body, JSON_THROW_ON_ERROR),';
    case 'form':
      return `CURLOPT_POSTFIELDS => http_build_query(${pairs(body.fields)}),`;
    case 'multipart':
      return 'CURLOPT_POSTFIELDS => $form,';
    case 'none':
      return undefined;
  }
}

function address(request: SampleRequest): Lines {
  if (request.given) return [];
  const hasQuery = request.query.length > 0;
  const [first, second] = addressPieces(
    hasQuery ? {...request, path: [...request.path, '?$query']} : request,
    '$baseUrl',
    ({name}) => `$${camelCase(name)}`,
    WIDTH - '$url = "";'.length,
  );
  return [
    hasQuery && `$query = http_build_query(${pairs(request.query)});`,
    second === undefined ? `$url = "${first}";` : [`$url = "${first}"`, `    . "${second}";`],
  ];
}

/** A body implies POST. cURL takes other methods by name, and so a POST without one, for which it would wait. */
function methodOption({method, body}: SampleRequest): string | undefined {
  const implied = body.kind === 'none' ? 'GET' : 'POST';
  return method === implied ? undefined : `CURLOPT_CUSTOMREQUEST => '${method}',`;
}

/**
 * The call as a PHP program, with the extension cURL.
 *
 * @see https://www.php.net/manual/en/book.curl.php
 */
export function phpSample(request: SampleRequest): string {
  const {auth, body, idempotencyKey} = request;
  const headers = [
    auth.kind === 'bearer' && "'Authorization: Bearer ' . $token,",
    // cURL itself sets the type of a form.
    body.kind === 'json' && "'Content-Type: application/json',",
    idempotencyKey && "'Idempotency-Key: ' . $idempotencyKey,",
    ...(request.secret
      ? [
          "'webhook-id: ' . $id,",
          "'webhook-timestamp: ' . $timestamp,",
          "'webhook-signature: v1,' . base64_encode($digest),",
        ]
      : []),
    ...request.headers.map(({name, value}) => `${singleQuoted(`${name}: ${value}`)},`),
  ].filter((line): line is string => Boolean(line));
  const option = (line: string | undefined) => line && indent(line, '    ');
  return program([
    '<?php',
    '',
    heading(
      '//',
      'PHP 8.1 or later with the extension curl',
      `php ${operationSlug(request.operationId)}.php`,
    ),
    '',
    'declare(strict_types=1);',
    '',
    'function fail(string $message): never',
    '{',
    '    fwrite(STDERR, $message . PHP_EOL);',
    '    exit(1);',
    '}',
    '',
    givenComment('//', request),
    request.given
      ? fromEnvironment('url', request.given.variable)
      : ["$baseUrl = getenv('CLEARWARDEN_BASE_URL')", `    ?: '${request.baseUrl}';`],
    credentials(auth),
    pathParameters(request).map(({name, value}) => `$${camelCase(name)} = ${singleQuoted(value)};`),
    idempotencyKey && [`// ${KEEP_KEY}`, '$idempotencyKey = bin2hex(random_bytes(16));'],
    request.secret && fromEnvironment('secret', request.secret),
    '',
    bodyLines(request),
    address(request),
    '$curl = curl_init($url);',
    'curl_setopt_array($curl, [',
    option(methodOption(request)),
    auth.kind === 'basic' && "    CURLOPT_USERPWD => $clientId . ':' . $clientSecret,",
    headers.length > 0 && ['    CURLOPT_HTTPHEADER => [', headers.map((line) => `        ${line}`), '    ],'],
    option(bodyOption(request)),
    '    CURLOPT_RETURNTRANSFER => true,',
    `    CURLOPT_TIMEOUT => ${request.timeoutSeconds},`,
    ']);',
    '$answer = curl_exec($curl);',
    '',
    'if ($answer === false) {',
    "    fail('The call failed: ' . curl_error($curl));",
    '}',
    '$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);',
    'if ($status < 200 || $status > 299) {',
    "    fail($status . ' ' . $answer);",
    '}',
    request.hasAnswer && [
      'if (json_decode($answer) === null) {',
      `    fail('${NOT_JSON}: ' . $answer);`,
      '}',
      'echo $answer, PHP_EOL;',
    ],
  ]);
}
