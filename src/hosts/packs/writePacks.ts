import {PARTS} from '../../product/parts';
import {inThreads} from '../../docusaurus/threads';

/**
 * Writes the pack of each part that a build has pages of.
 *
 * @param dir folder of the build, with its pages in Markdown
 */
export async function writePacks(dir: string): Promise<void> {
  const tasks = PARTS.map(({name}) => name);
  await inThreads('src/hosts/packs/thread.ts', {dir, tasks, batch: 1}, () => undefined);
}
