import type {GivenAddress, Pair, SampleAuth, SampleBody, SampleRequest} from './request';
import {
  addressPieces,
  camelCase,
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
} from './text';

const INDENT = '    ';

const METHODS: Readonly<Record<string, string>> = {
  GET: 'HttpMethod.Get',
  POST: 'HttpMethod.Post',
  PUT: 'HttpMethod.Put',
  PATCH: 'HttpMethod.Patch',
  DELETE: 'HttpMethod.Delete',
};

/** A raw string, in which nothing has an escape. More quotes than stand in the text end it. */
function rawString(text: string): string {
  const longest = Math.max(2, ...[...text.matchAll(/"+/g)].map(([quotes]) => quotes.length));
  const quotes = '"'.repeat(longest + 1);
  return `${quotes}\n${indent(`${text}\n${quotes}`, INDENT)}`;
}

function fromEnvironment(name: string, variable: string): Lines {
  return [
    `var ${name} = Environment.GetEnvironmentVariable("${variable}");`,
    `if (string.IsNullOrEmpty(${name})) return Fail("${variable} is not set");`,
  ];
}

function credentials(auth: SampleAuth): Lines {
  if (auth.kind === 'bearer') return fromEnvironment('token', auth.token);
  if (auth.kind === 'basic') {
    return [
      fromEnvironment('clientId', auth.user),
      fromEnvironment('clientSecret', auth.password),
      'var credentials = Convert.ToBase64String(Encoding.UTF8.GetBytes($"{clientId}:{clientSecret}"));',
    ];
  }
  return [];
}

/** What is no URL is noticed before .NET names it in an error. */
function givenUrl({variable}: GivenAddress): Lines {
  return [
    fromEnvironment('given', variable),
    'var isUrl = Uri.TryCreate(given, UriKind.Absolute, out var url) && url.Scheme is "https" or "http";',
    `if (!isUrl) return Fail("${variable} is not a URL");`,
  ];
}

const AUTHORIZATIONS: Readonly<Record<SampleAuth['kind'], string | undefined>> = {
  bearer: '"Bearer", token',
  basic: '"Basic", credentials',
  none: undefined,
};

/** What the SDK does not import by itself. */
function imports({auth, body, hasAnswer, secret}: SampleRequest): Lines {
  const hasHeaderValues = auth.kind !== 'none' || body.kind === 'json' || body.kind === 'multipart';
  return [
    hasHeaderValues && 'using System.Net.Http.Headers;',
    secret && 'using System.Security.Cryptography;',
    (auth.kind === 'basic' || secret) && 'using System.Text;',
    hasAnswer && ['using System.Text.Json;', 'using System.Text.Json.Nodes;'],
  ];
}

/** A value of a query inside an interpolated string. .NET has no builder for queries. */
const queryValue = ({value}: Pair): string =>
  encodeURIComponent(value) === value ? value : `{Uri.EscapeDataString(${doubleQuoted(value)})}`;

const URL_WIDTH = WIDTH - 'var url = $"";'.length;

/** The address, over several lines where it is too long for one: the query then has a line for each pair. */
function url(request: SampleRequest): Lines {
  const pairs = request.query.map(
    (pair, index) => `${index === 0 ? '?' : '&'}${pair.name}=${queryValue(pair)}`,
  );
  const parameter = ({name}: Pair) => `{${camelCase(name)}}`;
  const [whole] = addressPieces(request, '{baseUrl}', parameter, Infinity);
  const line = whole + pairs.join('');
  const pieces =
    line.length <= URL_WIDTH
      ? [line]
      : [...addressPieces(request, '{baseUrl}', parameter, URL_WIDTH), ...pairs];
  return pieces.map((piece, index) => {
    const text = `${piece.includes('{') ? '$' : ''}"${piece}"${index === pieces.length - 1 ? ';' : ''}`;
    return index === 0 ? `var url = ${text}` : `${INDENT}+ ${text}`;
  });
}

const JSON_TYPE = 'new MediaTypeHeaderValue("application/json")';

/** A part of a form, with its name. Names are in quotes, which .NET itself leaves out, and some servers miss. */
function part(name: string, content: string, disposition: string): Lines {
  const call = `${name}.Headers.Add("Content-Disposition",`;
  const value = `${doubleQuoted(`form-data; ${disposition}`)});`;
  return [
    `var ${name} = ${content};`,
    call.length + value.length < WIDTH ? `${call} ${value}` : [call, `${INDENT}${value}`],
  ];
}

function content(body: SampleBody): Lines {
  switch (body.kind) {
    case 'json':
      return [`request.Content = new StringContent(body, ${JSON_TYPE});`];
    case 'form':
      return [
        'request.Content = new FormUrlEncodedContent(new Dictionary<string, string>',
        '{',
        body.fields.map(({name, value}) => `${INDENT}[${doubleQuoted(name)}] = ${doubleQuoted(value)},`),
        '});',
      ];
    case 'multipart': {
      const {file, parts} = body;
      return [
        '',
        'var form = new MultipartFormDataContent();',
        parts.map(({name}) => [
          part(
            `${camelCase(name)}Part`,
            `new StringContent(${camelCase(name)}, ${JSON_TYPE})`,
            `name="${name}"`,
          ),
          `form.Add(${camelCase(name)}Part);`,
        ]),
        '// The stream is read while it is sent, so the file never has to fit in memory.',
        part(
          'filePart',
          `new StreamContent(File.OpenRead("${file.path}"))`,
          `name="${file.name}"; filename="${file.path}"`,
        ),
        `filePart.Headers.ContentType = new MediaTypeHeaderValue("${file.contentType}");`,
        'form.Add(filePart);',
        'request.Content = form;',
      ];
    }
    case 'none':
      return [];
  }
}

/** The signature of the body. */
function signature({secret}: SampleRequest): Lines {
  if (!secret) return [];
  return [
    '',
    `// ${KEEP_ID}`,
    'var id = $"msg_{Guid.NewGuid()}";',
    'var timestamp = DateTimeOffset.UtcNow.ToUnixTimeSeconds();',
    `// ${FIRST_SECRET}`,
    "var encoded = secret.Split(' ')[0];",
    'if (encoded.StartsWith("whsec_", StringComparison.Ordinal)) encoded = encoded[6..];',
    'var key = new byte[encoded.Length];',
    'if (!Convert.TryFromBase64String(encoded, key, out var length))',
    `${INDENT}return Fail("${secret} is not Base64");`,
    'var signed = Encoding.UTF8.GetBytes($"{id}.{timestamp}.{body}");',
    'var signature = Convert.ToBase64String(HMACSHA256.HashData(key[..length], signed));',
  ];
}

const SIGNED = [
  'request.Headers.Add("webhook-id", id);',
  'request.Headers.Add("webhook-timestamp", $"{timestamp}");',
  'request.Headers.Add("webhook-signature", $"v1,{signature}");',
];

/** The texts that a program sends. */
function texts(body: SampleBody): Lines {
  if (body.kind === 'json') return [`const string body = ${rawString(jsonText(body.value))};`];
  if (body.kind !== 'multipart') return [];
  return body.parts.map(
    ({name, value}) => `const string ${camelCase(name)} = ${rawString(jsonText(value))};`,
  );
}

/**
 * The call as a C# program in a single file, with nothing but .NET. It serializes no object, because a program in one
 * file is compiled ahead of time when it is published, and has no reflection for that.
 *
 * @see https://learn.microsoft.com/dotnet/fundamentals/networking/http/httpclient
 * @see https://learn.microsoft.com/dotnet/core/sdk/file-based-apps
 */
export function csharpSample(request: SampleRequest): string {
  const {auth, body, headers, idempotencyKey, hasAnswer} = request;
  const authorization = AUTHORIZATIONS[auth.kind];
  const failures = ['HttpRequestException', 'TaskCanceledException', ...(hasAnswer ? ['JsonException'] : [])];
  return program([
    heading('//', '.NET 10 or later', `dotnet run ${pascalCase(request.operationId)}.cs`),
    givenComment('//', request),
    imports(request),
    '',
    request.given
      ? givenUrl(request.given)
      : [
          'var baseUrl = Environment.GetEnvironmentVariable("CLEARWARDEN_BASE_URL")',
          `${INDENT}?? ${doubleQuoted(request.baseUrl)};`,
        ],
    credentials(auth),
    idempotencyKey && [`// ${KEEP_KEY}`, 'var idempotencyKey = Guid.NewGuid().ToString();'],
    request.secret && fromEnvironment('secret', request.secret),
    pathParameters(request).map(
      ({name, value}) => `const string ${camelCase(name)} = ${doubleQuoted(value)};`,
    ),
    texts(body),
    signature(request),
    '',
    !request.given && url(request),
    `using var request = new HttpRequestMessage(${METHODS[request.method] ?? `new HttpMethod("${request.method}")`}, url);`,
    authorization && `request.Headers.Authorization = new AuthenticationHeaderValue(${authorization});`,
    idempotencyKey && 'request.Headers.Add("Idempotency-Key", idempotencyKey);',
    request.secret && SIGNED,
    headers.map(({name, value}) => `request.Headers.Add(${doubleQuoted(name)}, ${doubleQuoted(value)});`),
    content(body),
    '',
    `using var http = new HttpClient { Timeout = TimeSpan.FromSeconds(${request.timeoutSeconds}) };`,
    'try',
    '{',
    `${INDENT}using var response = await http.SendAsync(request);`,
    `${INDENT}var answer = await response.Content.ReadAsStringAsync();`,
    `${INDENT}if (!response.IsSuccessStatusCode) return Fail($"{(int)response.StatusCode} {answer}");`,
    hasAnswer && `${INDENT}Console.WriteLine(JsonNode.Parse(answer));`,
    `${INDENT}return 0;`,
    '}',
    hasAnswer && '// No response, or one that is not JSON.',
    'catch (Exception error)',
    `${INDENT}when (error is ${failures.join(' or ')})`,
    '{',
    `${INDENT}return Fail($"The call failed: {error.Message}");`,
    '}',
    '',
    'static int Fail(string message)',
    '{',
    `${INDENT}Console.Error.WriteLine(message);`,
    `${INDENT}return 1;`,
    '}',
  ]);
}
