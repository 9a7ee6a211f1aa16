import net from 'node:net';
import {test as base} from '../support/test';
import {startNginx} from '../../scripts/nginx.mjs';

interface WorkerFixtures {
  /** The system's nginx with the configuration that hosts get, and the compressed build. */
  readonly nginx: Awaited<ReturnType<typeof startNginx>>;
}

/** A port that nobody listens on. */
function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() =>
        address && typeof address === 'object' ? resolve(address.port) : reject(new Error()),
      );
    });
  });
}

/** Tests against nginx: pages of the browser are its own too. */
export const test = base.extend<object, WorkerFixtures>({
  nginx: [
    async ({}, use) => {
      const nginx = await startNginx({dir: 'build', port: await freePort()});
      await use(nginx);
      await nginx.stop();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  baseURL: async ({nginx}, use) => use(nginx.origin),
});
