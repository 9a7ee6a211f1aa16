import type {Pair, SampleAuth, SampleBody, SampleRequest} from './request';
import {
  addressPieces,
  constantCase,
  doubleQuoted,
  givenComment,
  indent,
  literal,
  pathParameters,
  program,
  type Lines,
  type Notation,
  FIRST_SECRET,
  KEEP_ID,
  KEEP_KEY,
  NOT_JSON,
} from './text';

/** As the macro `json!` takes it. */
const NOTATION: Notation = {
  object: ['{', '}'],
  array: ['[', ']'],
  key: (name) => `${doubleQuoted(name)}: `,
  string: doubleQuoted,
  constants: ['true', 'false', 'null'],
  indent: '    ',
  trailingComma: false,
};

/** rustfmt breaks lists and chains that are longer. */
const LIST_WIDTH = 60;
const CHAIN_WIDTH = 60;
/** rustfmt breaks lines that are longer. */
const LINE_WIDTH = 100;

/** A statement as rustfmt breaks it: before the value, and inside the chain where that is not enough. */
function fromEnvironment(name: string, variable: string): Lines {
  const read = `env::var("${variable}")`;
  const check = `.map_err(|_| "${variable} is not set")?;`;
  const line = `    let ${name} = ${read}${check}`;
  if (line.length <= LINE_WIDTH) return [line];
  const next = `        ${read}${check}`;
  if (next.length < LINE_WIDTH - 1) return [`    let ${name} =`, next];
  return [`    let ${name} = ${read}`, `        ${check}`];
}

function credentials(auth: SampleAuth): Lines {
  if (auth.kind === 'bearer') return fromEnvironment('token', auth.token);
  if (auth.kind === 'basic') {
    return [fromEnvironment('client_id', auth.user), fromEnvironment('client_secret', auth.password)];
  }
  return [];
}

/** The calls of a chain: on one line where rustfmt leaves them there. */
function chain(start: string, calls: readonly (string | false | undefined)[]): string {
  const present = calls.filter((call): call is string => Boolean(call));
  const [, value = ''] = /= (.*)$/.exec(start) ?? [];
  const line = value + present.join('');
  if (line.length < CHAIN_WIDTH && !line.includes('\n')) return `    ${start}${present.join('')};`;
  return `    ${start}\n${indent(present.join('\n'), '        ')};`;
}

/** Pairs as a slice of tuples. */
function pairs(list: readonly Pair[]): string {
  const tuples = list.map(({name, value}) => `(${doubleQuoted(name)}, ${doubleQuoted(value)})`);
  const line = `[${tuples.join(', ')}]`;
  return line.length <= LIST_WIDTH ? `&${line}` : `&[\n${indent(tuples.join(',\n'), '    ')},\n]`;
}

function address(request: SampleRequest): Lines {
  if (request.given) return [];
  const statement = (text: string) => `    let url = format!("${text}");`;
  const [first, second] = addressPieces(
    request,
    '{base_url}',
    ({name}) => `{${constantCase(name)}}`,
    LINE_WIDTH - statement('').length,
  );
  if (second === undefined) return [statement(first)];
  return ['    let url = format!(', `        "${first}\\`, `         ${second}"`, '    );'];
}

function bodyCall({body, secret}: SampleRequest): string | undefined {
  switch (body.kind) {
    case 'json':
      if (secret) return '.body(body)';
      return '.json(&body)';
    case 'form':
      return `.form(${pairs(body.fields)})`;
    case 'multipart':
      return '.multipart(form)';
    case 'none':
      return undefined;
  }
}

function bodyLines(body: SampleBody): Lines {
  const json = (name: string, value: unknown) =>
    `    let ${name} = json!(${indent(literal(value, NOTATION), '    ').trimStart()});`;
  if (body.kind === 'json') return [json('body', body.value)];
  if (body.kind !== 'multipart') return [];
  return [
    body.parts.map(({name, value}) => json(name, value)),
    '    // The file is read while it is sent, so it never has to fit in memory.',
    '    let form = Form::new()',
    body.parts.map(({name}) => [
      '        .part(',
      `            "${name}",`,
      `            Part::text(${name}.to_string()).mime_str("application/json")?,`,
      '        )',
    ]),
    `        .file("${body.file.name}", "${body.file.path}")?;`,
  ];
}

