import fs from 'node:fs';
import path from 'node:path';
import {PARTS} from '../parts';
import {inThreads} from '../threads';

/** Where the site has its packs. */
export const PACKS = 'packs';

/**
 * Writes the pack of each part that a build has pages of: `packs/<part>.zip`.
 *
 * @param dir folder of the build, with its pages in Markdown
 */
export async function writePacks(dir: string): Promise<void> {
  fs.mkdirSync(path.join(dir, PACKS), {recursive: true});
  const names = PARTS.map(({name}) => name);
  await inThreads('src/hosts/packs/thread.ts', {dir, names, batch: 1}, () => undefined);
}
