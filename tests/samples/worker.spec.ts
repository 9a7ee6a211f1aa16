import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {run, write} from './toolchains';

const FOLDER = path.resolve('test-results/worker');
const SAMPLES = 'docs/api/v2/samples';

/** In the place of PostgreSQL: two rows, of which the older one is bad. It notes each statement. */
const PG = `const rows = [
  {webhook_id: 'msg_bad', body: '{"id": "evt_bad"}', attempts: 0, handled_at: null},
  {webhook_id: 'msg_good', body: '{"id": "evt_good"}', attempts: 0, handled_at: null},
];
export const statements = [];
export {rows};
class Client {
  async query(sql, [id] = []) {
    const statement = sql.replace(/\\s+/g, ' ');
    statements.push(statement);
    const row = rows.find(({webhook_id}) => webhook_id === id);
    if (statement.startsWith('UPDATE') && statement.includes('attempts = attempts + 1')) row.attempts += 1;
    else if (statement.startsWith('UPDATE')) row.handled_at = new Date();
    if (!statement.startsWith('SELECT')) return {rows: []};
    const waiting = rows.filter(({handled_at}) => !handled_at);
    return {rows: waiting.toSorted((one, other) => one.attempts - other.attempts).slice(0, 1)};
  }
  release(error) {
    statements.push(error ? 'close' : 'release');
  }
}
class Pool {
  on() {}
  connect = async () => new Client();
}
export default {Pool};
`;

const PROGRAM = `import {rows, statements} from 'pg';
import {handleNext} from './worker.mjs';
const results = [];
for (let count = 0; count < 3; count += 1) {
  results.push(await handleNext(async ({id}) => {
    if (id === 'evt_bad') throw new Error('bad');
  }));
}
console.log(JSON.stringify({results, rows, statements}));
`;

const SELECT =
  'SELECT webhook_id, body FROM webhook_deliveries WHERE handled_at IS NULL ' +
  'ORDER BY attempts, received_at LIMIT 1 FOR UPDATE SKIP LOCKED';
const FAILED = 'UPDATE webhook_deliveries SET attempts = attempts + 1 WHERE webhook_id = ';

/** Runs a program beside the worker. */
function runBeside(program: string, timeout: number) {
  fs.rmSync(FOLDER, {recursive: true, force: true});
  write(path.join(FOLDER, 'worker.mjs'), fs.readFileSync(`${SAMPLES}/worker.mjs`, 'utf8'));
  write(path.join(FOLDER, 'node_modules/pg/package.json'), '{"type": "module", "main": "index.js"}');
  write(path.join(FOLDER, 'node_modules/pg/index.js'), PG);
  write(path.join(FOLDER, 'program.mjs'), program);
  return run([process.execPath, 'program.mjs'], {cwd: FOLDER, env: {PATH: process.env.PATH}, timeout});
}

// One folder, one after the other.
test.describe.configure({mode: 'default'});

test('the worker counts what fails, and goes on with the next delivery', async () => {
  const {code, stdout, stderr} = await runBeside(PROGRAM, 30_000);
  expect(code, stderr).toBe(0);
  const {results, rows, statements} = JSON.parse(stdout) as {
    readonly results: readonly boolean[];
    readonly rows: readonly {readonly attempts: number; readonly handled_at: string | null}[];
    readonly statements: readonly string[];
  };
  expect(results).toEqual([false, true, false]);
  expect(rows.map(({attempts, handled_at}) => [attempts, handled_at !== null])).toEqual([
    [2, false],
    [0, true],
  ]);
  expect(statements.slice(0, 7)).toEqual([
    'BEGIN',
    SELECT,
    'SAVEPOINT work',
    'ROLLBACK TO SAVEPOINT work',
    `${FAILED}$1`,
    'COMMIT',
    'release',
  ]);
});

test('the loop around the worker handles what is there, and waits for more', async () => {
  const {code, stdout, stderr} = await runBeside(fs.readFileSync(`${SAMPLES}/run-worker.mjs`, 'utf8'), 4000);
  expect(stderr).toBe('');
  expect(stdout.match(/evt_\w+/g)).toEqual(['evt_bad', 'evt_good']);
  // It hasn't ended by itself.
  expect(code).toBeNull();
});

test('the worker and the SQL of the page do the same', () => {
  const sql = fs.readFileSync(`${SAMPLES}/next_delivery.sql`, 'utf8').replace(/\s+/g, ' ');
  expect(sql).toContain(SELECT);
  expect(sql).toContain(`${FAILED}:webhook_id`);
});
