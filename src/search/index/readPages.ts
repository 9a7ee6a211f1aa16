import fs from 'node:fs';
import path from 'node:path';
import {Memory} from '../../docusaurus/memory';
import {sourceCommitOf} from '../../docusaurus/provenance/sourceCommit';
import {normalizeHtml} from '../../docusaurus/normalizeHtml';
import {inThreads} from '../../docusaurus/threads';
import type {PagePath} from './pagesOfVersions';
import type {Page} from './readPage';
import type {ReadPage} from './thread';

/** Pages that a thread takes at once. */
const BATCH = 16;

/** All code may have a part in what is read. */
const memory = new Memory('searched-pages', [path.resolve('src')]);

/**
 * The pages of an index, in the order of their paths, without those that ask not to be indexed. What is the same as in
 * the build before is not read again.
 */
export async function readPages(dir: string, paths: readonly PagePath[]): Promise<Page[]> {
  memory.recall('.');
  const commit = sourceCommitOf('.');
  const keyOf = ({file, ...rest}: PagePath) =>
    memory.keyOf(JSON.stringify(rest), normalizeHtml(fs.readFileSync(file, 'utf8'), commit));
  const keys = new Map(paths.map((one) => [one.url, keyOf(one)]));
  const known = ({url}: PagePath) => memory.get(keys.get(url) ?? '') as ReadPage | undefined;
  const tasks = paths.filter((one) => known(one) === undefined);
  await inThreads('src/search/index/thread.ts', {dir, tasks, batch: BATCH}, (results) => {
    for (const read of results as readonly ReadPage[]) memory.learn(keys.get(read.url) ?? '', read);
  });
  memory.keep('.');
  return paths.flatMap((one) => known(one)?.page ?? []);
}
