/**
 * Writes .br and .gz beside every text file of a build, for hosts that send them as they are. The same files give
 * the same bytes. What has been compressed before and is as old as its file is left alone; each build begins without
 * any (see src/hosts/files).
 */
import fs from 'node:fs';
import path from 'node:path';
import {inThreads} from '../../docusaurus/threads';
import type {Sizes} from './thread.ts';

const TEXT = /\.(html|md|js|css|json|svg|xml|yaml|csv|d\.ts|ics|txt)$|\/api-catalog$|^\/samples\//;
/** Files for other hosts to read. */
const CONFIGURATION = /^(_headers|_redirects|firebase\.json)$/;
/** Below it a header costs more than what is saved, in bytes. */
const SMALLEST = 256;
/** Files that a thread takes at once. */
const BATCH = 24;

/**
 * Compresses a build.
 *
 * @param dir folder of the build
 * @returns how many files, and their bytes
 */
export async function compress(dir: string): Promise<{files: number} & Sizes> {
  const names: {readonly name: string; readonly size: number}[] = [];
  for (const name of fs.readdirSync(dir, {recursive: true, encoding: 'utf8'})) {
    if (TEXT.test(`/${name}`) && !CONFIGURATION.test(name)) {
      const stats = fs.statSync(path.join(dir, name));
      if (stats.isFile() && stats.size >= SMALLEST) names.push({name, size: stats.size});
    }
  }
  // The largest first, so that no thread ends long after the others.
  const queue = names.sort((a, b) => b.size - a.size).map(({name}) => name);
  const total = {files: queue.length, size: 0, br: 0, gz: 0};
  await inThreads('src/hosts/compression/thread.ts', {dir, tasks: queue, batch: BATCH}, (results) => {
    for (const {size, br, gz} of results as readonly Sizes[]) {
      total.size += size;
      total.br += br;
      total.gz += gz;
    }
  });
  return total;
}
