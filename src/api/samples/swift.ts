import type {Pair, SampleAuth, SampleBody, SampleRequest} from './request';
import {
  addressPieces,
  camelCaseWithInitialisms,
  doubleQuoted,
  givenComment,
  heading,
  indent,
  jsonText,
  pascalCase,
  pathParameters,
  program,
  WIDTH,
  type Lines,
  FIRST_SECRET,
  KEEP_ID,
  KEEP_KEY,
  NOT_JSON,
} from './text';

/** A text of several lines. With a number sign around it, a backslash is one. */
function textBlock(text: string): string {
  const mark = text.includes('\\') || text.includes('"""') ? '#' : '';
  return `${mark}"""\n${indent(text, '    ')}\n    """${mark}`;
}

function fromEnvironment(name: string, variable: string): Lines {
  const head = `guard let ${name} = environment["${variable}"] else {`;
  const failure = `fail("${variable} is not set")`;
  const line = `${head} ${failure} }`;
  return line.length <= WIDTH ? [line] : [head, `    ${failure}`, '}'];
}

function credentials(auth: SampleAuth): Lines {
  if (auth.kind === 'bearer') return fromEnvironment('token', auth.token);
  if (auth.kind === 'basic') {
    return [
      fromEnvironment('clientID', auth.user),
      fromEnvironment('clientSecret', auth.password),
      'let credentials = Data("\\(clientID):\\(clientSecret)".utf8).base64EncodedString()',
    ];
  }
  return [];
}

/** Pairs as swift-format writes a list: on one line where there is one entry. */
function queryItems(pairs: readonly Pair[]): string {
  const items = pairs.map(
    ({name, value}) => `URLQueryItem(name: ${doubleQuoted(name)}, value: ${doubleQuoted(value)})`,
  );
  return items.length === 1 ? `[${items.join('')}]` : `[\n${indent(items.join(',\n'), '    ')},\n]`;
}

function address(request: SampleRequest): Lines {
  if (request.given) {
    const {variable} = request.given;
    return ['guard let url = URL(string: address) else {', `    fail("${variable} is not a URL")`, '}'];
  }
  const [first, second] = addressPieces(
    request,
    '\\(baseURL)',
    ({name}) => `\\(${camelCaseWithInitialisms(name)})`,
    WIDTH - 'let address = ""'.length,
  );
  const {query} = request;
  const failure = '    fail("CLEARWARDEN_BASE_URL is not a URL: \\(baseURL)")';
  return [
    second === undefined
      ? `let address = "${first}"`
      : ['let address =', `    "${first}"`, `    + "${second}"`],
    query.length === 0
      ? ['guard let url = URL(string: address) else {', failure, '}']
      : [
          'var components = URLComponents(string: address)',
          `components?.queryItems = ${queryItems(query)}`,
          'guard let url = components?.url else {',
          failure,
          '}',
        ],
  ];
}

function bodyLines(body: SampleBody): Lines {
  switch (body.kind) {
    case 'json':
      return [
        'request.setValue("application/json", forHTTPHeaderField: "Content-Type")',
        'request.httpBody = Data(body.utf8)',
      ];
    case 'form':
      return [
        'var form = URLComponents()',
        `form.queryItems = ${queryItems(body.fields)}`,
        'let contentType = "application/x-www-form-urlencoded"',
        'request.setValue(contentType, forHTTPHeaderField: "Content-Type")',
        'request.httpBody = form.percentEncodedQuery.map { Data($0.utf8) }',
      ];
    case 'multipart':
      return [
        'let boundary = UUID().uuidString',
        'let contentType = "multipart/form-data; boundary=\\(boundary)"',
        'request.setValue(contentType, forHTTPHeaderField: "Content-Type")',
      ];
    case 'none':
      return [];
  }
}

/** The signature of the body. CryptoKit comes with Apple's systems alone. */
function signature({secret}: SampleRequest): Lines {
  if (!secret) return [];
  return [
    '',
    `// ${KEEP_ID}`,
    'let id = "msg_\\(UUID().uuidString)"',
    'let timestamp = String(Int(Date().timeIntervalSince1970))',
    `// ${FIRST_SECRET}`,
    'let encoded = secret.split(separator: " ").first.map(String.init) ?? ""',
    'let base64 = encoded.hasPrefix("whsec_") ? String(encoded.dropFirst(6)) : encoded',
    `guard let key = Data(base64Encoded: base64) else { fail("${secret} is not Base64") }`,
    'let code = HMAC<SHA256>.authenticationCode(',
    '    for: Data("\\(id).\\(timestamp).\\(body)".utf8), using: SymmetricKey(data: key))',
    'let signature = "v1,\\(Data(code).base64EncodedString())"',
  ];
}

const CRYPTO = [
  '',
  '#if canImport(CryptoKit)',
  '    import CryptoKit',
  '#else',
  '    import Crypto',
  '#endif',
];

