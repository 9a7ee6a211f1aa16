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

/** Installs packages, and says whether apt-get has done it: nobody is asked for a password. */
export async function installPackages(names: readonly string[]): Promise<boolean> {
  const root = await rootPrefix();
  // sudo takes variables only in its own command line.
  const apt = root && [...root, 'env', 'DEBIAN_FRONTEND=noninteractive', 'apt-get'];
  if (!apt || !(await attempt([...apt, 'update']))) return false;
  return attempt([...apt, 'install', '--yes', '--no-install-recommends', ...names]);
}
