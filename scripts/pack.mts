/**
 * npm run pack: one area of the documentation as a ZIP file, of today or of any commit.
 *
 * A build writes the packs of its areas itself (`packs/<area>.zip`). Of a commit whose build wrote none yet, this
 * script makes it of its pages.
 */
import {execFileSync} from 'node:child_process';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {builtCommit} from '../src/hosts/packs/builtCommit';
import {packOf} from '../src/hosts/packs/pack';
import {PARTS, packPath, type Part} from '../src/product/parts';
import {readCommandLine} from './command-line';
import {messageOf} from './errors';
import {linkPackages} from './link-folder';
import {commitOf} from './revision';
import {run} from './run';

const {values, positionals} = readCommandLine(
  `
npm run pack -- <area> [<git revision>] [--build build] [--out <file>.zip]

Writes the pages of an area with their pictures, their Markdown, and the checksum of each file. Without a revision the
pages are those of the build that is there. With one they are built in a temporary worktree.

Areas: ${PARTS.map(({name}) => name).join(', ')}`,
  {allowPositionals: true, options: {build: {type: 'string', default: 'build'}, out: {type: 'string'}}},
);

const git = (...args: readonly string[]): string =>
  execFileSync('git', args, {encoding: 'utf8', maxBuffer: 2 ** 28, stdio: ['ignore', 'pipe', 'pipe']});

/** The pack that a build has, or one that is made of its pages. */
function packIn(dir: string, part: Part): {readonly pack: Buffer; readonly commit: string} {
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    throw new Error(`${dir}/ has no site in it. Run "npm run build" first, or name a git revision.`);
  }
  const commit = builtCommit(dir);
  if (commit === undefined || commit.endsWith('-dirty')) {
    throw new Error(
      `${dir}/ is of ${commit === undefined ? 'no commit' : 'sources that differ from their commit'}, so nobody could make the pack again. Commit your changes and build, or name a git revision.`,
    );
  }
  const written = path.join(dir, packPath(part));
  if (fs.existsSync(written)) return {pack: fs.readFileSync(written), commit};
  const seconds = Number(git('show', '--no-patch', '--format=%ct', commit));
  const day = new Date(seconds * 1000).toISOString().slice(0, 10);
  const pack = packOf(dir, part, {commit, day});
  if (!pack) throw new Error(`${dir}/ has no page of ${part.label}.`);
  return {pack, commit};
}

/** The same of a commit that is built for it. */
async function packOfCommit(commit: string, part: Part): Promise<ReturnType<typeof packIn>> {
  if (git('show', `${commit}:package-lock.json`) !== fs.readFileSync('package-lock.json', 'utf8')) {
    throw new Error(
      [
        `Commit ${commit} needs other packages than those that are installed. Build it in a folder of its own:`,
        `  git worktree add --detach ../pack ${commit}`,
        '  (cd ../pack && npm ci --ignore-scripts && npm run build)',
        `  npm run pack -- ${part.name} --build ../pack/build`,
        '  git worktree remove --force ../pack',
      ].join('\n'),
    );
  }
  const parent = fs.mkdtempSync(path.join(os.tmpdir(), 'pack-'));
  const folder = path.join(parent, 'site');
  try {
    git('worktree', 'add', '--quiet', '--detach', folder, commit);
    linkPackages('node_modules', path.join(folder, 'node_modules'));
    const code = await run('npm', ['run', '--silent', '--prefix', folder, 'build']);
    if (code !== 0) throw new Error(`Commit ${commit} can't be built: see above.`);
    return packIn(path.join(folder, 'build'), part);
  } finally {
    fs.rmSync(parent, {recursive: true, force: true});
    git('worktree', 'prune');
  }
}

try {
  const [area = '', revision, ...others] = positionals;
  const part = PARTS.find(({name}) => name === area);
  if (others.length > 0 || !part) {
    throw new Error(
      `Name one area, and then a git revision if you want one. Areas: ${PARTS.map(({name}) => name).join(', ')}.`,
    );
  }
  const {pack, commit} =
    revision === undefined ? packIn(values.build, part) : await packOfCommit(commitOf(revision), part);
  const file = values.out ?? path.join('packs', `clearwarden-docs-${area}-${commit.slice(0, 12)}.zip`);
  fs.mkdirSync(path.dirname(file), {recursive: true});
  fs.writeFileSync(`${file}.unfinished`, pack);
  fs.renameSync(`${file}.unfinished`, file);
  console.log(`${file}: ${area} as of commit ${commit}`);
} catch (error) {
  console.error(messageOf(error));
  process.exit(1);
}