/** The form goes through a file: URLSession sends one piece by piece, and it has no encoder for forms. */
function upload(body: SampleBody): Lines {
  if (body.kind !== 'multipart') return [];
  const {file, parts} = body;
  return [
    '',
    '/// Sends the form from a file that is written in pieces, so nothing has to fit in memory.',
    'func upload(',
    `    _ request: URLRequest, boundary: String${parts.map(({name}) => `, ${name}: String`).join('')}`,
    ') async throws -> (Data, URLResponse) {',
    '    let form = FileManager.default.temporaryDirectory.appendingPathComponent(boundary)',
    '    try Data().write(to: form)',
    '    defer { try? FileManager.default.removeItem(at: form) }',
    '',
    '    let output = try FileHandle(forWritingTo: form)',
    '    let head = [',
    parts.map(({name}) => [
      '        "--\\(boundary)",',
      `        "Content-Disposition: form-data; name=\\"${name}\\"",`,
      '        "Content-Type: application/json",',
      '        "",',
      `        ${name},`,
    ]),
    '        "--\\(boundary)",',
    `        "Content-Disposition: form-data; name=\\"${file.name}\\"; filename=\\"${file.path}\\"",`,
    `        "Content-Type: ${file.contentType}",`,
    '        "",',
    '        "",',
    '    ]',
    '    try output.write(contentsOf: Data(head.joined(separator: "\\r\\n").utf8))',
    `    let input = try FileHandle(forReadingFrom: URL(fileURLWithPath: "${file.path}"))`,
    '    while let piece = try input.read(upToCount: 1 << 20), !piece.isEmpty {',
    '        try output.write(contentsOf: piece)',
    '    }',
    '    try output.write(contentsOf: Data("\\r\\n--\\(boundary)--\\r\\n".utf8))',
    '    try output.close()',
    '',
    '    return try await URLSession.shared.upload(for: request, fromFile: form)',
    '}',
  ];
}

function send(body: SampleBody): Lines {
  if (body.kind === 'multipart') {
    const texts = body.parts.map(({name}) => `, ${name}: ${name}`).join('');
    return [`    let (data, response) = try await upload(request, boundary: boundary${texts})`];
  }
  return ['    let (data, response) = try await URLSession.shared.data(for: request)'];
}

/**
 * The call as a Swift program in a single file, with Foundation only.
 *
 * @see https://developer.apple.com/documentation/foundation/urlsession
 */
export function swiftSample(request: SampleRequest): string {
  const {auth, body, idempotencyKey, method} = request;
  const name = pascalCase(request.operationId);
  const set = (header: string, value: string) =>
    `request.setValue(${value}, forHTTPHeaderField: "${header}")`;
  return program([
    request.secret
      ? [
          `// Swift 6, on macOS 12 and later: swiftc ${name}.swift && ./${name}`,
          '// On Linux, as a package that depends on swift-crypto: swift run',
        ]
      : heading('//', 'Swift 6, on Linux or macOS 12 and later', `swiftc ${name}.swift && ./${name}`),
    'import Foundation',
    request.secret && CRYPTO,
    '',
    '#if canImport(FoundationNetworking)',
    '    import FoundationNetworking',
    '#endif',
    '',
    'func fail(_ message: String) -> Never {',
    '    FileHandle.standardError.write(Data("\\(message)\\n".utf8))',
    '    exit(1)',
    '}',
    upload(body),
    '',
    'let environment = ProcessInfo.processInfo.environment',
    givenComment('//', request),
    request.given
      ? fromEnvironment('address', request.given.variable)
      : ['let baseURL =', `    environment["CLEARWARDEN_BASE_URL"] ?? "${request.baseUrl}"`],
    credentials(auth),
    pathParameters(request).map(
      ({name, value}) => `let ${camelCaseWithInitialisms(name)} = ${doubleQuoted(value)}`,
    ),
    idempotencyKey && [`// ${KEEP_KEY}`, 'let idempotencyKey = UUID().uuidString'],
    request.secret && fromEnvironment('secret', request.secret),
    body.kind === 'json' && `let body = ${textBlock(jsonText(body.value))}`,
    body.kind === 'multipart' &&
      body.parts.map(({name, value}) => `let ${name} = ${textBlock(jsonText(value))}`),
    signature(request),
    '',
    address(request),
    '',
    `var request = URLRequest(url: url, timeoutInterval: ${request.timeoutSeconds})`,
    method !== 'GET' && `request.httpMethod = "${method}"`,
    auth.kind === 'bearer' && set('Authorization', '"Bearer \\(token)"'),
    auth.kind === 'basic' && set('Authorization', '"Basic \\(credentials)"'),
    idempotencyKey && set('Idempotency-Key', 'idempotencyKey'),
    request.secret && [
      set('webhook-id', 'id'),
      set('webhook-timestamp', 'timestamp'),
      set('webhook-signature', 'signature'),
    ],
    request.headers.map((header) => set(header.name, doubleQuoted(header.value))),
    bodyLines(body),
    '',
    'do {',
    send(body),
    '    let status = (response as? HTTPURLResponse)?.statusCode ?? 0',
    '    let answer = String(decoding: data, as: UTF8.self)',
    '    guard (200..<300).contains(status) else { fail("\\(status) \\(answer)") }',
    request.hasAnswer && [
      '    guard response.mimeType == "application/json" else {',
      `        fail("${NOT_JSON}: \\(answer)")`,
      '    }',
      '    print(answer)',
    ],
    '} catch {',
    '    fail("The call failed: \\(error.localizedDescription)")',
    '}',
  ]);
}
