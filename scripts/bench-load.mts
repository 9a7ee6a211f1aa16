/**
 * npm run bench:load: what the system's nginx serves with this site's configuration, measured by wrk on loopback for
 * less than a minute. Both share the machine's cores, so a host alone serves more.
 *
 *   npm run bench:load       a table, and test-results/bench-load.json; fails on any error
 *
 * Needs a build that is compressed (npm run compress), and wrk: https://github.com/wg/wrk
 */
import {execFile, execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {promisify} from 'node:util';
import {hasCode, messageOf} from './errors';
import {freePort} from './free-port';
import {startNginx} from './nginx-server';

const DIR = 'build';
const REPORT = 'test-results/bench-load.json';
/** Processes of nginx; threads and connections of wrk; seconds for each kind of file. */
const LOAD = {workers: 2, threads: 2, connections: 64, seconds: 10};
const WARM_UP_SECONDS = 2;

const largest = (folder: string, ending: string) =>
  fs
    .readdirSync(path.join(DIR, folder))
    .filter((name) => name.endsWith(ending))
    .map((name) => ({name, size: fs.statSync(path.join(DIR, folder, name)).size}))
    .sort((a, b) => b.size - a.size)[0]?.name;

const FILES = [
  {kind: 'page, brotli', path: '/docs/request-manager/getting-started', encoding: 'br'},
  {kind: 'page, not compressed', path: '/docs/request-manager/getting-started', encoding: 'identity'},
  {kind: 'largest script, brotli', path: `/assets/js/${largest('assets/js', '.js')}`, encoding: 'br'},
  {kind: 'redirect', path: '/docs/consent/webflow', encoding: 'br'},
];

/** Memory of nginx and the processes below it that is their own or shared, in KB. */
function memoryOf(pid: number): number {
  const children = execFileSync('ps', ['-o', 'rss=', '--pid', String(pid), '--ppid', String(pid)], {
    encoding: 'utf8',
  });
  return children
    .trim()
    .split(/\s+/)
    .map(Number)
    .reduce((sum, size) => sum + size, 0);
}

/** wrk's own numbers, as JSON on the last line: https://github.com/wg/wrk/blob/master/SCRIPTING */
const SCRIPT = `
done = function(summary, latency, requests)
  local e = summary.errors
  io.write(string.format('{"requests":%d,"microseconds":%d,"bytes":%d,"p50":%d,"p99":%d,"errors":%d}\\n',
    summary.requests, summary.duration, summary.bytes, latency:percentile(50), latency:percentile(99),
    e.connect + e.read + e.write + e.status + e.timeout))
end
`;

/** What the script writes. */
type Summary = Readonly<Record<'requests' | 'microseconds' | 'bytes' | 'p50' | 'p99' | 'errors', number>>;

async function measure(lua: string, url: string, encoding: string, seconds: number) {
  const {threads, connections} = LOAD;
  const options = {
    threads: String(threads),
    connections: String(connections),
    duration: `${seconds}s`,
    script: lua,
    header: `Accept-Encoding: ${encoding}`,
  };
  const args = Object.entries(options).flatMap(([name, value]) => [`--${name}`, value]);
  const {stdout} = await promisify(execFile)('wrk', [...args, url]);
  const summary = JSON.parse(stdout.trim().split('\n').at(-1) ?? '') as Summary;
  const {requests, microseconds, bytes, p50, p99, errors} = summary;
  return {
    requests,
    perSecond: Math.round(requests / (microseconds / 1e6)),
    megabytesPerSecond: bytes / microseconds,
    p50: p50 / 1000,
    p99: p99 / 1000,
    errors,
  };
}

async function main() {
  if (!fs.existsSync(`${DIR}/index.html.br`))
    throw new Error('Run "npm run build" and "npm run compress" first.');
  const nginx = await startNginx({dir: DIR, port: await freePort(), workers: LOAD.workers});
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'wrk-'));
  const script = path.join(folder, 'report.lua');
  fs.writeFileSync(script, SCRIPT);
  const [loadBefore = 0] = os.loadavg();
  try {
    for (const file of FILES) await measure(script, nginx.origin + file.path, file.encoding, WARM_UP_SECONDS);
    const results = [];
    for (const file of FILES) {
      const before = memoryOf(nginx.pid);
      const result = await measure(script, nginx.origin + file.path, file.encoding, LOAD.seconds);
      results.push({...file, ...result, memory: {before, after: memoryOf(nginx.pid)}});
    }
    return {cores: os.availableParallelism(), loadBefore, ...LOAD, results};
  } finally {
    await nginx.stop();
    fs.rmSync(folder, {recursive: true});
  }
}

const report = await main().catch((error: unknown) => {
  console.error(
    hasCode(error, 'ENOENT') ? 'wrk is not installed. On Debian: apt-get install wrk.' : messageOf(error),
  );
  process.exit(1);
});
const {workers, connections, seconds} = LOAD;
console.log(`\nnginx with ${workers} processes, wrk with ${connections} connections, ${seconds} s each\n`);
console.log(
  `${'file'.padEnd(24)}${['requests/s', 'MB/s', 'p50 ms', 'p99 ms', 'errors', 'nginx KB'].map((name) => name.padStart(12)).join('')}`,
);
for (const {kind, perSecond, megabytesPerSecond, p50, p99, errors, memory} of report.results) {
  const cells = [perSecond, megabytesPerSecond.toFixed(1), p50.toFixed(2), p99.toFixed(2), errors];
  console.log(
    `${kind.padEnd(24)}${cells.map((cell) => String(cell).padStart(12)).join('')}  ${memory.before} → ${memory.after}`,
  );
}
console.log(`\nBefore it began, ${report.loadBefore.toFixed(1)} processes wanted the ${report.cores} cores.`);
fs.mkdirSync(path.dirname(REPORT), {recursive: true});
fs.writeFileSync(REPORT, `${JSON.stringify(report, null, 2)}\n`);
// A redirect is an answer: wrk counts 400 and above as errors.
process.exit(report.results.some(({errors}) => errors > 0) ? 1 : 0);
