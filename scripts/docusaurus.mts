/**
 * Docusaurus with the environment that this site needs, for all scripts.
 *
 *   node --import tsx scripts/docusaurus.mts build [--out-dir build]
 *
 * What is built is looked at by itself before it counts, whoever wrote it, and gets its pages in Markdown, and packs of
 * them. A build that fails leaves the previous one as it was.
 */
import fs from 'node:fs';
import {createRequire} from 'node:module';
import {readAhead, readBuild, reportBuild} from '../src/hosts/built-html/readBuild';
import {PAGES_ARE_WRITTEN} from '../src/hosts/files/pagesAreWritten';
import {writePacks} from '../src/hosts/packs/writePacks';
import {writeLists} from '../src/hosts/twins/lists';
import {UNFINISHED, putInPlace} from './output-folder';
import {watchReadOnce} from './read-once';
import {run} from './run';

const ENVIRONMENT = {
  // No image becomes a data URI: figures are cached, zoomed and, in dark mode, recolored as files.
  WEBPACK_URL_LOADER_LIMIT: '0',
  // The bundler gives memory back as soon as it's free, in milliseconds: what follows needs it. By default, it keeps some.
  // https://microsoft.github.io/mimalloc/environment.html
  MIMALLOC_PURGE_DELAY: '0',
};

/**
 * What a build gets of the environment: programs, folders, language, colors, and what the site and Docusaurus ask
 * for. Code of a page runs in the build, too, and could publish any other variable, such as a token of CI.
 */
const PASSED =
  /^(?:PATH|PATHEXT|HOME|USERPROFILE|APPDATA|LOCALAPPDATA|SystemRoot|ComSpec|TMPDIR|TEMP|TMP|LANG|LC_\w+|TZ|TERM|COLORTERM|NO_COLOR|FORCE_COLOR|CI|DISPLAY|BROWSER|HOST|PORT|NODE_ENV|NODE_OPTIONS|GIT_DIR|GIT_WORK_TREE|CHOKIDAR_\w+|DOCUSAURUS_\w+|SOURCE_COMMIT|SOURCE_DATE_EPOCH|TAG_MANAGER_CONTAINER_ID)$/i;

/**
 * What Node.js keeps of new objects before it looks which ones are gone, in MB: trees of pages are, soon. With its own
 * 16, a fifth of the build's processor time goes into looking.
 * https://nodejs.org/docs/latest-v20.x/api/cli.html#--max-semi-space-sizesize-in-megabytes
 */
const YOUNG_MB = 64;

/** Its program, without the second that npx takes to find it. */
const DOCUSAURUS = createRequire(import.meta.url).resolve('@docusaurus/core/bin/docusaurus.mjs');

function docusaurus(args: readonly string[], onMessage?: (message: unknown) => void): Promise<number> {
  const others = Object.keys(process.env).filter((name) => !PASSED.test(name));
  const without = Object.fromEntries(others.map((name) => [name, undefined]));
  const command = [`--max-semi-space-size=${YOUNG_MB}`, DOCUSAURUS, ...args];
  return run(process.execPath, command, {...without, ...ENVIRONMENT}, onMessage);
}

/** Takes `--out-dir x` or `--out-dir=x` out of the arguments. */
function splitOutDir(args: readonly string[]): {outDir: string; rest: readonly string[]} {
  const at = args.findIndex((argument) => /^--out-dir(=|$)/.test(argument));
  const inline = args[at]?.split('=')[1];
  const outDir = at === -1 ? 'build' : (inline ?? args[at + 1]);
  if (!outDir) throw new Error('--out-dir: name a folder.');
  return {outDir, rest: at === -1 ? args : args.toSpliced(at, inline === undefined ? 2 : 1)};
}

/**
 * Looks at what was built, and tells all that it must not have. Without a mistake, it gets lists and packs of its pages.
 *
 * @returns whether it had none
 */
async function finish(dir: string): Promise<boolean> {
  const {flaws, twins} = await readBuild(dir);
  if (flaws.size > 0) {
    console.error(`\n${reportBuild(flaws)}`);
    return false;
  }
  writeLists(dir, twins);
  await writePacks(dir);
  return true;
}

async function build(args: readonly string[]): Promise<number> {
  const {outDir, rest} = splitOutDir(args);
  let ahead: Promise<void> | undefined;
  const built = await docusaurus(['build', ...rest, '--out-dir', UNFINISHED], (message) => {
    if (message !== PAGES_ARE_WRITTEN) return;
    ahead = readAhead(UNFINISHED);
    // Whoever waits for it gets the error; nobody does when the build fails.
    ahead.catch(() => undefined);
  });
  if (built === 0) await ahead;
  const code = built === 0 && !(await finish(UNFINISHED)) ? 1 : built;
  if (code === 0) putInPlace(UNFINISHED, outDir);
  else fs.rmSync(UNFINISHED, {recursive: true, force: true});
  return code;
}

const [command, ...args] = process.argv.slice(2);
if (command === 'start') watchReadOnce();
process.exit(await (command === 'build' ? build(args) : docusaurus(process.argv.slice(2))));
