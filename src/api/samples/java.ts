import type {Pair, SampleAuth, SampleBody, SampleRequest} from './request';
import {
  addressPieces,
  constantCase,
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

const INDENT = '    ';
const CONTINUED = INDENT.repeat(2);

/** A text block, which ends at its own quotes and knows escapes. */
function textBlock(text: string): string {
  const escaped = text.replaceAll('\\', '\\\\').replaceAll('"""', '\\"""');
  return `"""\n${indent(escaped, INDENT.repeat(2))}\n${INDENT.repeat(2)}"""`;
}

function textConstant(name: string, value: unknown): Lines {
  return [`${INDENT}private static final String ${name} = ${textBlock(jsonText(value))};`];
}

function fromEnvironment(name: string, variable: string): Lines {
  return [
    `${INDENT.repeat(2)}String ${name} = System.getenv("${variable}");`,
    `${INDENT.repeat(2)}if (${name} == null) {`,
    `${INDENT.repeat(3)}fail("${variable} is not set");`,
    `${INDENT.repeat(2)}}`,
  ];
}

function credentials(auth: SampleAuth): Lines {
  if (auth.kind === 'bearer') return fromEnvironment('token', auth.token);
  if (auth.kind === 'basic') {
    return [
      fromEnvironment('clientId', auth.user),
      fromEnvironment('clientSecret', auth.password),
      `${INDENT.repeat(2)}String credentials = Base64.getEncoder()`,
      `${INDENT.repeat(2)}${CONTINUED}.encodeToString((clientId + ":" + clientSecret).getBytes(UTF_8));`,
    ];
  }
  return [];
}

/** Pairs as in a query. Java has no builder for them, so each value that needs it is escaped on its own. */
function encodedPairs(name: string, pairs: readonly Pair[]): Lines {
  const lines = pairs.map((pair, index) => {
    const key = `${index === 0 ? '' : '&'}${pair.name}=`;
    return encodeURIComponent(pair.value) === pair.value
      ? doubleQuoted(key + pair.value)
      : `${doubleQuoted(key)} + URLEncoder.encode(${doubleQuoted(pair.value)}, UTF_8)`;
  });
  const [first, ...others] = lines;
  const isLast = (index: number) => (index === others.length - 1 ? ';' : '');
  return [
    `${INDENT.repeat(2)}String ${name} = ${first}${others.length === 0 ? ';' : ''}`,
    others.map((line, index) => `${INDENT.repeat(2)}${CONTINUED}+ ${line}${isLast(index)}`),
  ];
}

function needsEncoder(pairs: readonly Pair[]): boolean {
  return pairs.some(({value}) => encodeURIComponent(value) !== value);
}

/** The pairs of a call that end up in a query or a form. */
function encodedOf({query, body}: SampleRequest): readonly Pair[] {
  return [...query, ...(body.kind === 'form' ? body.fields : [])];
}

function imports(request: SampleRequest): Lines {
  const {auth, body, idempotencyKey, secret} = request;
  const isMultipart = body.kind === 'multipart';
  const isEncoded = needsEncoder(encodedOf(request));
  const isBasic = auth.kind === 'basic';
  const classes = [
    'java.io.IOException',
    'java.net.URI',
    'java.net.http.HttpClient',
    'java.net.http.HttpRequest',
    'java.net.http.HttpResponse',
    'java.net.http.HttpResponse.BodyHandlers',
    'java.time.Duration',
    ...(isWithoutPublisher(request) ? [] : ['java.net.http.HttpRequest.BodyPublishers']),
    ...(isEncoded ? ['java.net.URLEncoder'] : []),
    ...(isMultipart ? ['java.net.http.HttpRequest.BodyPublisher', 'java.nio.file.Path'] : []),
    ...(isBasic || secret ? ['java.util.Base64'] : []),
    ...(idempotencyKey || isMultipart || secret ? ['java.util.UUID'] : []),
    ...(secret
      ? [
          'java.security.GeneralSecurityException',
          'java.time.Instant',
          'javax.crypto.Mac',
          'javax.crypto.spec.SecretKeySpec',
        ]
      : []),
  ];
  return [
    (isEncoded || isBasic || secret) && ['import static java.nio.charset.StandardCharsets.UTF_8;', ''],
    [...classes].sort((one, other) => (one < other ? -1 : 1)).map((name) => `import ${name};`),
  ];
}

function formLines(body: SampleBody): Lines {
  if (body.kind === 'form') return encodedPairs('form', body.fields);
  if (body.kind !== 'multipart') return [];
  const at = (depth: number, text: string) => `${INDENT.repeat(depth)}${text}`;
  const {file, parts} = body;
  return [
    at(2, 'String boundary = UUID.randomUUID().toString();'),
    at(2, 'String head = String.join("\\r\\n",'),
    parts.map(({name}) => [
      at(4, '"--" + boundary,'),
      at(4, `"Content-Disposition: form-data; name=\\"${name}\\"",`),
      at(4, '"Content-Type: application/json",'),
      at(4, '"",'),
      at(4, `${constantCase(name)},`),
    ]),
    at(4, '"--" + boundary,'),
    at(4, `"Content-Disposition: form-data; name=\\"${file.name}\\"; filename=\\"${file.path}\\"",`),
    at(4, `"Content-Type: ${file.contentType}",`),
    at(4, '"",'),
    at(4, '"");'),
    at(2, 'String tail = "\\r\\n--" + boundary + "--\\r\\n";'),
    at(2, '// ofFile sends the file while it is read, so it never has to fit in memory.'),
    at(2, 'BodyPublisher form = BodyPublishers.concat('),
    at(4, 'BodyPublishers.ofString(head),'),
    at(4, `BodyPublishers.ofFile(Path.of("${file.path}")),`),
    at(4, 'BodyPublishers.ofString(tail));'),
  ];
}

const PUBLISHERS: Readonly<Record<SampleBody['kind'], string>> = {
  json: 'BodyPublishers.ofString(BODY)',
  form: 'BodyPublishers.ofString(form)',
  multipart: 'form',
  none: 'BodyPublishers.noBody()',
};

const CONTENT_TYPES: Readonly<Record<SampleBody['kind'], string | undefined>> = {
  json: '"application/json"',
  form: '"application/x-www-form-urlencoded"',
  multipart: '"multipart/form-data; boundary=" + boundary',
  none: undefined,
};

/** The builder has methods for some HTTP methods only, and some of them take no body. */
function methodCall({method, body}: SampleRequest): string {
  if (isWithoutPublisher({method, body})) return `.${method}()`;
  const publisher = PUBLISHERS[body.kind];
  return ['POST', 'PUT'].includes(method) ? `.${method}(${publisher})` : `.method("${method}", ${publisher})`;
}

function isWithoutPublisher({method, body}: Pick<SampleRequest, 'method' | 'body'>): boolean {
  return body.kind === 'none' && ['GET', 'DELETE'].includes(method);
}

/** The function that signs. The message of a key that is none is the program's own, in one place. */
function signer({secret}: SampleRequest): Lines {
  if (!secret) return [];
  const at = (depth: number, text: string) => `${INDENT.repeat(depth)}${text}`;
  return [
    at(1, 'private static String sign(String secret, String text) {'),
    at(2, 'try {'),
    at(3, `// ${FIRST_SECRET}`),
    at(3, 'String encoded = secret.split(" ")[0].replaceFirst("^whsec_", "");'),
    at(3, 'Mac mac = Mac.getInstance("HmacSHA256");'),
    at(3, 'mac.init(new SecretKeySpec(Base64.getDecoder().decode(encoded), "HmacSHA256"));'),
    at(3, 'return "v1," + Base64.getEncoder().encodeToString(mac.doFinal(text.getBytes(UTF_8)));'),
    at(2, '} catch (GeneralSecurityException | IllegalArgumentException e) {'),
    at(3, `fail("${secret} is not Base64");`),
    at(3, 'return null;'),
    at(2, '}'),
    at(1, '}'),
    '',
  ];
}

function uri(request: SampleRequest): Lines {
  if (request.given) return [`${INDENT.repeat(2)}URI uri = URI.create(url);`];
  const hasQuery = request.query.length > 0;
  const [first, second] = addressPieces(
    hasQuery ? {...request, path: [...request.path, '?']} : request,
    'BASE_URL + "',
    ({name}) => `" + ${constantCase(name)} + "`,
    WIDTH - 40,
  );
  const query = hasQuery ? ' + query' : '';
  const closed = (text: string) => (text.endsWith(' + "') ? text.slice(0, -4) : `${text}"`);
  return second === undefined
    ? [`${INDENT.repeat(2)}URI uri = URI.create(${closed(first)}${query});`]
    : [
        `${INDENT.repeat(2)}URI uri = URI.create(${closed(first)}`,
        `${INDENT.repeat(2)}${CONTINUED}+ "${closed(second)}${query});`,
      ];
}

/**
 * The call as a Java program in a single file, with the JDK only.
 *
 * @see https://docs.oracle.com/en/java/javase/17/docs/api/java.net.http/java/net/http/HttpClient.html
 */
export function javaSample(request: SampleRequest): string {
  const {auth, body, headers, idempotencyKey} = request;
  const name = pascalCase(request.operationId);
  const contentType = CONTENT_TYPES[body.kind];
  const chain = (call: string) => `${INDENT.repeat(2)}${CONTINUED}${call}`;
  return program([
    heading('//', 'Java 17 or later', `java ${name}.java`),
    givenComment('//', request),
    '',
    imports(request),
    '',
    `public class ${name} {`,
    !request.given && [
      `${INDENT}private static final String BASE_URL = System.getenv().getOrDefault(`,
      `${INDENT}${CONTINUED}"CLEARWARDEN_BASE_URL", ${doubleQuoted(request.baseUrl)});`,
    ],
    pathParameters(request).map(
      (pair) =>
        `${INDENT}private static final String ${constantCase(pair.name)} = ${doubleQuoted(pair.value)};`,
    ),
    body.kind === 'json' && textConstant('BODY', body.value),
    body.kind === 'multipart' && body.parts.map((part) => textConstant(constantCase(part.name), part.value)),
    '',
    `${INDENT}public static void main(String[] args) throws InterruptedException {`,
    `${INDENT.repeat(2)}try {`,
    `${INDENT.repeat(3)}run();`,
    `${INDENT.repeat(2)}} catch (IOException e) {`,
    `${INDENT.repeat(3)}fail("The call failed: " + e);`,
    request.given && [
      `${INDENT.repeat(2)}} catch (IllegalArgumentException e) {`,
      `${INDENT.repeat(3)}// Not its message, which contains the URL.`,
      `${INDENT.repeat(3)}fail("${request.given.variable} is not a URL");`,
    ],
    `${INDENT.repeat(2)}}`,
    `${INDENT}}`,
    '',
    `${INDENT}private static void run() throws IOException, InterruptedException {`,
    credentials(auth),
    request.given && fromEnvironment('url', request.given.variable),
    idempotencyKey && [
      `${INDENT.repeat(2)}// ${KEEP_KEY}`,
      `${INDENT.repeat(2)}String idempotencyKey = UUID.randomUUID().toString();`,
    ],
    request.secret && [
      fromEnvironment('secret', request.secret),
      `${INDENT.repeat(2)}// ${KEEP_ID}`,
      `${INDENT.repeat(2)}String id = "msg_" + UUID.randomUUID();`,
      `${INDENT.repeat(2)}String timestamp = String.valueOf(Instant.now().getEpochSecond());`,
    ],
    formLines(body),
    request.query.length > 0 && encodedPairs('query', request.query),
    uri(request),
    '',
    `${INDENT.repeat(2)}HttpRequest request = HttpRequest.newBuilder(uri)`,
    chain(`.timeout(Duration.ofSeconds(${request.timeoutSeconds}))`),
    auth.kind === 'bearer' && chain('.header("Authorization", "Bearer " + token)'),
    auth.kind === 'basic' && chain('.header("Authorization", "Basic " + credentials)'),
    contentType && chain(`.header("Content-Type", ${contentType})`),
    idempotencyKey && chain('.header("Idempotency-Key", idempotencyKey)'),
    request.secret && [
      chain('.header("webhook-id", id)'),
      chain('.header("webhook-timestamp", timestamp)'),
      chain('.header("webhook-signature", sign(secret, id + "." + timestamp + "." + BODY))'),
    ],
    headers.map((pair) => chain(`.header(${doubleQuoted(pair.name)}, ${doubleQuoted(pair.value)})`)),
    chain(methodCall(request)),
    chain('.build();'),
    `${INDENT.repeat(2)}HttpResponse<String> response = HttpClient.newHttpClient()`,
    chain('.send(request, BodyHandlers.ofString());'),
    '',
    `${INDENT.repeat(2)}if (response.statusCode() / 100 != 2) {`,
    `${INDENT.repeat(3)}fail(response.statusCode() + " " + response.body());`,
    `${INDENT.repeat(2)}}`,
    request.hasAnswer && [
      `${INDENT.repeat(2)}String type = response.headers().firstValue("Content-Type").orElse("");`,
      `${INDENT.repeat(2)}if (!type.startsWith("application/json")) {`,
      `${INDENT.repeat(3)}fail("${NOT_JSON}: " + response.body());`,
      `${INDENT.repeat(2)}}`,
      `${INDENT.repeat(2)}System.out.println(response.body());`,
    ],
    `${INDENT}}`,
    '',
    signer(request),
    `${INDENT}private static void fail(String message) {`,
    `${INDENT.repeat(2)}System.err.println(message);`,
    `${INDENT.repeat(2)}System.exit(1);`,
    `${INDENT}}`,
    '}',
  ]);
}
