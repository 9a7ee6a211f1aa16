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

function bodyCall(body: SampleBody): string | undefined {
  switch (body.kind) {
    case 'json':
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

function dependencies({body, idempotencyKey}: SampleRequest): Lines {
  const features = [
    'blocking',
    ...(body.kind === 'json' ? ['json'] : []),
    ...(body.kind === 'multipart' ? ['multipart'] : []),
  ];
  return [
    `// cargo add reqwest@0.11 --features ${features.join(',')}`,
    (body.kind === 'json' || body.kind === 'multipart') && '// cargo add serde_json@1',
    idempotencyKey && '// cargo add uuid@1 --features v4',
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
    'use std::{env, error::Error, process, time::Duration};',
    '',
    isMultipart
      ? ['use reqwest::blocking::{', '    multipart::{Form, Part},', '    Client,', '};']
      : 'use reqwest::blocking::Client;',
    (body.kind === 'json' || isMultipart) && 'use serde_json::json;',
    idempotencyKey && 'use uuid::Uuid;',
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
    '',
    bodyLines(body),
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
      bodyCall(body),
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
