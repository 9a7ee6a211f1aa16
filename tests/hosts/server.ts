import {spawn} from 'node:child_process';
import {script} from '../../scripts/run';
import {freePort} from '../../scripts/free-port';
import {test as base} from '../support/test';
import {startNginx} from '../../scripts/nginx-server';

/** A server that was started for tests. */
export interface Served {
  readonly origin: string;
  /** Whether it still runs. */
  isRunning(): boolean;
  stop(): Promise<void>;
}

interface WorkerFixtures {
  /** The system's nginx with the configuration that hosts get, and the compressed build. */
  readonly nginx: Awaited<ReturnType<typeof startNginx>>;
  /** `npm run serve` with the same build. */
  readonly serve: Served;
}

/** Starts what `npm run serve` starts. Resolves when it says where the site is. */
export async function startServe(dir: string): Promise<Served> {
  const port = await freePort();
  const child = spawn(...script('scripts/serve.mts', ['--dir', dir, '--port', String(port)]), {
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const started = new Promise<void>((resolve) => {
    for (const stream of [child.stdout, child.stderr]) {
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('The site is at')) resolve();
      });
    }
  });
  await Promise.race([started, ended]);
  if (child.exitCode !== null) throw new Error(`npm run serve has ended:\n${output}`);
  return {
    origin: `http://127.0.0.1:${port}`,
    isRunning: () => child.exitCode === null && child.signalCode === null,
    async stop() {
      child.kill();
      await ended;
    },
  };
}

/** Tests against the servers: pages of the browser are nginx's. */
export const test = base.extend<object, WorkerFixtures>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx({dir: 'build', port: await freePort()});
      await use(nginx);
      await nginx.stop();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  serve: [
    async ({}, use) => {
      const serve = await startServe('build');
      await use(serve);
      await serve.stop();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  baseURL: async ({nginx}, use) => use(nginx.origin),
});
