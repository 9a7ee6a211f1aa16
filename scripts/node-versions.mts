/** npm run node-versions: tries the project on the versions of Node.js that it must work on. */
import {spawn, type ChildProcess} from 'node:child_process';
import {once} from 'node:events';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {setTimeout as sleep} from 'node:timers/promises';
import {SmallSite} from '../tests/support/smallSite';
import {readCommandLine} from './command-line';
import {messageOf} from './errors';
import {freePort} from './free-port';
import versions from './node-versions.json';

const {positionals} = readCommandLine(
  `
npm run node-versions -- [version…]

Gets each version of scripts/node-versions.json, or those that are named, from the registry into a temporary folder.
With it a small site is built and served, its API pages are written, types are checked and the unit tests run. What
programs say is in test-results/node-versions.`,
  {allowPositionals: true},
);

const LOGS = 'test-results/node-versions';
/** Milliseconds until the server must answer. */
const START_TIMEOUT = 60_000;

/** Something that is tried. It throws when it fails. */
interface Trial {
  readonly name: string;
  readonly run: (
    start: (program: string, args: readonly string[], cwd?: string) => ChildProcess,
  ) => Promise<void>;
}

/** Waits until a program has ended well. */
async function finish(child: ChildProcess): Promise<void> {
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) throw new Error(`failed with exit code ${code ?? 'of a signal'}`);
}

const trialsWith = (site: SmallSite, artifacts: string): readonly Trial[] => [
  {
    name: 'build',
    run: (start) => finish(start('node', ['--import', 'tsx', 'scripts/docusaurus.mts', 'build'], site.root)),
  },
  {
    name: 'serve',
    run: async (start) => {
      const port = String(await freePort());
      const server = start('node', ['--import', 'tsx', 'scripts/serve.mts', '--port', port], site.root);
      const closed = once(server, 'close');
      try {
        const giveUp = Date.now() + START_TIMEOUT;
        for (;;) {
          const response = await fetch(`http://127.0.0.1:${port}/`).catch(() => undefined);
          if (response?.ok) return;
          if (server.exitCode !== null || Date.now() > giveUp) throw new Error('does not answer');
          await sleep(100);
        }
      } finally {
        server.kill();
        await closed;
      }
    },
  },
  // After the build: its introductions of the API have no headings that these pages could link to.
  {name: 'API pages', run: (start) => finish(start('npm', ['run', '--silent', 'gen:api'], site.root))},
  {name: 'types', run: (start) => finish(start('npx', ['tsc', '--noEmit']))},
  {
    name: 'unit tests',
    run: (start) => finish(start('npx', ['playwright', 'test', '--project=unit', '--output', artifacts])),
  },
];

/** Installs a version below a folder. Gives the folder of its program. */
async function install(version: string, folder: string): Promise<string> {
  // Packages that have the official program of a platform, and run nothing when they are installed.
  const name = `node-${process.platform}-${process.arch}`;
  const args = ['--prefix', folder, '--ignore-scripts', '--no-audit', '--no-fund', '--loglevel=error'];
  await finish(
    spawn('npm', ['install', ...args, `${name}@${version}`], {stdio: ['ignore', 'ignore', 'inherit']}),
  );
  return path.join(folder, 'node_modules', name, 'bin');
}

/** Tries a version. Gives what fails, and why. */
async function tryVersion(version: string, folder: string): Promise<string[]> {
  const bin = await install(version, path.join(folder, version));
  const env = {...process.env, PATH: [bin, process.env.PATH].join(path.delimiter), NODE_ENV: undefined};
  const problems: string[] = [];
  const site = new SmallSite(folder);
  for (const {name, run} of trialsWith(site, path.join(folder, version, 'artifacts'))) {
    const log = path.join(LOGS, `${version}-${name.replaceAll(' ', '-')}.log`);
    const output = fs.openSync(log, 'w');
    const start = (program: string, args: readonly string[], cwd = '.') =>
      spawn(program, args, {cwd, env, stdio: ['ignore', output, output]});
    await run(start).catch((error: unknown) => problems.push(`${name} ${messageOf(error)}, see ${log}`));
    fs.closeSync(output);
  }
  return problems;
}

fs.mkdirSync(LOGS, {recursive: true});
const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'node-versions-'));
try {
  for (const version of positionals.length > 0 ? positionals : versions) {
    const problems = await tryVersion(version, folder).catch((error: unknown) => [messageOf(error)]);
    const isGood = problems.length === 0;
    console.log(`${isGood ? '✓' : '✗'} Node.js ${version}${isGood ? '' : `: ${problems.join('; ')}`}`);
    if (!isGood) process.exitCode = 1;
  }
} finally {
  fs.rmSync(folder, {recursive: true});
}
