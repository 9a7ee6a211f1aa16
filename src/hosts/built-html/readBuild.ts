import fs from 'node:fs';
import path from 'node:path';
import {redirects} from '../../../redirects';
import {Memory} from '../../docusaurus/memory';
import {normalizeHtml, withCommit, withoutCommit} from '../../docusaurus/normalizeHtml';
import {inThreads} from '../../docusaurus/threads';
import {publishedScriptHashes} from '../files/scriptHashes';
import {builtCommit} from '../packs/builtCommit';
import type {TwinFile} from '../twins/twin';
import {FILES} from './allowed';
import type {ReadPage} from './thread';

/** All code may have a part in what is found: the check is of the whole site. */
const memory = new Memory('built-pages', [path.resolve('src')]);

/** A mistake in the frame of the site is on every page, and told once. */
const SHOWN_FILES = 3;
/** Pages that a thread takes at once. */
const BATCH = 32;

/** A build that has been read. */
export interface ReadBuild {
  /** What is wrong with each file, by message: the files that have it, in their order. */
  readonly flaws: ReadonlyMap<string, readonly string[]>;
  /** The pages in Markdown that have been written beside them, in the order of their files. */
  readonly twins: readonly TwinFile[];
}

/** Files of a build, from its folder. */
const filesIn = (dir: string): string[] =>
  fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
const isPage = (file: string): boolean => file.endsWith('.html');

/** Has threads read pages, and gives the key of each in memory. What is as in a build before, but for the commit, is not read again. */
async function readPages(dir: string, names: readonly string[]): Promise<(name: string) => string> {
  memory.recall('.');
  const commit = builtCommit(dir);
  const around = JSON.stringify([publishedScriptHashes(dir), redirects]);
  const keys = new Map(
    names.map((name) => {
      const html = fs.readFileSync(path.join(dir, name), 'utf8');
      return [name, memory.keyOf(name, around + normalizeHtml(html, commit))];
    }),
  );
  const keyOf = (name: string) => keys.get(name) ?? '';
  const tasks = names.filter((name) => memory.get(keyOf(name)) === undefined);
  await inThreads('src/hosts/built-html/thread.ts', {dir, tasks, batch: BATCH}, (results) => {
    for (const page of results as readonly ReadPage[])
      memory.learn(keyOf(page.file), withoutCommit(JSON.stringify(page), commit));
  });
  return keyOf;
}

/**
 * Reads pages while the build still makes what else it has, such as the search index. `readBuild` reads again what
 * has changed since.
 *
 * @param dir folder of the build, whose pages are written
 */
export async function readAhead(dir: string): Promise<void> {
  await readPages(dir, filesIn(dir).filter(isPage));
}

/** What is found in pages. */
async function pagesOf(dir: string, names: readonly string[]): Promise<ReadonlyMap<string, ReadPage>> {
  const keyOf = await readPages(dir, names);
  const commit = builtCommit(dir);
  const pages = names.map((name): [string, ReadPage] => {
    const text = memory.get(keyOf(name)) as string;
    return [name, JSON.parse(withCommit(text, commit)) as ReadPage];
  });
  memory.keep('.');
  return new Map(pages);
}

/**
 * Reads every page of a build, once: looks for what it must not have, and writes its twin in Markdown beside it.
 *
 * @param dir folder of the build
 */
export async function readBuild(dir: string): Promise<ReadBuild> {
  const files = filesIn(dir);
  const pages = await pagesOf(dir, files.filter(isPage));
  for (const {twin} of pages.values()) {
    if (twin) fs.writeFileSync(path.join(dir, twin.path), twin.markdown);
  }
  const flaws = new Map<string, string[]>();
  for (const file of files) {
    const ofKind = FILES.test(file)
      ? []
      : ['is no kind of file that the site has: see FILES in src/hosts/built-html/allowed.ts'];
    for (const flaw of [...ofKind, ...(pages.get(file)?.flaws ?? [])]) {
      flaws.set(flaw, [...(flaws.get(flaw) ?? []), file]);
    }
  }
  return {flaws, twins: files.flatMap((file) => pages.get(file)?.twin ?? [])};
}

/** All mistakes as one message, each once, with the first of its files. */
export function reportBuild(filesByFlaw: ReadonlyMap<string, readonly string[]>): string {
  const lines = [...filesByFlaw].flatMap(([flaw, files]) => [
    ...files.slice(0, SHOWN_FILES).map((file) => `  ${file}: ${flaw}`),
    ...(files.length > SHOWN_FILES ? [`  and ${files.length - SHOWN_FILES} more files with this one`] : []),
  ]);
  return [
    `${filesByFlaw.size} problem${filesByFlaw.size === 1 ? '' : 's'} in what was built:`,
    ...lines,
  ].join('\n');
}
