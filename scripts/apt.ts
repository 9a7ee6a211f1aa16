/** Debian's package manager, as root or by sudo. */
import {run} from './run';

/** Whether a program could be run and succeeded. */
export async function attempt(command: readonly string[]): Promise<boolean> {
  const [program = '', ...args] = command;
  return (await run(program, args, {DEBIAN_FRONTEND: 'noninteractive'}).catch(() => 1)) === 0;
}

/** What runs a program as root without a password; undefined where nothing does. */
export async function rootPrefix(): Promise<readonly string[] | undefined> {
  if (process.getuid?.() === 0) return [];
  return (await attempt(['sudo', '-n', 'true'])) ? ['sudo', '-n'] : undefined;
}

/** The beginning of a command of apt-get that asks nobody anything; undefined where nobody is root. */
export async function aptGet(): Promise<readonly string[] | undefined> {
  const root = await rootPrefix();
  // sudo takes variables only in its own command line.
  return root && [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
}

/** Tries to install packages. Whoever needs them looks whether they are there. */
export async function installPackages(names: readonly string[]): Promise<void> {
  const apt = await aptGet();
  if (!apt) return;
  // One list of several may be out of reach, and another one have the packages.
  await attempt([...apt, 'update']);
  await attempt([...apt, 'install', '--yes', '--no-install-recommends', ...names]);
}
