/** The build as a host serves it: nginx with the site's own configuration, on loopback, files compressed once. */
import fs from 'node:fs';
import path from 'node:path';
import {compress} from '../../src/hosts/compression/compress';
import {freePort} from '../free-port';
import {startNginx} from '../nginx-server';

const FOLDER = 'test-results/bench/hosted';

/**
 * A copy of a build with its files compressed; the build stays as it is. The copy is used again as long as the
 * build is the same.
 *
 * @param dir folder of a build
 * @returns folder of the copy
 */
export async function compressedCopy(dir: string): Promise<string> {
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
 * Starts a host.
 *
 * @param dir folder of a build. Of one outside of the project nothing is kept when the host stops
 */
export async function startHost(dir: string): Promise<{origin: string; stop(): Promise<void>}> {
  const copy = await compressedCopy(dir);
  const nginx = await startNginx({dir: copy, port: await freePort()});
  return {
    origin: nginx.origin,
    async stop() {
      await nginx.stop();
      if (path.isAbsolute(dir)) fs.rmSync(copy, {recursive: true});
    },
  };
}
