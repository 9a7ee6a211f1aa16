import {spawn} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';

/** Variables for a program, on top of the current ones; it does not get those that are undefined. */
type Environment = Readonly<Record<string, string | undefined>>;

/**
 * Runs a program with the terminal's streams, and ends it when this one is told to end. Gives its exit code.
 *
 * @param onMessage gets what a program of Node.js says by `process.send`
 */
export function run(
  program: string,
  args: readonly string[],
  env: Environment = {},
  onMessage?: (message: unknown) => void,
): Promise<number> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      stdio: ['inherit', 'inherit', 'inherit', ...(onMessage ? (['ipc'] as const) : [])],
      env: {...process.env, ...env},
    });
    if (onMessage) child.on('message', onMessage);
    // Ctrl+C reaches both. This reaches the one that somebody has named.
    const end = () => child.kill('SIGTERM');
    process.on('SIGTERM', end);
    child.on('error', reject);
    child.on('exit', (code, signal) => {
      process.off('SIGTERM', end);
      resolve(signal ? 1 : (code ?? 1));
    });
  });
}

/** How a program ended, and what it has said on both streams, in order. */
export interface Collected {
  readonly code: number;
  readonly output: string;
}

/** Runs a program without the terminal, in a folder if one is named. */
export function collect(
  program: string,
  args: readonly string[],
  {cwd, env}: {readonly cwd?: string; readonly env?: Environment} = {},
): Promise<Collected> {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args, {
      cwd,
      stdio: ['ignore', 'pipe', 'pipe'],
      env: {...process.env, ...env},
    });
    const chunks: Buffer[] = [];
    child.stdout.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.stderr.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    // Both streams have ended by then.
    child.on('close', (code, signal) => {
      resolve({code: signal ? 1 : (code ?? 1), output: Buffer.concat(chunks).toString('utf8')});
    });
  });
}

/** The same for a step that must succeed: says what is done, and ends the process when it fails. */
export async function step(title: string, program: string, args: readonly string[]): Promise<void> {
  console.log(`\n▸ ${title}`);
  const code = await run(program, args);
  if (code !== 0) {
    console.error(`\n✗ ${title}: failed with exit code ${code}`);
    process.exit(code);
  }
}

/**
 * Program and arguments that run a script of this project, from whatever folder.
 *
 * @param file from the project's folder: `scripts/serve.mts`
 */
export function script(file: string, args: readonly string[] = []): [program: string, args: string[]] {
  const loader = pathToFileURL(require.resolve('tsx')).href;
  return [process.execPath, ['--import', loader, path.resolve(file), ...args]];
}
