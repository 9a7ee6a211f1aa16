import fs from 'node:fs';
import {pathToFileURL} from 'node:url';
import {expect, test} from '@playwright/test';

/**
 * The queue of docs/request-manager/request-intake/custom-intake-form.mdx, as readers save it. In the place of its
 * database is a list that knows its statements, and in the place of the clock a time that the tests move.
 */
const FILE = 'docs/request-manager/request-intake/samples/submissions.mjs';
const DRIVER = "import pg from 'pg';";
const MINUTE = 60_000;
const HOUR = 60 * MINUTE;

interface Row {
  readonly id: string;
  key: string;
  body: string;
  first_sent_at: number;
  next_at: number;
  request_id?: string;
  done_at?: number;
  refused?: string;
}

interface Queue {
  keep: (payload: object, submissionId: string) => Promise<Row>;
  startQueue: (
    create: (row: Row) => Promise<{id: string}>,
    find: (id: string) => Promise<{id: string} | undefined>,
  ) => void;
}

test.describe.configure({mode: 'default'});

let now = 0;
let rows: Row[] = [];
let tick = (): Promise<void> => Promise.resolve();
const real = {now: Date.now, setInterval: globalThis.setInterval, error: console.error};

/** What PostgreSQL does with each statement of the queue. */
function answer(sql: string, [id = '', value = '', body = '']: readonly string[] = []): object[] {
  const row = rows.find((each) => each.id === id);
  if (sql.startsWith('INSERT INTO submissions (id, key, body) VALUES ($1, $1, $2)')) {
    expect(sql).toContain('ON CONFLICT (id) DO NOTHING');
    if (!row) rows.push({id, key: id, body: value, first_sent_at: now, next_at: now + 2 * MINUTE});
    return [];
  }
  if (sql.startsWith('SELECT * FROM submissions WHERE id = $1')) return row ? [row] : [];
  if (sql.includes("next_at = now() + interval '10 minutes'")) {
    const waiting = rows
      .filter((each) => each.done_at === undefined && each.refused === undefined && each.next_at <= now)
      .sort((a, b) => a.next_at - b.next_at)[0];
    if (!waiting) return [];
    waiting.next_at = now + 10 * MINUTE;
    return [{...waiting, is_old: waiting.first_sent_at < now - 23 * HOUR}];
  }
  if (sql.includes('SET request_id = $2'))
    return row ? [Object.assign(row, {request_id: value, done_at: now})] : [];
  if (sql.includes('SET key = $2')) return row ? [Object.assign(row, {key: value, first_sent_at: now})] : [];
  if (sql.includes('SET refused = $2')) return row ? [Object.assign(row, {refused: value})] : [];
  if (sql.includes("SET body = ''")) return [];
  throw new Error(`The list knows no such statement: ${sql}${body}`);
}

async function load(file: string): Promise<Queue> {
  const source = fs.readFileSync(FILE, 'utf8');
  expect(source).toContain(DRIVER);
  fs.writeFileSync(file, source.replace(DRIVER, 'const {pg} = globalThis;'));
  class Pool {
    on(): void {
      // No connection is lost here.
    }
    query(sql: string, values?: readonly string[]) {
      return Promise.resolve({rows: answer(sql.trim(), values)});
    }
  }
  Object.assign(globalThis, {pg: {Pool}});
  return (await import(pathToFileURL(file).href)) as Queue;
}

test.beforeEach(() => {
  now = Date.UTC(2025, 8, 1);
  rows = [];
  Date.now = () => now;
  console.error = () => undefined;
  globalThis.setInterval = ((each: () => Promise<void>) => {
    tick = each;
  }) as unknown as typeof setInterval;
});

test.afterEach(() => {
  Date.now = real.now;
  globalThis.setInterval = real.setInterval;
  console.error = real.error;
});

test('a submission is kept once, and sent until it has a request', async ({}, testInfo) => {
  const {keep, startQueue} = await load(testInfo.outputPath('submissions.mjs'));
  const first = await keep({type: 'access'}, 'form-1');
  expect((await keep({type: 'access'}, 'form-1')).id).toBe(first.id);
  expect((await keep({type: 'deletion'}, 'form-1')).id).not.toBe(first.id);
  const sent: string[] = [];
  startQueue(
    ({id}) => {
      sent.push(id);
      return Promise.resolve({id: `of ${id}`});
    },
    () => Promise.resolve(undefined),
  );
  await tick();
  expect(sent, 'the first attempt is still running').toEqual([]);
  now += 3 * MINUTE;
  await tick();
  await tick();
  expect(sent).toHaveLength(2);
  expect(rows.map(({id, request_id}) => request_id === `of ${id}`)).toEqual([true, true]);
});

test('Retry-After holds every row back, and no longer than it says', async ({}, testInfo) => {
  const {keep, startQueue} = await load(testInfo.outputPath('submissions.mjs'));
  await keep({type: 'access'}, 'form-1');
  await keep({type: 'access'}, 'form-2');
  let calls = 0;
  startQueue(
    () => {
      calls += 1;
      return calls === 1
        ? Promise.reject(Object.assign(new Error('rate-limited'), {retryAfter: 3600}))
        : Promise.resolve({id: 'pr_1'});
    },
    () => Promise.resolve(undefined),
  );
  now += 3 * MINUTE;
  await tick();
  now += 59 * MINUTE;
  await tick();
  expect(calls).toBe(1);
  now += 2 * MINUTE;
  await tick();
  expect(calls).toBe(3);
  expect(rows.every(({done_at}) => done_at !== undefined)).toBe(true);
});

test('what the API rejects for good waits for a person, and what is older than a day is looked up first', async ({}, testInfo) => {
  const {keep, startQueue} = await load(testInfo.outputPath('submissions.mjs'));
  const rejected = await keep({type: 'access'}, 'form-1');
  const old = await keep({type: 'access'}, 'form-2');
  const gone = await keep({type: 'access'}, 'form-3');
  const created: string[] = [];
  startQueue(
    ({id, key}) => {
      created.push(key === id ? id : `${id} with a new key`);
      return id === rejected.id
        ? Promise.reject(Object.assign(new Error('no-matching-policy'), {isFinal: true}))
        : Promise.resolve({id: 'pr_2'});
    },
    (id) => Promise.resolve(id === old.id ? {id: 'pr_1'} : undefined),
  );
  now += 25 * HOUR;
  rows.forEach((row) => Object.assign(row, {next_at: now}));
  rows.filter(({id}) => id === rejected.id).forEach((row) => Object.assign(row, {first_sent_at: now}));
  await tick();
  now += HOUR;
  await tick();
  expect(created).toEqual([rejected.id, `${gone.id} with a new key`]);
  expect(rows.map(({request_id, refused}) => request_id ?? refused)).toEqual([
    'no-matching-policy',
    'pr_1',
    'pr_2',
  ]);
});
