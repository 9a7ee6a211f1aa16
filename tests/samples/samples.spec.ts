import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {firstExample} from '../../src/api/pages/examples';
import {samplesOf} from '../../src/api/samples';
import {languages, type Language, type Sample} from '../../src/api/samples/languages';
import {readClientSamples, readVerificationSamples} from '../../src/api/samples/programs';
import type {Parameter} from '../../src/api/pages/types';
import {describedOperations, type Described} from './descriptions';
import {syntaxErrors} from '../support/grammars';
import {answerOf, MockServer, type Received, type Scripted} from './mockServer';
import {partsOf} from './multipart';
import {canBeHad} from './swift/installation';
import {summary, type Subject, type Way} from './summary';
import {describedWithoutBodies} from './withoutBodies';
import {run, toolchains, write, type Outcome, type Program} from './toolchains';

// One worker runs all tests in order: it compiles everything once, and ends with the table.
// The timeout is for machines that are busy: a run takes about a second.
test.describe.configure({mode: 'default', timeout: 90_000});

const WORK = path.resolve('test-results/samples');
const RESULTS = path.join(WORK, 'results.jsonl');
// Compilers of five languages work at the same time.
const BUILD_TIMEOUT = 600_000;
const RUN_TIMEOUT = 60_000;

const TOKEN = 'token-of-the-test';
const V1_TOKEN = 'cwv1_token-of-the-test';
const CLIENT = {id: 'cwc_of-the-test', secret: 'cwcs_of-the-test'};

/** The call that fails in every language, and how. */
const FAILING = {id: 'v2-createPrivacyRequest', status: 422, variable: 'CLEARWARDEN_TOKEN'};

/** The operation whose address comes with a job, and a job's: another than that of the example, which no sample may call. */
const GIVEN = {id: 'v2-webhookCallback', variable: 'CALLBACK_URL', token: 'token-of-the-job'};
/** The secret of its connection, before the one that it replaces. */
const GIVEN_SECRETS = {
  variable: 'CLEARWARDEN_WEBHOOK_SECRET',
  value: `${secretOf(32)} ${secretOf(31)}`,
  key: Buffer.alloc(32, 1),
};
const givenPath = ({basePath, operation}: Described) =>
  basePath + operation.path.replace('{callback_token}', GIVEN.token);

/** What tree-sitter calls the language. */
const grammarOf = (language: Language): string =>
  (({curl: 'bash', nodejs: 'javascript'}) as Partial<Record<Language, string>>)[language] ?? language;

const operations = [...describedOperations(), ...describedWithoutBodies];
const mock = new MockServer(operations);

/** The file that is uploaded: larger than any buffer on the way, with bytes of every value. */
const UPLOAD = {name: 'loyalty-profile.json', contentType: 'application/json', bytes: uploadBytes()};

function uploadBytes(): Buffer {
  const cipher = crypto.createCipheriv('aes-128-ctr', Buffer.alloc(16), Buffer.alloc(16));
  return Buffer.concat([Buffer.from('{\r\n--\r\n'), cipher.update(Buffer.alloc(2_000_000))]);
}

function programOf(language: Language, id: string, name: string, code: string): Program {
  return {id, name, code, folder: path.join(WORK, language, id)};
}

interface Programs {
  readonly calls: readonly Program[];
  readonly verifier: Program;
  /** The one that repeats calls. */
  readonly client: Program;
}

function programsOf(language: Language): Programs {
  const calls = operations.map(({id, operation}) => {
    const sample = samplesOf(operation).find((candidate) => candidate.language === language);
    return programOf(language, id, operation.operationId, sample?.code ?? '');
  });
  const codeOf = (samples: readonly Sample[]) =>
    samples.find((candidate) => candidate.language === language)?.code ?? '';
  return {
    calls,
    verifier: programOf(language, 'verify', 'verify', codeOf(readVerificationSamples())),
    client: programOf(language, 'client', 'client', codeOf(readClientSamples())),
  };
}

const plans = languages.map((language) => {
  const toolchain = toolchains[language];
  const {calls, verifier, client} = programsOf(language);
  const isInstalled = toolchain.isInstalled();
  const ran: Way = toolchain.isCompiled ? 'compiled and run' : 'run';
  return {
    language,
    toolchain,
    calls,
    verifier,
    client,
    way: isInstalled ? ran : ('parsed' as const),
  };
});

