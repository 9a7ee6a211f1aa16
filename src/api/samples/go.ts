import type {SampleAuth, SampleRequest} from './request';
import {
  addressPieces,
  camelCaseWithInitialisms,
  doubleQuoted,
  givenComment,
  heading,
  jsonText,
  pathParameters,
  program,
  snakeCase,
  WIDTH,
  type Lines,
  FIRST_SECRET,
  KEEP_ID,
  KEEP_KEY,
  NOT_JSON,
} from './text';

const METHODS: Readonly<Record<string, string>> = {
  GET: 'http.MethodGet',
  POST: 'http.MethodPost',
  PUT: 'http.MethodPut',
  PATCH: 'http.MethodPatch',
  DELETE: 'http.MethodDelete',
};

/** A raw string, in which only its own quote cannot stand. */
function rawString(text: string): string {
  return text.includes('`') ? doubleQuoted(text) : `\`${text}\``;
}

/** Constants in a block, with their values in a column as gofmt wants it. */
function constants(entries: readonly (readonly [name: string, value: string])[]): Lines {
  const [first] = entries;
  if (entries.length === 1 && first) return [`const ${first[0]} = ${first[1]}`];
  const width = Math.max(...entries.map(([name]) => name.length));
  return ['const (', entries.map(([name, value]) => `\t${name.padEnd(width)} = ${value}`), ')'];
}

function fromEnvironment(name: string, variable: string): Lines {
  return [
    `\t${name} := os.Getenv("${variable}")`,
    `\tif ${name} == "" {`,
    `\t\treturn errors.New("${variable} is not set")`,
    '\t}',
  ];
}

function credentials(auth: SampleAuth): Lines {
  if (auth.kind === 'bearer') return fromEnvironment('token', auth.token);
  if (auth.kind === 'basic') {
    return [fromEnvironment('clientID', auth.user), fromEnvironment('clientSecret', auth.password)];
  }
  return [];
}

function imports({auth, body, query, given, idempotencyKey, hasAnswer, secret}: SampleRequest): Lines {
  const isMultipart = body.kind === 'multipart';
  const packages = [
    'context',
    'fmt',
    'io',
    'net/http',
    'os',
    'time',
    ...(idempotencyKey || secret ? ['crypto/rand', 'encoding/hex'] : []),
    ...(secret ? ['crypto/hmac', 'crypto/sha256', 'encoding/base64', 'strconv'] : []),
    ...(auth.kind === 'none' && !given ? [] : ['errors']),
    ...(hasAnswer ? ['encoding/json'] : []),
    ...(isMultipart ? ['mime/multipart', 'net/textproto'] : []),
    ...(query.length > 0 || body.kind === 'form' || given ? ['net/url'] : []),
    ...(body.kind === 'json' || body.kind === 'form' ? ['strings'] : []),
  ];
  return ['import (', [...packages].sort().map((name) => `\t"${name}"`), ')'];
}

