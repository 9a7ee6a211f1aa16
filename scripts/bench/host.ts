/** The build as a host serves it: nginx with the site's own configuration, on loopback, files compressed once. */
import fs from 'node:fs';
import net from 'node:net';
import path from 'node:path';
import {compress} from '../../src/hosts/compression/compress';
import {startNginx} from '../nginx-server';

const FOLDER = 'test-results/bench/hosted';

/** A port that nothing listens on. */
export function freePort() {
  return new Promise((resolve, reject) => {
    const server = net.createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address();
      server.close(() => resolve(port));
    });
  });
}

/**
 * A copy of a build with its files compressed; the build stays as it is. The copy is used again as long as the
 * build is the same.
 *
 * @param {string} dir folder of a build
 * @returns {Promise<string>} folder of the copy
 */
export async function compressedCopy(dir) {
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${dir}/ has no site in it. Run "npm run build" first.`);
  }
  const copy = path.join(FOLDER, dir.replace(/[^\w-]+/g, '-'));
  const stamp = path.join(copy, '.built');
  const built = String(fs.statSync(path.join(dir, 'index.html')).mtimeMs);
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === built) return copy;
  fs.rmSync(copy, {recursive: true, force: true});
  fs.cpSync(dir, copy, {recursive: true, preserveTimestamps: true});
  await compress(copy);
  fs.writeFileSync(stamp, built);
  return copy;
}

/**
 * @param {string} dir folder of a build. Of one outside of the project nothing is kept when the host stops
 * @returns {Promise<{origin: string, stop(): Promise<void>}>}
 */
export async function startHost(dir) {
  const copy = await compressedCopy(dir);
  const {origin, stop} = await startNginx({dir: copy, port: await freePort()});
  return {
    origin,
    async stop() {
      await stop();
      if (path.isAbsolute(dir)) fs.rmSync(copy, {recursive: true});
    },
  };
}
