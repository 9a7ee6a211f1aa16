import crypto from 'node:crypto';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {describedOperations} from './descriptions';
import {answerOf, MockServer} from './mockServer';
import {run, type Outcome} from './toolchains';

// Shells start other programs, which takes a while on a machine that is busy.
test.describe.configure({mode: 'default', timeout: 60_000});

const SAMPLES = path.resolve('docs/api/v2/samples');
const operations = describedOperations();
const mock = new MockServer(operations);

test.beforeAll(() => mock.start());
test.afterAll(() => mock.stop());

const sample = (command: string, file: string, variables: NodeJS.ProcessEnv, input = ''): Promise<Outcome> =>
  run([command, path.join(SAMPLES, file)], {
    cwd: SAMPLES,
    env: {PATH: process.env.PATH, LC_ALL: 'C.UTF-8', ...variables},
    input,
    timeout: 30_000,
  });

const firstCall = (variables: NodeJS.ProcessEnv = {}) =>
  sample('bash', 'first-call.sh', {
    CLEARWARDEN_BASE_URL: `${mock.origin}/api/v2`,
    CLEARWARDEN_CLIENT_ID: 'cwc_of-the-test',
    CLEARWARDEN_CLIENT_SECRET: 'cwcs_of-the-test',
    ...variables,
  });

test('the first call gets a token, creates a request, and reads it', async () => {
  mock.takeCalls();
  const {code, stdout, stderr} = await firstCall();
  expect(code, stderr).toBe(0);
  const calls = mock.takeCalls();
  expect(calls.flatMap(({faults}) => faults)).toEqual([]);
  expect(calls.map(({id}) => id)).toEqual([
    'v2-authentication',
    'v2-createPrivacyRequest',
    'v2-getPrivacyRequest',
  ]);
  expect(Object.keys(JSON.parse(stdout) as object)).toEqual(['reference', 'status', 'due_at', 'policy']);
});

test('the first call stops at the call that fails, and shows its response', async () => {
  mock.takeCalls();
  mock.answerInTurn({status: 401});
  const refused = await firstCall();
  expect(refused.code).not.toBe(0);
  expect(refused.stderr).toContain('invalid_client');
  expect(mock.takeCalls()).toHaveLength(1);

  mock.answerInTurn({}, {status: 422});
  const invalid = await firstCall();
  expect(invalid.code).not.toBe(0);
  expect(invalid.stderr).toContain('validation-failed');
  expect(mock.takeCalls()).toHaveLength(2);

  mock.answerInTurn({text: '<!doctype html><title>Sign in to the proxy</title>'});
  expect((await firstCall()).code).not.toBe(0);
  expect(mock.takeCalls()).toHaveLength(1);

  const without = await firstCall({CLEARWARDEN_CLIENT_ID: ''});
  expect(without.code).not.toBe(0);
  expect(without.stderr).toContain('CLEARWARDEN_CLIENT_ID');
  expect(mock.takeCalls()).toEqual([]);
});

test('the program for TypeScript lists the requests that are in review, page by page', async () => {
  const list = operations.find(({id}) => id === 'v2-listPrivacyRequests');
  if (!list) throw new Error('No operation lists privacy requests');
  const {data} = answerOf(list.operation).body as {
    readonly data: readonly {readonly reference: string; readonly due_at: string}[];
  };
  const [first, second] = data;
  const page = (entry: unknown, next_cursor: string | null) => ({
    body: {data: [entry], pagination: {next_cursor, has_more: next_cursor !== null}},
  });
  mock.takeCalls();
  mock.answerInTurn(page(first, 'b2Zmc2V0LTAwMDI'), page(second, null));
  const variables = {CLEARWARDEN_BASE_URL: `${mock.origin}/api/v2`, CLEARWARDEN_TOKEN: 'token-of-the-test'};
  // Node.js 20 needs help with types.
  const {code, stdout, stderr} = await sample(
    path.resolve('node_modules/.bin/tsx'),
    'in-review.mts',
    variables,
  );
  expect(code, stderr).toBe(0);
  expect(stdout).toBe(
    data
      .slice(0, 2)
      .map((entry) => `${entry.reference} ${entry.due_at}\n`)
      .join(''),
  );
  const calls = mock.takeCalls();
  expect(calls.flatMap(({faults}) => faults)).toEqual([]);
  expect(calls.map(({query}) => Object.fromEntries(query))).toEqual([
    {status: 'in_review'},
    {status: 'in_review', cursor: 'b2Zmc2V0LTAwMDI'},
  ]);
});

