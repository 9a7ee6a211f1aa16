import type {Pair, SampleAuth, SampleBody, SampleRequest} from './request';
import {
  addressPieces,
  constantCase,
  givenComment,
  heading,
  indent,
  literal,
  objectOf,
  pascalCase,
  pathParameters,
  program,
  singleQuoted,
  snakeCase,
  WIDTH,
  type Lines,
  type Notation,
  FIRST_SECRET,
  KEEP_ID,
  KEEP_KEY,
  NOT_JSON,
} from './text';

const symbolKey = (name: string) => (/^[a-z_]\w*$/i.test(name) ? name : singleQuoted(name));

const NOTATION: Notation = {
  object: ['{', '}'],
  array: ['[', ']'],
  key: (name) => `${symbolKey(name)}: `,
  string: singleQuoted,
  constants: ['true', 'false', 'nil'],
  number: (value) => String(value).replace(/\B(?=(\d{3})+$)/g, value > 9999 ? '_' : ''),
  words: (list) => `%w[${list.join(' ')}]`,
  indent: '  ',
  trailingComma: false,
};

const fromEnvironment = (name: string, variable: string) =>
  `${name} = ENV.fetch('${variable}') { abort '${variable} is not set' }`;

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

function bodyLines(body: SampleBody, secret?: string): Lines {
  switch (body.kind) {
    case 'json':
      return [secret ? 'request.body = body' : 'request.body = JSON.generate(body)'];
    case 'form':
      return ['request.set_form_data(form)'];
    case 'multipart':
      return [
        'request.set_form(',
        '  [',
        body.parts.map(({name}) => [
          `    ['${name}', JSON.generate(${constantCase(name)}),`,
          `     { filename: '${name}.json', content_type: 'application/json' }],`,
        ]),
        `    ['${body.file.name}', file, { filename: '${body.file.path}', content_type: '${body.file.contentType}' }]`,
        '  ],',
        "  'multipart/form-data'",
        ')',
      ];
    case 'none':
      return [];
  }
}

/** The body as it is sent. One that is signed is made once. */
function json({body, secret}: SampleRequest): Lines {
  if (body.kind !== 'json') return [];
  const value = literal(body.value, NOTATION);
  return [secret ? `body = JSON.generate(\n${indent(value, '  ')}\n)` : `body = ${value}`, ''];
}

function signature({secret}: SampleRequest): Lines {
  if (!secret) return [];
  return [
    `# ${KEEP_ID}`,
    'id = "msg_#{SecureRandom.uuid}"',
    'timestamp = Time.now.to_i.to_s',
    `# ${FIRST_SECRET}`,
    "key = SECRET.split.first.to_s.delete_prefix('whsec_').unpack1('m')",
    `abort '${secret} is not Base64' if key.empty?`,
    'digest = OpenSSL::HMAC.digest(\'SHA256\', key, "#{id}.#{timestamp}.#{body}")',
    '',
  ];
}

const SIGNED = [
  "request['webhook-id'] = id",
  "request['webhook-timestamp'] = timestamp",
  "request['webhook-signature'] = \"v1,#{[digest].pack('m0')}\"",
];

const newRequest = ({method}: SampleRequest): string =>
  `request = Net::HTTP::${pascalCase(method.toLowerCase())}.new(uri)`;

/** The address, and the request to it. */
function address(request: SampleRequest): Lines {
  if (request.given) {
    return [
      'begin',
      '  uri = URI(URL)',
      `  ${newRequest(request)}`,
      'rescue URI::InvalidURIError, ArgumentError',
      `  abort '${request.given.variable} is not a URL' # Not the error, which contains it.`,
      'end',
    ];
  }
  const [first, second] = addressPieces(
    request,
    '#{BASE_URL}',
    ({name}) => `#{${constantCase(name)}}`,
    WIDTH - 'uri = URI("")'.length,
  );
  return [
    second === undefined ? `uri = URI("${first}")` : ['uri = URI(', `  "${first}" \\`, `  "${second}"`, ')'],
    request.query.length > 0 && [`query = ${pairs(request.query)}`, 'uri.query = URI.encode_www_form(query)'],
    newRequest(request),
  ];
}