type Plan = (typeof plans)[number];

/** Builds go on behind the tests of the languages before. */
const builds = new Map<Language, Promise<void>>();
const ending = new AbortController();

async function build({language, toolchain, calls, verifier, client, way}: Plan): Promise<void> {
  if (way === 'parsed') return;
  const programs = [...calls, client, verifier];
  const folder = path.join(WORK, language);
  // A failed test ends its worker. The next one finds the programs of this run compiled.
  const stamp = path.join(folder, 'built-by-run');
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === String(process.ppid)) return;
  removeOthers(folder, programs);
  for (const {folder: own, name, code} of programs) {
    write(path.join(own, toolchain.file(name)), `${code}\n`);
  }
  await toolchain.build?.(programs, folder, ending.signal);
  fs.writeFileSync(stamp, String(process.ppid));
}

/** A compiler would take programs of operations that are described no more. */
function removeOthers(folder: string, programs: readonly Program[]): void {
  const found = fs.existsSync(folder) ? fs.readdirSync(folder) : [];
  for (const name of found) {
    const isProgram = /^(v\d+-[a-z]+[A-Za-z]*|client|verify)$/.test(name) && !name.endsWith('-classes');
    if (isProgram && !programs.some(({id}) => id === name)) {
      fs.rmSync(path.join(folder, name), {recursive: true});
    }
  }
}

/** The environment of a program has nothing but what it needs: neither proxies nor other tokens. */
function environment(variables: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  return {PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...variables};
}

function credentials(described: Described): Readonly<Record<string, string>> {
  const {operation, version} = described;
  if (described.id === GIVEN.id) {
    return {
      [GIVEN.variable]: mock.origin + givenPath(described),
      [GIVEN_SECRETS.variable]: GIVEN_SECRETS.value,
    };
  }
  const schemes = operation.security?.flatMap((scheme) => Object.keys(scheme)) ?? [];
  if (schemes.length === 0) return {};
  if (schemes.includes('clientBasic')) {
    return {CLEARWARDEN_CLIENT_ID: CLIENT.id, CLEARWARDEN_CLIENT_SECRET: CLIENT.secret};
  }
  return version === 'v1' ? {CLEARWARDEN_V1_TOKEN: V1_TOKEN} : {CLEARWARDEN_TOKEN: TOKEN};
}

async function call(
  {language, toolchain, calls}: Plan,
  described: Described,
  variables = credentials(described),
): Promise<Outcome> {
  const program = calls.find(({id}) => id === described.id);
  if (!program) throw new Error(`${language} has no sample of ${described.id}`);
  fs.writeFileSync(path.join(program.folder, UPLOAD.name), UPLOAD.bytes);
  mock.takeCalls();
  return run(toolchain.command(program), {
    cwd: program.folder,
    env: environment({CLEARWARDEN_BASE_URL: `${mock.origin}${described.basePath}`, ...variables}),
    timeout: RUN_TIMEOUT,
  });
}

function exampleOf({example, examples, schema}: Parameter): unknown {
  return example ?? Object.values(examples ?? {})[0]?.value ?? schema?.examples?.[0] ?? schema?.default;
}

function expectedAuthorization(described: Described): string | undefined {
  if (described.id === GIVEN.id) return undefined;
  const {CLEARWARDEN_CLIENT_ID: id, ...others} = credentials(described);
  if (id) return `Basic ${Buffer.from(`${CLIENT.id}:${CLIENT.secret}`).toString('base64')}`;
  const [token] = Object.values(others);
  return token && `Bearer ${token}`;
}

const usedKeys = new Set<string>();

