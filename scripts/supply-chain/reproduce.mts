/**
 * npm run reproduce: builds the last commit twice, in two clones that have nothing in common but the installed
 * packages, and compares the results byte by byte. Fails with the names of the files that differ.
 *
 * The second build believes that it is on another machine: another folder, home and time zone, and 400 days
 * later. Takes two clean builds, and 400 MB below the system's folder for temporary files.
 */
import {createHash} from 'node:crypto';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {linkFolder} from '../link-folder';
import {run, step} from '../run';

const SHOWN = 20;

const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'reproduce-'));
const first = path.join(parent, 'first');
const second = path.join(parent, 'deeper', 'second-with-a-longer-name');
const ELSEWHERE = {
  HOME: parent,
  TZ: 'Pacific/Auckland',
  HOSTNAME: 'elsewhere',
  NODE_OPTIONS: `--require ${path.resolve('scripts/supply-chain/laterClock.cjs')}`,
};

/** A clone of the last commit with the installed packages, and no cache. */
async function prepare(folder: string): Promise<void> {
  await step(`Cloning to ${folder}`, 'git', ['clone', '--quiet', process.cwd(), folder]);
  linkFolder('node_modules', path.join(folder, 'node_modules'), ['.cache']);
}

async function build(folder: string, env: Readonly<Record<string, string>>): Promise<void> {
  console.log(`\n▸ Building in ${folder}`);
  const code = await run('npm', ['run', '--silent', '--prefix', folder, 'build'], env);
  if (code !== 0) throw new Error(`The build in ${folder} failed.`);
}

/** Hash of every file of a build, by path. */
function hashesOf(folder: string): Map<string, string> {
  const build = path.join(folder, 'build');
  const files = fs
    .readdirSync(build, {recursive: true, encoding: 'utf8'})
    .filter((name) => fs.statSync(path.join(build, name)).isFile());
  const hashOf = (name: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(build, name)))
      .digest('hex');
  return new Map(files.map((name) => [name, hashOf(name)]));
}

try {
  for (const folder of [first, second]) await prepare(folder);
  await build(first, {});
  await build(second, ELSEWHERE);
  const [one, other] = [hashesOf(first), hashesOf(second)];
  const names = [...new Set([...one.keys(), ...other.keys()])].sort();
  const differing = names.filter((name) => one.get(name) !== other.get(name));
  if (differing.length === 0) {
    console.log(`\n✓ Both builds have the same ${names.length} files, byte by byte.`);
  } else {
    console.error(`\n✗ ${differing.length} of ${names.length} files differ:`);
    // Scripts first: pages differ when they name a script that does.
    const isPage = (name: string) => Number(name.endsWith('.html'));
    differing.sort((a, b) => isPage(a) - isPage(b));
    for (const name of differing.slice(0, SHOWN)) console.error(`  ${name}`);
    if (differing.length > SHOWN) console.error(`  and ${differing.length - SHOWN} more`);
    process.exitCode = 1;
  }
} finally {
  fs.rmSync(parent, {recursive: true, force: true});
}
