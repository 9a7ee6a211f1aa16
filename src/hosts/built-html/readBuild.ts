import fs from 'node:fs';
import path from 'node:path';
import type {TwinFile} from '../twins/twin';
import {inThreads} from '../../docusaurus/threads';
import {FILES} from './allowed';
import type {ReadPage} from './thread';

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

/**
 * Reads every page of a build, once: looks for what it must not have, and writes its twin in Markdown beside it.
 *
 * @param dir folder of the build
 */
export async function readBuild(dir: string): Promise<ReadBuild> {
  const files = fs
    .readdirSync(dir, {recursive: true, withFileTypes: true})
    .filter((entry) => !entry.isDirectory())
    .map((entry) => path.relative(dir, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
  const pages = new Map<string, ReadPage>();
  const names = files.filter((file) => file.endsWith('.html'));
  await inThreads('src/hosts/built-html/thread.ts', {dir, tasks: names, batch: BATCH}, (results) => {
    for (const page of results as readonly ReadPage[]) pages.set(page.file, page);
  });
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