/** The signature of the body. */
function signature({secret}: SampleRequest): Lines {
  if (!secret) return [];
  return [
    '    let body = body.to_string();',
    '',
    `    // ${KEEP_ID}`,
    '    let id = format!("msg_{}", Uuid::new_v4());',
    '    let timestamp = SystemTime::now().duration_since(UNIX_EPOCH)?.as_secs();',
    `    // ${FIRST_SECRET}`,
    "    let encoded = secret.split(' ').next().unwrap_or_default();",
    '    let key = BASE64',
    '        .decode(encoded.trim_start_matches("whsec_").as_bytes())',
    `        .map_err(|_| "${secret} is not Base64")?;`,
    '    let mut mac = Hmac::<Sha256>::new_from_slice(&key)?;',
    '    mac.update(format!("{id}.{timestamp}.{body}").as_bytes());',
    '    let signature = BASE64.encode(&mac.finalize().into_bytes());',
    '',
  ];
}

const SIGNED = [
  '.header("Content-Type", "application/json")',
  '.header("webhook-id", id)',
  '.header("webhook-timestamp", timestamp)',
  '.header("webhook-signature", format!("v1,{signature}"))',
];

function dependencies({body, idempotencyKey, secret}: SampleRequest): Lines {
  const features = [
    'blocking',
    ...(body.kind === 'json' && !secret ? ['json'] : []),
    ...(body.kind === 'multipart' ? ['multipart'] : []),
  ];
  return [
    `// cargo add reqwest@0.11 --features ${features.join(',')}`,
    (body.kind === 'json' || body.kind === 'multipart') && '// cargo add serde_json@1',
    (idempotencyKey || secret) && '// cargo add uuid@1 --features v4',
    secret && '// cargo add data-encoding@2 hmac@0.12 sha2@0.10',
  ];
}

/**
 * The call as a Rust program, with reqwest.
 *
 * @see https://docs.rs/reqwest/latest/reqwest/blocking/index.html
 */
export function rustSample(request: SampleRequest): string {
  const {auth, body, idempotencyKey, query} = request;
  const isMultipart = body.kind === 'multipart';
  return program([
    dependencies(request),
    '',
    request.secret
      ? [
          'use std::{',
          '    env,',
          '    error::Error,',
          '    process,',
          '    time::{Duration, SystemTime, UNIX_EPOCH},',
          '};',
        ]
      : 'use std::{env, error::Error, process, time::Duration};',
    '',
    request.secret && ['use data_encoding::BASE64;', 'use hmac::{Hmac, Mac};'],
    isMultipart
      ? ['use reqwest::blocking::{', '    multipart::{Form, Part},', '    Client,', '};']
      : 'use reqwest::blocking::Client;',
    (body.kind === 'json' || isMultipart) && 'use serde_json::json;',
    request.secret && 'use sha2::Sha256;',
    (idempotencyKey || request.secret) && 'use uuid::Uuid;',
    '',
    givenComment('//', request),
    !request.given && [
      `const BASE_URL: &str = "${request.baseUrl}";`,
      pathParameters(request).map(
        ({name, value}) => `const ${constantCase(name)}: &str = ${doubleQuoted(value)};`,
      ),
      '',
    ],
    'fn main() -> Result<(), Box<dyn Error>> {',
    request.given
      ? fromEnvironment('url', request.given.variable)
      : '    let base_url = env::var("CLEARWARDEN_BASE_URL").unwrap_or_else(|_| BASE_URL.to_string());',
    credentials(auth),
    idempotencyKey && [`    // ${KEEP_KEY}`, '    let idempotency_key = Uuid::new_v4().to_string();'],
    request.secret && fromEnvironment('secret', request.secret),
    '',
    bodyLines(body),
    signature(request),
    address(request),
    chain('let client = Client::builder()', [
      `.timeout(Duration::from_secs(${request.timeoutSeconds}))`,
      '.build()?',
    ]),
    chain('let response = client', [
      `.${request.method.toLowerCase()}(url)`,
      query.length > 0 && `.query(${pairs(query)})`,
      auth.kind === 'bearer' && '.bearer_auth(token)',
      auth.kind === 'basic' && '.basic_auth(client_id, Some(client_secret))',
      idempotencyKey && '.header("Idempotency-Key", idempotency_key)',
      ...request.headers.map(({name, value}) => `.header(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
      ...(request.secret ? SIGNED : []),
      bodyCall(request),
      ...(request.given ? ['.send()', '.map_err(reqwest::Error::without_url)?'] : ['.send()?']),
    ]),
    '',
    '    let status = response.status();',
    request.hasAnswer && [
      '    let is_json = response',
      '        .headers()',
      '        .get("content-type")',
      '        .map_or(false, |value| {',
      '            value.as_bytes().starts_with(b"application/json")',
      '        });',
    ],
    '    let answer = response.text()?;',
    '    if !status.is_success() {',
    '        eprintln!("{status}: {answer}");',
    '        process::exit(1);',
    '    }',
    request.hasAnswer && [
      '    if !is_json {',
      `        eprintln!("${NOT_JSON}: {answer}");`,
      '        process::exit(1);',
      '    }',
      '    println!("{answer}");',
    ],
    '    Ok(())',
    '}',
  ]);
}
