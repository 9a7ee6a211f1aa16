/** The system's nginx with the configuration of this site: finds or installs it, configures it, starts it. */
import {spawn} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import net from 'node:net';
import os from 'node:os';
import path from 'node:path';
import {installPackages} from './apt';
import {hostingOf} from '../src/hosts/files/hosting';
import {nginxConfiguration, type NginxOptions} from '../src/hosts/files/nginx';

/** Debian's, for tests and for the container. */
export const PACKAGES = ['nginx-light', 'libnginx-mod-http-brotli-static'];
const PROGRAMS = [
  process.env.NGINX_PATH,
  '/usr/sbin/nginx',
  '/usr/local/sbin/nginx',
  '/opt/homebrew/bin/nginx',
];
const BROTLI_MODULES: readonly [string, ...string[]] = [
  '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so',
  '/usr/local/lib/nginx/modules/ngx_http_brotli_static_module.so',
];
/** Files that a process may have open: what Debian, systemd and containers give a service that asks for no more. */
const OPEN_FILES = 1024;
/** Milliseconds until a server that does not answer counts as failed. */
const START_TIMEOUT = 20_000;

/** nginx and its module, by their paths. */
interface Installed {
  readonly program: string;
  readonly brotli: string;
}

/** What a configuration is written for. */
interface ConfigurationOptions extends Pick<NginxOptions, 'root' | 'listen' | 'runDir' | 'workers' | 'user'> {
  /** Folder of the build here; `root` is the same as nginx will see it. */
  readonly dir: string;
  /** File of the module; where Debian's package puts it if left out. */
  readonly brotli?: string;
}

interface StartOptions {
  /** Folder of a build. */
  readonly dir: string;
  readonly port: number;
  /** Processes that answer. */
  readonly workers?: number;
  /** Hears what nginx says, such as its warnings. */
  readonly onLog?: (text: string) => void;
}

/** An nginx that was started. */
interface Started {
  readonly origin: string;
  readonly pid: number;
  /** What nginx has said: nothing, unless something is wrong. */
  log(): string;
  stop(): Promise<void>;
}

const exists = (file: string | undefined): file is string => file !== undefined && fs.existsSync(file);

function existing(): Installed | undefined {
  const program = PROGRAMS.find(exists);
  const brotli = BROTLI_MODULES.find(exists);
  return program && brotli ? {program, brotli} : undefined;
}

/**
 * Gives nginx and its brotli module. Where there is none, the system's package manager installs both.
 *
 * @throws Error that says what to install
 */
export async function ensureNginx(): Promise<Installed> {
  const found = existing();
  if (found) return found;
  if (exists('/usr/bin/apt-get')) {
    console.log('\n▸ Installing nginx for the tests of the hosts');
    await installPackages(PACKAGES);
  }
  const installed = existing();
  if (installed) return installed;
  throw new Error(
    `No nginx with the brotli_static module. On Debian: apt-get install ${PACKAGES.join(' ')}. ` +
      'NGINX_PATH names an nginx elsewhere.',
  );
}

/**
 * The configuration of a host as text.
 *
 * @see ../src/hosts/files/nginx.ts
 */
export function configuration({dir, brotli = BROTLI_MODULES[0], ...options}: ConfigurationOptions): string {
  return nginxConfiguration(hostingOf(dir), {...options, modules: [brotli]});
}

/** Whether all users may look into a folder, as far as the folders above it tell. */
function isOpenToAll(dir: string): boolean {
  const isOpen = (fs.statSync(dir).mode & 0o001) !== 0;
  return isOpen && (path.dirname(dir) === dir || isOpenToAll(path.dirname(dir)));
}

/** Whether something listens. */
function answers(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = net.connect(port, '127.0.0.1');
    socket.once('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });
}

/**
 * Starts nginx on loopback with the configuration that hosts get, files and temporary folders in a folder of its
 * own. Started by root, its workers are nobody's where nobody can read the build. Resolves when it listens. It may
 * open no more files at first than a host lets it.
 *
 * @throws when the port is in use, the folder has no site, or nginx refuses the configuration
 */
export async function startNginx({dir, port, workers = 2, onLog}: StartOptions): Promise<Started> {
  const root = path.resolve(dir);
  if (!exists(path.join(root, 'index.html'))) throw new Error(`${dir} has no site in it. Build it first.`);
  if (await answers(port)) throw new Error(`Port ${port} is in use.`);
  const {program, brotli} = await ensureNginx();
  const listen = `127.0.0.1:${port}`;
  const user = process.getuid?.() !== 0 ? undefined : isOpenToAll(root) ? 'nobody' : 'root';
  const runDir = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'));
  const file = path.join(runDir, 'nginx.conf');
  try {
    fs.writeFileSync(file, configuration({dir: root, root, listen, runDir, brotli, workers, user}));
  } catch (error) {
    fs.rmSync(runDir, {recursive: true});
    throw error;
  }

  let log = '';
  const command = [program, '-e', 'stderr', '-p', runDir, '-c', file];
  const child = spawn('sh', ['-c', `ulimit -Sn ${OPEN_FILES}; exec "$@"`, 'sh', ...command], {
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  child.stderr.setEncoding('utf8').on('data', (text: string) => {
    log = (log + text).slice(-10_000);
    onLog?.(text);
  });
  const ended = once(child, 'close');
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) child.kill('SIGQUIT');
    await ended;
    fs.rmSync(runDir, {recursive: true, force: true});
  };
  const giveUp = Date.now() + START_TIMEOUT;
  while (!(await answers(port))) {
    if (child.exitCode !== null || Date.now() > giveUp) {
      await stop();
      throw new Error(`nginx does not start:\n${log}`);
    }
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (child.pid === undefined) throw new Error('nginx has no process.');
  return {origin: `http://127.0.0.1:${port}`, pid: child.pid, log: () => log, stop};
}
