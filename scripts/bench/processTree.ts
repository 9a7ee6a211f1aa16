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

function readProcess(pid) {
  try {
    const stat = fs.readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name, in parentheses, may have spaces.
    const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
    const rss = /VmRSS:\s+(\d+)/.exec(fs.readFileSync(`/proc/${pid}/status`, 'utf8'));
    return {
      parent: Number(fields[1]),
      seconds: (Number(fields[11]) + Number(fields[12])) / TICKS,
      bytes: Number(rss?.[1] ?? 0) * 1024,
    };
  } catch {
    // It has ended meanwhile.
    return undefined;
  }
}

/** A process and its descendants, by process id. */
function readTree(root) {
  const all = new Map();
  for (const name of fs.readdirSync('/proc')) {
    const found = /^\d+$/.test(name) ? readProcess(name) : undefined;
    if (found) all.set(Number(name), found);
  }
  const isInside = (pid) => pid === root || (all.has(pid) && isInside(all.get(pid).parent));
  return new Map([...all].filter(([pid]) => isInside(pid)));
}

/**
 * @param {string} program
 * @param {readonly string[]} args
 * @param {{cwd: string, env?: NodeJS.ProcessEnv, log: string}} options `log`: file for what it prints
 * @returns {Promise<{seconds: number, processorSeconds: number, peakBytes: number}>}
 * @throws with the end of the log when the program fails
 */
export async function runMeasured(program, args, {cwd, env = {}, log}) {
  const output = fs.openSync(log, 'w');
  const start = performance.now();
  const child = spawn(program, args, {cwd, env: {...process.env, ...env}, stdio: ['ignore', output, output]});
  const processorSeconds = new Map();
  let peakBytes = 0;
  const sample = () => {
    const tree = readTree(child.pid);
    let bytes = 0;
    for (const [pid, found] of tree) {
      bytes += found.bytes;
      processorSeconds.set(pid, found.seconds);
    }
    peakBytes = Math.max(peakBytes, bytes);
  };
  const timer = hasProc ? setInterval(sample, INTERVAL) : undefined;
  const code = await new Promise((resolve, reject) => {
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
