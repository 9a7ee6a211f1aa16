/**
 * Keeps what a build names by its content in the build that replaces it, for some days: tabs that are open at a
 * deploy go on without a reload. Which file is kept since when is in `assets-manifest.json` of the new build.
 *
 * The manifest holds no dates of the build itself, so that a build stays the same however often it is made.
 */
import fs from 'node:fs';
import path from 'node:path';

export const MANIFEST = 'assets-manifest.json';
/** Names with a hash of the content: scripts, styles and pictures, and the parts of the search index. */
const HASHED = /^(?:assets|search-index)\/[^\\]+$|^search-index(?:-[a-z]+)?-[0-9a-f]{8}\.json$/;
const DAY = 24 * 60 * 60 * 1000;
const DATE = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}\.\d{3}Z$/;

/** The files of a build that are named by their content, sorted, with slashes. */
function hashedFiles(dir: string): string[] {
  return fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .filter((file) => HASHED.test(file))
    .sort();
}

/** What is wrong with an entry of the manifest. */
function problemOf([file, date]: readonly [string, unknown]): string | undefined {
  const name = JSON.stringify(file);
  if (!HASHED.test(file) || file.split('/').includes('..')) {
    return `${name} is no file that is named by its content: below assets/ or search-index/, or search-index-….json`;
  }
  if (typeof date !== 'string' || !DATE.test(date) || Number.isNaN(Date.parse(date))) {
    return `${name}: ${JSON.stringify(date)} is no date such as 2025-11-03T08:00:00.000Z`;
  }
  return undefined;
}

/**
 * What a build keeps of builds before it.
 *
 * @returns files, with the time at which a build has replaced them
 * @throws {Error} names all mistakes of the manifest
 */
export function readManifest(dir: string): Readonly<Record<string, string>> {
  const file = path.join(dir, MANIFEST);
  if (!fs.existsSync(file)) return {};
  let kept: unknown;
  try {
    ({kept} = JSON.parse(fs.readFileSync(file, 'utf8')) as {kept: unknown});
  } catch (error) {
    throw new Error(`${file} is no JSON: ${error instanceof Error ? error.message : String(error)}`);
  }
  if (typeof kept !== 'object' || kept === null || Array.isArray(kept)) {
    throw new Error(`${file} has no object "kept" of files and dates`);
  }
  const problems = Object.entries(kept).flatMap((entry) => problemOf(entry) ?? []);
  if (problems.length > 0) throw new Error([`${file} is wrong:`, ...problems].join('\n  '));
  return kept as Readonly<Record<string, string>>;
}

/** The replacement of a build. */
interface Deploy {
  /** Folders of the two builds. */
  readonly previous: string;
  readonly next: string;
  /** How long files are kept. */
  readonly days: number;
  /** Time of the deploy. */
  readonly now: Date;
}

/**
 * Copies hashed files of the previous build that are not in the next one and were replaced less than some days
 * ago, and writes the manifest.
 *
 * @returns how many files are kept, and how many are not
 * @throws {Error} before anything is written
 */
export function keepAssets({previous, next, days, now}: Deploy): {kept: number; dropped: number} {
  for (const [name, dir] of Object.entries({previous, next})) {
    if (!fs.existsSync(path.join(dir, 'index.html'))) {
      throw new Error(`The ${name} build, ${dir}, has no site in it: there is no index.html`);
    }
  }
  if (fs.realpathSync(previous) === fs.realpathSync(next)) {
    throw new Error(`The previous and the next build are the same folder: ${next}`);
  }
  const replaced = readManifest(previous);
  const current = new Set(hashedFiles(next).filter((file) => !(file in readManifest(next))));
  const gone = hashedFiles(previous).filter((file) => !current.has(file));
  const entries = gone.map((file) => [file, replaced[file] ?? now.toISOString()] as const);
  const kept = entries.filter(([, date]) => now.getTime() - Date.parse(date) < days * DAY);
  for (const [file] of kept) {
    const target = path.join(next, file);
    fs.mkdirSync(path.dirname(target), {recursive: true});
    fs.copyFileSync(path.join(previous, file), target);
  }
  fs.writeFileSync(
    path.join(next, MANIFEST),
    `${JSON.stringify({kept: Object.fromEntries(kept)}, null, 2)}\n`,
  );
  return {kept: kept.length, dropped: entries.length - kept.length};
}