/** Net::HTTP sends an empty body where a method permits one, and calls it a form unless it has another type. */
function contentType({method, body}: SampleRequest): string | undefined {
  const isEmpty = body.kind === 'none' && ['PATCH', 'POST', 'PUT'].includes(method);
  return body.kind === 'json' || isEmpty ? "request['Content-Type'] = 'application/json'" : undefined;
}

/**
 * The call as a Ruby program, with the standard library only.
 *
 * @see https://docs.ruby-lang.org/en/3.1/Net/HTTP.html
 */
export function rubySample(request: SampleRequest): string {
  const {auth, body, idempotencyKey} = request;
  const isMultipart = body.kind === 'multipart';
  const seconds = request.timeoutSeconds;
  const connection = isMultipart
    ? [
        'options = {',
        "  use_ssl: uri.scheme == 'https',",
        '  open_timeout: 10,',
        `  read_timeout: ${seconds},`,
        `  write_timeout: ${seconds}`,
        '}',
      ]
    : `options = { use_ssl: uri.scheme == 'https', open_timeout: 10, read_timeout: ${seconds} }`;
  const send =
    'response = Net::HTTP.start(uri.hostname, uri.port, **options) { |http| http.request(request) }';
  const sendFile = [
    '# Net::HTTP copies the file in pieces, so it never has to fit in memory.',
    `response = File.open('${isMultipart ? body.file.path : ''}', 'rb') do |file|`,
    indent(program(bodyLines(body)), '  '),
    '  Net::HTTP.start(uri.hostname, uri.port, **options) { |http| http.request(request) }',
    'end',
  ];
  return program([
    '# frozen_string_literal: true',
    '',
    heading('#', 'Ruby 2.7 or later', `ruby ${snakeCase(request.operationId)}.rb`),
    (body.kind === 'json' || isMultipart) && "require 'json'",
    "require 'net/http'",
    request.secret && "require 'openssl'",
    (idempotencyKey || request.secret) && "require 'securerandom'",
    '',
    givenComment('#', request),
    request.given
      ? fromEnvironment('URL', request.given.variable)
      : ['BASE_URL = ENV.fetch(', `  'CLEARWARDEN_BASE_URL', '${request.baseUrl}'`, ')'],
    credentials(auth),
    pathParameters(request).map(({name, value}) => `${constantCase(name)} = ${singleQuoted(value)}`),
    idempotencyKey && [`# ${KEEP_KEY}`, 'IDEMPOTENCY_KEY = SecureRandom.uuid'],
    request.secret && fromEnvironment('SECRET', request.secret),
    isMultipart &&
      body.parts.map(({name, value}) => `${constantCase(name)} = ${literal(value, NOTATION)}.freeze`),
    '',
    json(request),
    signature(request),
    body.kind === 'form' && `form = ${pairs(body.fields)}`,
    address(request),
    auth.kind === 'bearer' && 'request[\'Authorization\'] = "Bearer #{TOKEN}"',
    auth.kind === 'basic' && 'request.basic_auth(CLIENT_ID, CLIENT_SECRET)',
    contentType(request),
    idempotencyKey && "request['Idempotency-Key'] = IDEMPOTENCY_KEY",
    request.headers.map(({name, value}) => `request['${name}'] = ${singleQuoted(value)}`),
    request.secret && SIGNED,
    !isMultipart && bodyLines(body, request.secret),
    '',
    connection,
    'begin',
    indent(isMultipart ? program(sendFile) : send, '  '),
    'rescue IOError, SystemCallError, SocketError, Timeout::Error, OpenSSL::SSL::SSLError => e',
    '  abort "The call failed: #{e.message}"',
    'end',
    '',
    'abort "#{response.code} #{response.body}" unless response.is_a?(Net::HTTPSuccess)',
    request.hasAnswer && [
      `abort "${NOT_JSON}: #{response.body}" unless response.content_type == 'application/json'`,
      'puts response.body',
    ],
  ]);
}