/** The body of the call: its declarations, and the expression that is passed on. */
function bodyOf({body}: SampleRequest): {
  readonly lines: Lines;
  readonly reader: string;
  readonly type?: string;
} {
  switch (body.kind) {
    case 'json':
      return {
        lines: ['\tbody := strings.NewReader(payload)'],
        reader: 'body',
        type: '"application/json"',
      };
    case 'form':
      return {
        lines: [
          '\tform := url.Values{}',
          body.fields.map(({name, value}) => `\tform.Set(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
          '\tbody := strings.NewReader(form.Encode())',
        ],
        reader: 'body',
        type: '"application/x-www-form-urlencoded"',
      };
    case 'multipart':
      return {
        lines: [
          '\t// The pipe sends the file while it is read, so it never has to fit in memory.',
          '\treader, writer := io.Pipe()',
          '\tform := multipart.NewWriter(writer)',
          '\tgo func() {',
          '\t\twriter.CloseWithError(writeForm(form))',
          '\t}()',
          '',
        ],
        reader: 'reader',
        type: 'form.FormDataContentType()',
      };
    case 'none':
      return {lines: [], reader: 'nil'};
  }
}

function formWriter({body}: SampleRequest): Lines {
  if (body.kind !== 'multipart') return [];
  const {file, parts} = body;
  const part = (disposition: string, contentType: string) => [
    'form.CreatePart(textproto.MIMEHeader{',
    `\t\t"Content-Disposition": {${rawString(disposition)}},`,
    `\t\t"Content-Type":        {"${contentType}"},`,
    '\t})',
  ];
  const assigned = (target: string, lines: readonly string[]) => [
    `\t${target} ${lines[0]}`,
    ...lines.slice(1),
  ];
  return [
    '',
    'func writeForm(form *multipart.Writer) error {',
    parts.map(({name}, index) => [
      assigned(
        index === 0 ? 'part, err :=' : 'part, err =',
        part(`form-data; name="${name}"`, 'application/json'),
      ),
      '\tif err != nil {',
      '\t\treturn err',
      '\t}',
      `\tif _, err := io.WriteString(part, ${name}); err != nil {`,
      '\t\treturn err',
      '\t}',
      '',
    ]),
    `\tfile, err := os.Open("${file.path}")`,
    '\tif err != nil {',
    '\t\treturn err',
    '\t}',
    '\tdefer file.Close()',
    assigned(
      parts.length === 0 ? 'part, err :=' : 'part, err =',
      part(`form-data; name="${file.name}"; filename="${file.path}"`, file.contentType),
    ),
    '\tif err != nil {',
    '\t\treturn err',
    '\t}',
    '\tif _, err := io.Copy(part, file); err != nil {',
    '\t\treturn err',
    '\t}',
    '\treturn form.Close()',
    '}',
  ];
}

/** The texts that a program sends, as constants beside its functions. */
function texts({body}: SampleRequest): Lines {
  if (body.kind === 'json') return ['', `const payload = ${rawString(jsonText(body.value))}`];
  if (body.kind !== 'multipart') return [];
  return body.parts.map(({name, value}) => ['', `const ${name} = ${rawString(jsonText(value))}`]);
}

/** The signature of the body. A hash takes whatever is written to it, so writing has no error. */
function signature({secret}: SampleRequest): Lines {
  if (!secret) return [];
  return [
    fromEnvironment('secret', secret),
    `\t// ${FIRST_SECRET}`,
    '\tfirst, _, _ := strings.Cut(secret, " ")',
    '\tkey, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(first, "whsec_"))',
    '\tif err != nil {',
    `\t\treturn errors.New("${secret} is not Base64")`,
    '\t}',
    '',
    `\t// ${KEEP_ID}`,
    '\tmessage := make([]byte, 16)',
    '\tif _, err := rand.Read(message); err != nil {',
    '\t\treturn err',
    '\t}',
    '\tid := "msg_" + hex.EncodeToString(message)',
    '\ttimestamp := strconv.FormatInt(time.Now().Unix(), 10)',
    '\tmac := hmac.New(sha256.New, key)',
    '\tfmt.Fprintf(mac, "%s.%s.%s", id, timestamp, payload)',
    '\tsignature := base64.StdEncoding.EncodeToString(mac.Sum(nil))',
  ];
}

const SIGNED = [
  '\treq.Header.Set("webhook-id", id)',
  '\treq.Header.Set("webhook-timestamp", timestamp)',
  '\treq.Header.Set("webhook-signature", "v1,"+signature)',
];

function endpoint(request: SampleRequest): Lines {
  if (request.given) return [];
  const hasQuery = request.query.length > 0;
  // Joined with plus, as in: baseURL + "/privacy-requests/" + privacyRequestID
  const [first, second] = addressPieces(
    hasQuery ? {...request, path: [...request.path, '?']} : request,
    'baseURL + "',
    ({name}) => `" + ${camelCaseWithInitialisms(name)} + "`,
    WIDTH - 16,
  );
  const tidy = (text: string) => text.replace(/ \+ ""?$/, '');
  const end = hasQuery ? ' + query.Encode()' : '';
  const closed = (text: string) => (text.endsWith(' + "') ? tidy(text) : `${text}"`);
  return [
    hasQuery && [
      '\tquery := url.Values{}',
      request.query.map(({name, value}) => `\tquery.Set(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
    ],
    second === undefined
      ? `\tendpoint := ${closed(first)}${end}`
      : [`\tendpoint := ${tidy(first)} +`, `\t\t"${closed(second)}${end}`],
  ];
}

/**
 * The call as a Go program, with the standard library only.
 *
 * @see https://pkg.go.dev/net/http
 */
export function goSample(request: SampleRequest): string {
  const {auth, headers, idempotencyKey} = request;
  const body = bodyOf(request);
  const call = `http.NewRequestWithContext(ctx, ${METHODS[request.method] ?? doubleQuoted(request.method)}, endpoint`;
  return program([
    heading('//', 'Go 1.18 or later', `go run ${snakeCase(request.operationId)}.go`),
    '',
    'package main',
    '',
    imports(request),
    '',
    givenComment('//', request),
    !request.given &&
      constants([
        ['defaultBaseURL', doubleQuoted(request.baseUrl)],
        ...pathParameters(request).map(
          ({name, value}) => [camelCaseWithInitialisms(name), doubleQuoted(value)] as const,
        ),
      ]),
    texts(request),
    '',
    'func main() {',
    '\tif err := run(); err != nil {',
    request.given && [
      '\t\t// The cause alone: the error itself contains the URL.',
      '\t\tvar urlError *url.Error',
      '\t\tif errors.As(err, &urlError) {',
      '\t\t\terr = urlError.Err',
      '\t\t}',
    ],
    '\t\tfmt.Fprintln(os.Stderr, err)',
    '\t\tos.Exit(1)',
    '\t}',
    '}',
    '',
    'func run() error {',
    request.given
      ? fromEnvironment('endpoint', request.given.variable)
      : [
          '\tbaseURL := os.Getenv("CLEARWARDEN_BASE_URL")',
          '\tif baseURL == "" {',
          '\t\tbaseURL = defaultBaseURL',
          '\t}',
        ],
    credentials(auth),
    idempotencyKey && [
      `\t// ${KEEP_KEY}`,
      '\tkey := make([]byte, 16)',
      '\tif _, err := rand.Read(key); err != nil {',
      '\t\treturn err',
      '\t}',
    ],
    signature(request),
    '',
    `\tctx, cancel := context.WithTimeout(context.Background(), ${request.timeoutSeconds}*time.Second)`,
    '\tdefer cancel()',
    '',
    body.lines,
    endpoint(request),
    `\treq, err := ${call}, ${body.reader})`,
    '\tif err != nil {',
    '\t\treturn err',
    '\t}',
    auth.kind === 'bearer' && '\treq.Header.Set("Authorization", "Bearer "+token)',
    auth.kind === 'basic' && '\treq.SetBasicAuth(clientID, clientSecret)',
    body.type && `\treq.Header.Set("Content-Type", ${body.type})`,
    idempotencyKey && '\treq.Header.Set("Idempotency-Key", hex.EncodeToString(key))',
    request.secret && SIGNED,
    headers.map(({name, value}) => `\treq.Header.Set(${doubleQuoted(name)}, ${doubleQuoted(value)})`),
    '',
    '\tresp, err := http.DefaultClient.Do(req)',
    '\tif err != nil {',
    '\t\treturn err',
    '\t}',
    '\tdefer resp.Body.Close()',
    '',
    '\tanswer, err := io.ReadAll(resp.Body)',
    '\tif err != nil {',
    '\t\treturn err',
    '\t}',
    '\tif resp.StatusCode < 200 || resp.StatusCode > 299 {',
    '\t\treturn fmt.Errorf("%s: %s", resp.Status, answer)',
    '\t}',
    request.hasAnswer && [
      '\tif !json.Valid(answer) {',
      `\t\treturn fmt.Errorf("${NOT_JSON}: %s", answer)`,
      '\t}',
      '\tfmt.Println(string(answer))',
    ],
    '\treturn nil',
    '}',
    formWriter(request),
  ]);
}
