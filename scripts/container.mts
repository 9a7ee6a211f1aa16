/** npm run container: builds the container, runs it as deploy/README.md says, and looks whether it does what it must. */
import {execFileSync} from 'node:child_process';
import {readCommandLine} from './command-line';
import {messageOf} from './errors';
import {run} from './run';

readCommandLine(
  `
npm run container

Builds the container of deploy/, runs it without rights, asks it for a page, waits until it says that it is healthy,
and stops it. Needs Docker or Podman.`,
  {},
);

const IMAGE = 'clearwarden-docs:check';
const NAME = `clearwarden-docs-check-${process.pid}`;
/** What deploy/README.md and deploy/compose.yaml allow it. */
const LIMITS = [
  '--read-only',
  '--tmpfs=/tmp:size=16m,mode=1777',
  '--cap-drop=ALL',
  '--security-opt=no-new-privileges',
  '--ulimit=nofile=16384:16384',
  '--publish=127.0.0.1::8080',
];
/** Milliseconds until it must answer, and be healthy. */
const TIMEOUT = 90_000;

const engine = ['docker', 'podman'].find((program) => {
  try {
    execFileSync(program, ['info'], {stdio: 'ignore'});
    return true;
  } catch {
    return false;
  }
});

/** What is read of the container's state. */
interface State {
  readonly ExitCode: number;
  readonly Health?: {readonly Status: string};
}

async function tryContainer(program: string): Promise<void> {
  const ask = (...args: string[]) => execFileSync(program, args, {encoding: 'utf8'}).trim();
  /** Waits for something to be so. */
  const until = async (what: string, isSo: () => boolean | Promise<boolean>) => {
    const giveUp = Date.now() + TIMEOUT;
    while (!(await isSo())) {
      if (Date.now() > giveUp)
        throw new Error(`${what}: not after ${TIMEOUT / 1000} seconds\n${ask('logs', NAME)}`);
      await new Promise((resolve) => setTimeout(resolve, 500));
    }
  };
  console.log(`\n▸ Building the container with ${program}`);
  // Podman leaves the health check out of its own format of images.
  const format = program === 'podman' ? ['--format', 'docker'] : [];
  const built = await run(program, ['build', ...format, '--file', 'deploy/Dockerfile', '--tag', IMAGE, '.']);
  if (built !== 0) throw new Error('The container cannot be built.');
  ask('run', '--detach', '--name', NAME, ...LIMITS, IMAGE);
  try {
    const origin = `http://${ask('port', NAME, '8080').replace(/\n.*/s, '')}`;
    const get = (path: string) => fetch(`${origin}${path}`, {redirect: 'manual'}).catch(() => undefined);
    await until('It answers', async () => (await get('/'))?.status === 200);
    const answers = {
      '/': 200,
      '/docs/request-manager/getting-started': 200,
      '/changelog/': 301,
      '/no/such/page': 404,
    };
    for (const [path, expected] of Object.entries(answers)) {
      const response = await get(path);
      if (response?.status !== expected)
        throw new Error(`${path}: ${response?.status ?? 'no answer'}, must be ${expected}`);
      if (!response.headers.has('content-security-policy')) throw new Error(`${path} has no policy`);
    }
    const state = () => JSON.parse(ask('inspect', '--format', '{{json .State}}', NAME)) as State;
    await until('It is healthy', () => state().Health?.Status === 'healthy');
    ask('stop', '--time', '30', NAME);
    const {ExitCode} = state();
    if (ExitCode !== 0) throw new Error(`It ended with ${ExitCode}\n${ask('logs', NAME)}`);
    console.log('\nThe container answers, is healthy, and stops when it is told to.');
  } finally {
    ask('rm', '--force', NAME);
  }
}

try {
  if (engine === undefined)
    throw new Error('Neither "docker info" nor "podman info" answers: no container was tried.');
  await tryContainer(engine);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
