import {spawn} from 'node:child_process';
import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {expect, test} from '@playwright/test';
import {freePort} from '../../scripts/free-port';
import {describedOperations} from './descriptions';
import {MockServer} from './mockServer';
import {run} from './toolchains';

// A job takes 5 seconds, and the second callback follows 10 seconds after the first one.
test.describe.configure({mode: 'default', timeout: 90_000});

const SERVER = path.resolve('docs/integrations/internal-systems-integrations/samples/server.mjs');
const JOB = 'docs/integrations/internal-systems-integrations/samples/job-access.json';
const FOLDER = path.resolve('test-results/internal-systems');
const KEY = Buffer.from('clearwarden-docs-example-key-001');
const TOKEN = 'token-of-the-test';
const IDS = ['job_01K572W4AGM47YFX1H2HFBKBQ3', 'job_01K5RADMG8QYTA2G05AD4KPGDC'] as const;
const HTML = {text: '<!doctype html><title>Sign in to the proxy</title>'};

const mock = new MockServer(describedOperations());
let folder = '';
let port = 0;

test.beforeAll(() => mock.start());
test.afterAll(() => mock.stop());
test.beforeEach(async ({}, {testId}) => {
  folder = path.join(FOLDER, testId);
  fs.rmSync(folder, {recursive: true, force: true});
  port = await freePort();
  mock.takeCalls();
});

const variables = () => ({
  PATH: process.env.PATH,
  CLEARWARDEN_BASE_URL: `${mock.origin}/api/v2`,
  CLEARWARDEN_WEBHOOK_SECRET: `whsec_${KEY.toString('base64')}`,
  JOBS_TOKEN: TOKEN,
  JOBS_PUBLIC_URL: 'https://loyalty.harborpine.example/privacy',
  JOBS_FOLDER: folder,
  JOBS_PORT: String(port),
});

/** Calls the service as Clearwarden does. */
async function call(method: string, address: string, value?: unknown) {
  const body = value === undefined ? '' : JSON.stringify(value);
  const id = `msg_${crypto.randomUUID()}`;
  const timestamp = String(Math.floor(Date.now() / 1000));
  const signed = crypto.createHmac('sha256', KEY).update(`${id}.${timestamp}.${body}`).digest('base64');
  const response = await fetch(`http://127.0.0.1:${port}${address}`, {
    method,
    headers: {
      authorization: `Bearer ${TOKEN}`,
      'webhook-id': id,
      'webhook-timestamp': timestamp,
      'webhook-signature': `v1,${signed}`,
    },
    body: body || undefined,
  });
  const text = await response.text();
  return {status: response.status, body: text ? (JSON.parse(text) as Record<string, unknown>) : undefined};
}

/** Starts the service, and kills it when the work is done. */
async function serving(work: () => Promise<void>): Promise<void> {
  const child = spawn(process.execPath, [SERVER], {env: variables(), stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const ended = new Promise((resolve) => child.on('close', resolve));
  try {
    await expect.poll(() => output, {timeout: 30_000}).toContain('Listening');
    await work();
  } finally {
    child.kill('SIGKILL');
    await ended;
  }
}

const jobOf = (job_id: string) => ({
  ...(JSON.parse(fs.readFileSync(JOB, 'utf8')) as Record<string, unknown>),
  job_id,
  callback_url: `${mock.origin}/api/v2/callbacks/8mXvT2pQeR4wLz9KdN6sYb1HcJ7uFgA3`,
});

const stored = (id: string) =>
  JSON.parse(fs.readFileSync(path.join(folder, `${id}.json`), 'utf8')) as Record<string, unknown>;

test('a result counts as stored only when Clearwarden says so', async () => {
  mock.answerInTurn({status: 200, ...HTML}, {});
  await serving(async () => {
    expect((await call('POST', '/jobs', jobOf(IDS[0]))).status).toBe(202);
    await expect.poll(() => stored(IDS[0]).reported, {timeout: 60_000}).toBe(true);
  });
  const calls = mock.takeCalls();
  expect(calls.flatMap(({faults}) => faults)).toEqual([]);
  expect(calls).toHaveLength(2);
  // The same message, and the same bytes.
  expect(calls[1]?.headers['webhook-id']).toBe(calls[0]?.headers['webhook-id']);
  expect(calls[1]?.body).toEqual(calls[0]?.body);
});

test('a wrong signature is not the end of a result, but a closed callback is', async () => {
  mock.answerInTurn({status: 401}, {status: 410});
  await serving(async () => {
    await call('POST', '/jobs', jobOf(IDS[0]));
    await expect.poll(() => stored(IDS[0]).reported, {timeout: 60_000}).toBe(true);
    expect((await call('GET', `/jobs/${IDS[0]}`)).body).toMatchObject({status: 'data_found'});
  });
  expect(mock.takeCalls()).toHaveLength(2);
});

test('a canceled job is not done, whenever its call arrives', async () => {
  const [first, second] = IDS;
  await serving(async () => {
    expect((await call('POST', '/jobs', jobOf(first))).status).toBe(202);
    for (const id of [first, first, second]) expect((await call('DELETE', `/jobs/${id}`)).status).toBe(204);
  });
  await serving(async () => {
    for (const id of IDS) {
      expect((await call('POST', '/jobs', jobOf(id))).status).toBe(409);
      expect((await call('GET', `/jobs/${id}`)).status).toBe(404);
      expect(JSON.stringify(stored(id))).not.toContain('jordan');
    }
    await sleep(6000);
  });
  expect(mock.takeCalls()).toEqual([]);
});

test('a restart in the middle of a change keeps the counts of the first run', async () => {
  const id = IDS[0];
  const counts = {found: 9, affected: 7, kept: 2};
  fs.mkdirSync(folder, {recursive: true});
  fs.writeFileSync(
    path.join(folder, `${id}.json`),
    JSON.stringify({
      job: {...jobOf(id), operation: 'deletion', phase: 'execute'},
      outcome: {status: 'completed', counts},
    }),
  );
  await serving(async () => {
    expect((await call('DELETE', `/jobs/${id}`)).status).toBe(409);
    await expect.poll(() => stored(id).reported, {timeout: 60_000}).toBe(true);
  });
  const [reported] = mock.takeCalls();
  expect(JSON.parse(String(reported?.body))).toEqual({job_id: id, status: 'completed', counts});
});

test('a short secret is refused', async () => {
  for (const secret of ['whsec_YWJj', '', 'whsec_']) {
    const {code, stderr} = await run([process.execPath, SERVER], {
      cwd: path.dirname(FOLDER),
      env: {...variables(), CLEARWARDEN_WEBHOOK_SECRET: secret},
      timeout: 30_000,
    });
    expect(code).not.toBe(0);
    expect(stderr).toContain('CLEARWARDEN_WEBHOOK_SECRET');
  }
});
