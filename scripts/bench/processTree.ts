/**
 * Runs a program and measures it with all its children: time, processor time, and the peak of memory, which is
 * the largest sum of resident memory (VmRSS) seen in /proc, ten times a second. On systems without /proc, time only.
 */
import {spawn} from 'node:child_process';
import fs from 'node:fs';

const INTERVAL = 100;
/** Clock ticks of a second in /proc: fixed at 100 on Linux. */
const TICKS = 100;
const hasProc = fs.existsSync('/proc/self/stat');

/** A process: its parent's id, command line, processor time, and resident memory. */
interface Process {
  readonly parent: number;
  readonly command: string;
  readonly seconds: number;
  readonly bytes: number;
}

function readProcess(pid: string): Process | undefined {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may have spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const rss = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
    return {
      parent: Number(fields[1]),
      command: fs.readFileSync(`/proc/${pid}/cmdline`, 'utf8'),
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
      bytes: Number(rss?.[1] ?? 0) * 1024,
    };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/**
 * Memory of a tree of processes, in bytes. A process that has just been forked, and does not run its own program yet,
 * has its parent's command line and its parent's pages: counted again, each call of git would double a large process.
 */
export function memoryOf(tree: ReadonlyMap<number, Pick<Process, 'parent' | 'command' | 'bytes'>>): number {
  const own = [...tree.values()].filter(({parent, command}) => tree.get(parent)?.command !== command);
  return own.reduce((total, {bytes}) => total + bytes, 0);
}

/** A process and its descendants, by process id. */
function readTree(root: number): Map<number, Process> {
  const all = new Map<number, Process>();
  for (const name of fs.readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? readProcess(name) : undefined;
    if (found) all.set(Number(name), found);
  }
  const isInside = (pid: number): boolean => {
    const parent = all.get(pid)?.parent;
    return pid === root || (parent !== undefined && isInside(parent));
  };
  return new Map([...all].filter(([pid]) => isInside(pid)));
}

/** Where a program runs. */
interface RunOptions {
  readonly cwd: string;
  /** File for what it prints. */
  readonly log: string;
}

/** What a program took, with all its children. */
interface Measured {
  readonly seconds: number;
  readonly processorSeconds: number;
  readonly peakBytes: number;
}

/**
 * Runs a program to its end.
 *
 * @throws with the end of the log when the program fails
 */
export async function runMeasured(
  program: string,
  args: readonly string[],
  {cwd, log}: RunOptions,
): Promise<Measured> {
  const output = fs.openSync(log, 'w');
  const start = performance.now();
  const child = spawn(program, args, {cwd, stdio: ['ignore', output, output]});
  const processorSeconds = new Map<number, number>();
  let peakBytes = 0;
  const sample = () => {
    if (child.pid === undefined) return;
    const tree = readTree(child.pid);
    for (const [pid, found] of tree) processorSeconds.set(pid, found.seconds);
    peakBytes = Math.max(peakBytes, memoryOf(tree));
  };
  const timer = hasProc ? setInterval(sample, INTERVAL) : undefined;
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('close', resolve);
  }).finally(() => {
    clearInterval(timer);
    fs.closeSync(output);
  });
  if (code !== 0) {
    const end = fs.readFileSync(log, 'utf8').slice(-3_000);
    throw new Error(`"${program} ${args.join(' ')}" in ${cwd} failed with exit code ${code}:\n${end}`);
  }
  return {
    seconds: (performance.now() - start) / 1000,
    processorSeconds: [...processorSeconds.values()].reduce((total, seconds) => total + seconds, 0),
    peakBytes,
  };
}
