import {spawn, type ChildProcess} from 'node:child_process';
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {expect, test} from '@playwright/test';
import {freePort} from '../../scripts/free-port';
import {handlers, type Handler} from './handlers';
import {run} from './toolchains';

// Three of them compile, while the compilers of the samples run.
test.describe.configure({timeout: 300_000});

const WORK = path.resolve('test-results/handlers');
const DELIVERIES = path.resolve('static/webhooks/deliveries.json');
const SENDER = path.resolve('docs/api/v2/samples/send-deliveries.mjs');
const START_TIMEOUT = 90_000;

const secretOf = (text: string) => `whsec_${Buffer.from(text).toString('base64')}`;
/** Two, as during a rotation. */
const SECRETS = `${secretOf('clearwarden-docs-example-key-001')} ${secretOf('clearwarden-docs-another-key-002')}`;

interface Delivery {
  readonly name: string;
  readonly expected: string;
}

const {deliveries} = JSON.parse(fs.readFileSync(DELIVERIES, 'utf8')) as {
  readonly deliveries: readonly Delivery[];
};

function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.on('connect', () => resolve(true)).on('error', () => resolve(false));
    socket.on('connect', () => socket.destroy());
  });
}

/** What programs may get from the machine: where their libraries are, and no secret. */
const inherited = Object.fromEntries(
  ['PATH', 'PYTHONPATH', 'PHP_INI_SCAN_DIR', 'GEM_PATH', 'RUBYLIB'].map((name) => [name, process.env[name]]),
);

/** Starts a handler, and stops it when the work is done. */
async function serving<Result>(
  {command, variables}: Handler,
  folder: string,
  port: number,
  work: () => Promise<Result>,
): Promise<{readonly result: Result; readonly output: string}> {
  const [program = '', ...args] = command(port);
  const env = {...inherited, ...variables, PORT: String(port), CLEARWARDEN_WEBHOOK_SECRET: SECRETS};
  const child: ChildProcess = spawn(program, args, {cwd: folder, env, stdio: ['ignore', 'pipe', 'pipe']});
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream?.on('data', (data) => (output += String(data)));
  const ended = new Promise((resolve) => child.on('close', resolve));
  try {
    const end = Date.now() + START_TIMEOUT;
    while (!(await answers(port))) {
      if (child.exitCode !== null || Date.now() > end) throw new Error(`It does not start:\n${output}`);
      await sleep(100);
    }
    return {result: await work(), output};
  } finally {
    child.kill();
    await ended;
  }
}

test('deliveries have names of their own, and an answer', () => {
  const names = deliveries.map(({name}) => name);
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(38);
  const page = fs.readFileSync('docs/api/v2/webhook-handlers.mdx', 'utf8');
  expect(page).toContain(`describes ${names.length} deliveries`);
  for (const {expected} of deliveries) expect(['accepted', 'refused', 'either']).toContain(expected);
});

const installed = handlers.filter(({isInstalled}) => isInstalled());

if (process.env.SAMPLES === 'all') {
  test('every handler is installed', () => {
    const missing = handlers.filter((handler) => !installed.includes(handler)).map(({name}) => name);
    expect(missing).toEqual([]);
  });
}

for (const handler of installed) {
  test(`${handler.name}: good deliveries are stored once, and no other one is`, async () => {
    const folder = path.join(WORK, handler.name.replace(/\W/g, '-'));
    fs.rmSync(folder, {recursive: true, force: true});
    fs.mkdirSync(folder, {recursive: true});
    const port = await freePort();
    handler.prepare(folder, port);

    const {result, output} = await serving(handler, folder, port, () =>
      run([process.execPath, SENDER, DELIVERIES, `http://127.0.0.1:${port}/clearwarden`], {
        cwd: folder,
        env: {...inherited, CLEARWARDEN_WEBHOOK_SECRET: SECRETS},
        timeout: 60_000,
      }),
    );
    expect(result.code, `${result.stdout}\n${result.stderr}\n${output}`).toBe(0);
    expect(result.stdout.match(/^right /gm)).toHaveLength(deliveries.length);

    const [, rows] = /must have (\d+) new rows/.exec(result.stdout) ?? [];
    const stored = handler.stored?.(folder);
    if (!stored) return;
    expect(stored).toHaveLength(Number(rows));
    expect(new Set(stored).size).toBe(stored.length);
  });
}