/** Reported with the first example of the operation. */
const RESULT = '{\n "job_id": "job_01K5RADMG8QYTA2G05AD4KPGDC",\n "status": "in_progress"}\n';
const KEY = Buffer.from('clearwarden-docs-example-key-001');

for (const [command, file] of [
  [process.execPath, 'callback.mjs'],
  ['python3', 'callback.py'],
] as const) {
  test(`${file} signs the bytes that it sends`, async () => {
    mock.takeCalls();
    const variables = {
      CALLBACK_URL: `${mock.origin}/api/v2/callbacks/cbt_01K5RADMG8QYTA2G05AD4KPGDC`,
      // The new secret is the first one.
      CLEARWARDEN_WEBHOOK_SECRET: `whsec_${KEY.toString('base64')} whsec_${Buffer.alloc(32).toString('base64')}`,
    };
    const {code, stdout, stderr} = await sample(command, file, variables, RESULT);
    const [call] = mock.takeCalls();
    expect(code, `${stderr}\n${call?.faults.join('\n') ?? 'no call'}`).toBe(0);
    expect(stdout).toContain('202');
    expect(call?.body.toString()).toBe(RESULT);
    const {
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': signature,
    } = call?.headers ?? {};
    expect(Math.abs(Number(timestamp) - Date.now() / 1000)).toBeLessThan(60);
    const signed = `${String(id)}.${String(timestamp)}.${RESULT}`;
    expect(signature).toBe(`v1,${crypto.createHmac('sha256', KEY).update(signed).digest('base64')}`);

    const without = await sample(command, file, {...variables, CLEARWARDEN_WEBHOOK_SECRET: ''}, RESULT);
    expect(without.code).not.toBe(0);
    expect(mock.takeCalls()).toEqual([]);
  });

  test(`${file} takes only a stored or a closed callback for the end`, async () => {
    const variables = {
      CALLBACK_URL: `${mock.origin}/api/v2/callbacks/cbt_01K5RADMG8QYTA2G05AD4KPGDC`,
      CLEARWARDEN_WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}`,
    };
    const html = '<!doctype html><title>Sign in to the proxy</title>';
    for (const [answer, isEnd] of [
      [{status: 200, text: html}, false],
      [{status: 202, text: html}, false],
      [{status: 202, body: {accepted: false}}, false],
      [{status: 410, text: html}, false],
      [{status: 401}, false],
      [{status: 410}, true],
    ] as const) {
      mock.answerInTurn(answer);
      const {code, stdout, stderr} = await sample(command, file, variables, RESULT);
      expect(code === 0, `${JSON.stringify(answer)}\n${stdout}\n${stderr}`).toBe(isEnd);
    }
  });

  test(`${file} repeats a message with its ID`, async () => {
    mock.takeCalls();
    const {code} = await run([command, path.join(SAMPLES, file), 'msg_of-the-first-attempt'], {
      cwd: SAMPLES,
      env: {
        PATH: process.env.PATH,
        CALLBACK_URL: `${mock.origin}/api/v2/callbacks/cbt_01K5RADMG8QYTA2G05AD4KPGDC`,
        CLEARWARDEN_WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}`,
      },
      input: RESULT,
      timeout: 30_000,
    });
    expect(code).toBe(0);
    expect(mock.takeCalls()[0]?.headers['webhook-id']).toBe('msg_of-the-first-attempt');
  });
}