/** A call has to be the example of its operation, no more and no less. */
function expectExample(received: Received, described: Described): void {
  const {operation, basePath} = described;
  const {parameters = [], requestBody} = operation;
  const valueOf = (place: Parameter['in'], name: string) => {
    const parameter = parameters.find((candidate) => candidate.in === place && candidate.name === name);
    return parameter && String(exampleOf(parameter));
  };

  expect(received.faults).toEqual([]);
  expect(received.id).toBe(described.id);
  expect(received.path).toBe(
    described.id === GIVEN.id
      ? givenPath(described)
      : basePath + operation.path.replace(/\{(\w+)\}/g, (_, name: string) => valueOf('path', name) ?? ''),
  );
  for (const [name, value] of received.query) expect([name, value]).toEqual([name, valueOf('query', name)]);
  expect(received.headers.authorization).toBe(expectedAuthorization(described));

  const version = parameters.find(({name}) => name === 'If-Match');
  expect(received.headers['if-match']).toBe(version?.['x-in-samples'] ? exampleOf(version) : undefined);

  const key = received.headers['idempotency-key'];
  if (parameters.some(({name}) => name === 'Idempotency-Key')) {
    expect(key).toMatch(/^([0-9a-f]{32}|[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i);
    expect(usedKeys, 'every call has a new key').not.toContain(key);
    usedKeys.add(String(key));
  } else {
    expect(key).toBeUndefined();
  }

  if (described.id === GIVEN.id) expectSigned(received);
  const [mediaType, media] = Object.entries(requestBody?.content ?? {})[0] ?? [];
  if (mediaType && media) expectBody(received, mediaType, firstExample(media));
}

/** The bytes that arrived are those that were signed, a moment ago, with the newer of two secrets. */
function expectSigned({headers, body}: Received): void {
  const id = String(headers['webhook-id']);
  const timestamp = String(headers['webhook-timestamp']);
  expect(id).toMatch(/^msg_[0-9a-f-]{32,36}$/i);
  expect(usedKeys, 'every message has a new ID').not.toContain(id);
  usedKeys.add(id);
  expect(Math.abs(Date.now() / 1000 - Number(timestamp))).toBeLessThan(RUN_TIMEOUT / 1000);
  const signed = crypto.createHmac('sha256', GIVEN_SECRETS.key).update(`${id}.${timestamp}.`).update(body);
  expect(headers['webhook-signature']).toBe(`v1,${signed.digest('base64')}`);
}

function expectBody({headers, body}: Received, mediaType: string, example: unknown): void {
  const contentType = headers['content-type'] ?? '';
  if (mediaType === 'application/json') {
    expect(JSON.parse(body.toString())).toEqual(example);
  } else if (mediaType === 'application/x-www-form-urlencoded') {
    expect(Object.fromEntries(new URLSearchParams(body.toString()))).toEqual(example);
  } else {
    const parts = partsOf(body, contentType);
    const fields = example as Readonly<Record<string, unknown>>;
    expect(parts.map(({name}) => name).sort()).toEqual(Object.keys(fields).sort());
    for (const part of parts) {
      if (part.name !== 'file') {
        expect(JSON.parse(part.content.toString())).toEqual(fields[part.name]);
        continue;
      }
      expect(part.filename).toBe(UPLOAD.name);
      expect(part.contentType).toBe(UPLOAD.contentType);
      expect(part.content.equals(UPLOAD.bytes), 'the file arrives byte by byte').toBe(true);
    }
  }
}

/** The delivery that contributing/product-facts.md has in 9.6. */
const DELIVERY = {
  secret: 'whsec_Y2xlYXJ3YXJkZW4tZG9jcy1leGFtcGxlLWtleS0wMDE=',
  id: 'msg_01K56V39E0TYJE9HQ0BKMRVVXN',
  timestamp: 1757945112,
  signature: 'v1,gaQ6EI1jy0rsYjT1GMmRiJvxhGGjLDeOq/aRYB/IMwE=',
  body:
    '{"id":"evt_01K56V39E0E6NH4MTD9XX7PCZ0","type":"privacy_request.status_changed",' +
    '"occurred_at":"2025-09-15T14:05:12Z","tenant":"harborpine","test":false,"data":' +
    '{"privacy_request_id":"pr_01K56TZY0GJ8V5HMEMRGAECABA","status":"verifying","previous_status":"received"}}',
};
const OTHER_SECRET = `whsec_${Buffer.from('clearwarden-docs-another-key-002').toString('base64')}`;
const OTHER_SIGNATURE = `v1,${Buffer.alloc(32, 1).toString('base64')}`;

/** Keys that are empty, not Base64 or short, alone and beside a good one. */
const BAD_SECRETS = ['', 'whsec_', 'whsec_!!!!', secretOf(4), secretOf(15)].flatMap((secret) =>
  secret === '' ? [secret] : [secret, `${secret} ${DELIVERY.secret}`, `${DELIVERY.secret} ${secret}`],
);

function secretOf(bytes: number): string {
  return `whsec_${Buffer.alloc(bytes, 1).toString('base64')}`;
}

/** What anyone can sign the delivery with. */
const EMPTY_KEY_SIGNATURE = `v1,${crypto
  .createHmac('sha256', '')
  .update(`${DELIVERY.id}.${DELIVERY.timestamp}.${DELIVERY.body}`)
  .digest('base64')}`;

/** Where a program that reads no standard input finds the body. */
const BODY_FILE = 'body.json';

type Changes = Partial<typeof DELIVERY & {now: number}>;

async function runVerifier({toolchain, verifier}: Plan, changes: Changes): Promise<Outcome> {
  const {secret, id, timestamp, signature, body, now} = {
    ...DELIVERY,
    now: DELIVERY.timestamp + 10,
    ...changes,
  };
  if (toolchain.readsFile) fs.writeFileSync(path.join(verifier.folder, BODY_FILE), body);
  const file = toolchain.readsFile ? [BODY_FILE] : [];
  return run([...toolchain.command(verifier), id, String(timestamp), signature, ...file, String(now)], {
    cwd: verifier.folder,
    env: environment({CLEARWARDEN_WEBHOOK_SECRET: secret}),
    input: body,
    timeout: RUN_TIMEOUT,
  });
}

async function verify(plan: Plan, changes: Changes) {
  const {code, stdout, stderr} = await runVerifier(plan, changes);
  expect([0, 1], stderr).toContain(code);
  return {isValid: code === 0, stdout};
}

const VALID = {isValid: true, stdout: 'valid\n'};
const NOT_VALID = {isValid: false, stdout: expect.stringMatching(/^not valid/) as unknown};

test.beforeAll(async () => {
  await mock.start();
  for (const plan of plans) {
    const started = build(plan);
    // It is reported by the tests of its language.
    started.catch(() => undefined);
    builds.set(plan.language, started);
  }
});

test.afterAll(async ({}, {status, expectedStatus}) => {
  ending.abort();
  await Promise.allSettled(builds.values());
  await mock.stop();
  // After a failed test another worker goes on, and has the whole table in the end.
  if (status === expectedStatus) console.log(`\n${summary.table(RESULTS)}\n`);
});

/** Tests of a language, after its programs are compiled. Their outcome goes into the table. */
function describeLanguage({language}: Plan, way: Way, subject: Subject, tests: () => void): void {
  test.describe(`${language}: ${way}`, () => {
    test.beforeAll(async () => {
      test.setTimeout(BUILD_TIMEOUT);
      await builds.get(language);
    });
    test.afterEach(({}, {status, expectedStatus}) => {
      summary.add(RESULTS, {language, way, subject, isPassed: status === expectedStatus});
    });
    tests();
  });
}

function testSample(plan: Plan, described: Described): void {
  const {language, calls, way} = plan;
  test(described.id, async () => {
    if (way === 'parsed') {
      const {code = ''} = calls.find(({id}) => id === described.id) ?? {};
      expect(await syntaxErrors(grammarOf(language), code)).toEqual([]);
      return;
    }
    mock.answerWith();
    const {code, stdout, stderr} = await call(plan, described);
    const received = mock.takeCalls();
    expect(code, `${stdout}\n${stderr}\n${received[0]?.faults.join('\n') ?? 'no call'}`).toBe(0);
    expect(received).toHaveLength(1);
    if (received[0]) expectExample(received[0], described);
    const {body} = answerOf(described.operation);
    if (body === undefined) expect(stdout).toBe('');
    else expect(JSON.parse(stdout)).toEqual(body);
    expect(stderr, 'no warnings').toBe('');
  });
}

function testFailures(plan: Plan, failing: Described): void {
  test(`answer ${FAILING.status}`, async () => {
    mock.answerWith(FAILING.status);
    const {code, stdout, stderr} = await call(plan, failing);
    const {detail} = answerOf(failing.operation, FAILING.status).body as {detail: string};
    expect(mock.takeCalls()).toHaveLength(1);
    expectFailed(code);
    expect(stdout + stderr).toContain(String(FAILING.status));
    expect(stdout + stderr).toContain(detail);
  });

  // curl prints what comes, and a person reads it.
  if (plan.language !== 'curl') {
    test('a page of a proxy with a status of success', async () => {
      mock.answerWith();
      mock.answerInTurn({text: '<html>Sign in to the network</html>'});
      const {code, stderr} = await call(plan, failing);
      expect(mock.takeCalls()).toHaveLength(1);
      expectFailed(code);
      expectMessage(stderr);
    });
  }

  test('no credentials', async () => {
    mock.answerWith();
    const {code, stderr} = await call(plan, failing, {});
    expect(mock.takeCalls()).toHaveLength(0);
    expectFailed(code);
    expect(stderr).toContain(FAILING.variable);
    expectMessage(stderr);
  });

  test('no server', async () => {
    const {code, stderr} = await call(plan, failing, {
      ...credentials(failing),
      CLEARWARDEN_BASE_URL: 'http://127.0.0.1:1/api/v2',
    });
    expectFailed(code);
    expectMessage(stderr);
  });
}

/** The address of a job is a secret: whatever is wrong with it or with the call, no message may have its token. */
function testGivenAddress(plan: Plan, given: Described): void {
  const FAULTS = {
    'no server': `http://127.0.0.1:1${givenPath(given)}`,
    'no host': `http://${givenPath(given)}`,
    'no scheme': givenPath(given),
    'another scheme': `gopher://127.0.0.1:1/${GIVEN.token}`,
    'a port that is none': `http://127.0.0.1:port/${GIVEN.token}`,
    'a space': `http://127.0.0.1:1/a b/${GIVEN.token}`,
  };
  const secrets = {[GIVEN_SECRETS.variable]: GIVEN_SECRETS.value};
  for (const [fault, address] of Object.entries(FAULTS)) {
    test(`${given.id}: ${fault}`, async () => {
      const {code, stdout, stderr} = await call(plan, given, {...secrets, [GIVEN.variable]: address});
      expectFailed(code);
      expectMessage(stderr);
      expect(stdout + stderr).not.toContain(GIVEN.token);
    });
  }

  test(`${given.id}: no address`, async () => {
    const {code, stderr} = await call(plan, given, secrets);
    expect(mock.takeCalls()).toHaveLength(0);
    expectFailed(code);
    expect(stderr).toContain(GIVEN.variable);
    expectMessage(stderr);
  });

  for (const [fault, secret] of [
    ['no secret', {}],
    ['a secret that is none', {[GIVEN_SECRETS.variable]: 'whsec_!!!!'}],
  ] as const) {
    test(`${given.id}: ${fault}`, async () => {
      const address = {[GIVEN.variable]: mock.origin + givenPath(given)};
      const {code, stderr} = await call(plan, given, {...address, ...secret});
      expect(mock.takeCalls()).toHaveLength(0);
      expectFailed(code);
      expect(stderr).toContain(GIVEN_SECRETS.variable);
      expectMessage(stderr);
    });
  }
}

/** What went wrong, without the calls of the program that led there. */
function expectMessage(stderr: string): void {
  expect(stderr.trim()).not.toBe('');
  expect(stderr.trim().split('\n').length, stderr).toBeLessThan(3);
}

/** It ended by itself, with another code than that of success. */
function expectFailed(code: number | null): void {
  expect(code).not.toBeNull();
  expect(code).not.toBe(0);
}

function testVerification(plan: Plan): void {
  test('a webhook is valid', async () => {
    expect(await verify(plan, {})).toEqual(VALID);
  });

  test('a changed webhook is not valid', async () => {
    expect(await verify(plan, {body: DELIVERY.body.replace('verifying', 'completed')})).toEqual(NOT_VALID);
    expect(await verify(plan, {id: `${DELIVERY.id}X`})).toEqual(NOT_VALID);
    expect(await verify(plan, {signature: OTHER_SIGNATURE})).toEqual(NOT_VALID);
    expect(await verify(plan, {signature: DELIVERY.signature.replace('v1', 'v2')})).toEqual(NOT_VALID);
  });

  test('an old webhook is not valid', async () => {
    const {timestamp} = DELIVERY;
    expect(await verify(plan, {now: timestamp + 300})).toEqual(VALID);
    expect(await verify(plan, {now: timestamp + 301})).toEqual(NOT_VALID);
    expect(await verify(plan, {now: timestamp - 301})).toEqual(NOT_VALID);
  });

  test('a webhook is valid while secrets rotate', async () => {
    // The sender signs with both, and the receiver may know one or both.
    expect(await verify(plan, {signature: `${OTHER_SIGNATURE} ${DELIVERY.signature}`})).toEqual(VALID);
    expect(await verify(plan, {secret: `${OTHER_SECRET} ${DELIVERY.secret}`})).toEqual(VALID);
    expect(await verify(plan, {secret: OTHER_SECRET})).toEqual(NOT_VALID);
  });

  test('no webhook is verified with a bad secret', async () => {
    // No signature at all, one that anyone can make, and one by the good secret beside the bad one.
    const signature = `v1, ${EMPTY_KEY_SIGNATURE} ${DELIVERY.signature}`;
    for (const secret of [undefined, ...BAD_SECRETS]) {
      const {code, stdout, stderr} = await runVerifier(plan, {secret, signature});
      expect(stdout, `no verdict with ${secret ?? 'no secret'}`).toBe('');
      expectFailed(code);
      expect(stderr).toContain('CLEARWARDEN_WEBHOOK_SECRET');
    }
  });

  test('a webhook is not valid with spaces as a key', async () => {
    const {secret} = DELIVERY;
    for (const spaced of [' ', `${secret} `, ` ${secret}`, `${secret}  ${OTHER_SECRET}`]) {
      // Where a language takes several spaces for one, the program runs. Elsewhere it refuses.
      const {code, stdout} = await runVerifier(plan, {secret: spaced, signature: EMPTY_KEY_SIGNATURE});
      expect(stdout).not.toBe(VALID.stdout);
      expectFailed(code);
    }
  });
}

/** What a client creates, reads, and updates. */
const CREATED = {
  id: 'pr_01K56TZY0GJ8V5HMEMRGAECABA',
  version: '"7"',
  headers: {
    location: 'https://harborpine.clearwarden.example/api/v2/privacy-requests/pr_01K56TZY0GJ8V5HMEMRGAECABA',
  },
};

/** Two pages of a list. The cursor has what a query must escape. */
const CURSOR = 'b2Zmc2V0+/LTAwMDI=';
const pageOf = (ids: readonly string[], next: string | null): Scripted => ({
  body: {data: ids.map((id) => ({id})), pagination: {next_cursor: next, has_more: next !== null}},
  headers: next === null ? {} : {link: `<${nextPage()}>; rel="next"`},
});
const nextPage = () =>
  `${mock.origin}/api/v2/privacy-requests?limit=100&cursor=${encodeURIComponent(CURSOR)}`;

const readOnce = (): Scripted[] => [
  {body: {id: CREATED.id}, headers: {etag: CREATED.version}},
  {body: {id: CREATED.id}, headers: {etag: '"8"'}},
  pageOf(['pr_1', 'pr_2'], CURSOR),
  pageOf(['pr_3'], null),
];

async function runClient(
  {toolchain, client}: Plan,
  script: readonly Scripted[],
  variables: Readonly<Record<string, string>> = {CLEARWARDEN_TOKEN: TOKEN},
): Promise<Outcome & {readonly calls: readonly Received[]}> {
  mock.takeCalls();
  mock.answerInTurn(...script);
  const outcome = await run(toolchain.command(client), {
    cwd: client.folder,
    env: environment({CLEARWARDEN_BASE_URL: `${mock.origin}/api/v2`, ...variables}),
    timeout: RUN_TIMEOUT,
  });
  mock.answerInTurn();
  return {...outcome, calls: mock.takeCalls()};
}

function testClient(plan: Plan): void {
  const {language, client, way} = plan;
  if (way === 'parsed') {
    test('repeats', async () => {
      expect(await syntaxErrors(grammarOf(language), client.code)).toEqual([]);
    });
    return;
  }

  test('a call is repeated with its key and body, updates have a version, and lists an end', async () => {
    const created = {body: {id: CREATED.id}, headers: CREATED.headers};
    const wait = {headers: {'retry-after': '1'}};
    const start = Date.now();
    const {code, stdout, stderr, calls} = await runClient(plan, [
      false,
      {status: 429, ...wait},
      {status: 503, ...wait},
      created,
      ...readOnce(),
    ]);
    expect(code, stderr).toBe(0);
    expect(calls.flatMap(({faults}) => faults)).toEqual([]);
    expect(Date.now() - start).toBeGreaterThan(4000);
    expect(calls.map(({method}) => method)).toEqual([
      ...Array<string>(4).fill('POST'),
      'GET',
      'PATCH',
      'GET',
      'GET',
    ]);
    const creating = calls.slice(0, 4);
    expect(new Set(creating.map(({headers}) => headers['idempotency-key'])).size).toBe(1);
    expect(creating[0]?.headers['idempotency-key']).toBeTruthy();
    expect(new Set(creating.map(({body}) => body.toString())).size).toBe(1);
    expect(calls[5]?.headers['if-match']).toBe(CREATED.version);
    expect(Object.fromEntries(calls[7]?.query ?? [])).toEqual({limit: '100', cursor: CURSOR});
    expect(stdout).toMatch(
      new RegExp(`^created ${CREATED.id}\nupdated ${CREATED.id}\nlisted (3 requests|2 pages)\n$`),
    );
  });

  test('a call that cannot succeed is not repeated, and says why', async () => {
    const page = '<!doctype html><title>Sign in to the proxy</title>';
    for (const [script, words] of [
      [{text: page}, 'Not JSON'],
      [{status: 422}, '422'],
      [{status: 429, headers: {'retry-after': '3600'}}, '3600'],
    ] as const) {
      const {code, stderr, stdout, calls} = await runClient(plan, [script]);
      expectFailed(code);
      expect(calls).toHaveLength(1);
      expect(stderr).toContain(words);
      expect(stdout).toBe('');
    }
  });

  test('an update that someone else was faster than is not repeated', async () => {
    const created = {body: {id: CREATED.id}, headers: CREATED.headers};
    const {code, stderr, calls} = await runClient(plan, [created, ...readOnce().slice(0, 1), {status: 412}]);
    expectFailed(code);
    expect(calls).toHaveLength(3);
    expect(stderr).toContain('412');
  });

  test('without a token, nothing is called', async () => {
    const {code, stderr, calls} = await runClient(plan, [], {});
    expectFailed(code);
    expect(calls).toEqual([]);
    expect(stderr).toContain('CLEARWARDEN_TOKEN');
    expectMessage(stderr);
  });
}

const failing = operations.find(({id}) => id === FAILING.id);
if (!failing) throw new Error(`${FAILING.id} is not described`);
const given = operations.find(({id}) => id === GIVEN.id);
if (!given) throw new Error(`${GIVEN.id} is not described`);

for (const plan of plans) {
  const {language, verifier, way} = plan;

  describeLanguage(plan, way, 'samples', () => {
    for (const described of operations) testSample(plan, described);
  });

  // What is only parsed cannot fail.
  if (way !== 'parsed') {
    describeLanguage(plan, way, 'failures', () => {
      testFailures(plan, failing);
      testGivenAddress(plan, given);
    });
  }

  describeLanguage(plan, way, 'repeats', () => testClient(plan));

  describeLanguage(plan, way, 'webhooks', () => {
    if (way !== 'parsed') {
      testVerification(plan);
      return;
    }
    test('verification of webhooks', async () => {
      expect(await syntaxErrors(grammarOf(language), verifier.code)).toEqual([]);
    });
  });
}

if (process.env.SAMPLES === 'all') {
  test('no language is only parsed, but Swift where no compiler of it can be had', () => {
    const parsed = plans.filter(({way}) => way === 'parsed').map(({language}) => language);
    expect(parsed).toEqual(canBeHad ? [] : ['swift']);
  });
}

// The last test, so that the table comes after it.
test('every operation has a sample in every language, without a secret', () => {
  expect(operations.length).toBeGreaterThan(0);
  for (const {operation} of operations) {
    const samples = samplesOf(operation);
    expect(samples.map(({language}) => language)).toEqual([...languages]);
    for (const {code} of [...samples, ...readClientSamples()])
      expect(code).not.toMatch(/cwcs?_|cwv1_|whsec_[\w+/]{4}|Bearer [A-Za-z0-9]{8}/);
  }
});
