import {inThreads} from '../../docusaurus/threads';
import {compiledOutlineOf} from './compiledOutlines';
import {memory} from './memory';
import {type Outline, outlineOf} from './outline';
import type {Page} from './readPages';

/** What memory calls an outline. */
export const OUTLINE = 'outline';

/** The outline of a page. A page that has not changed is not read again. */
export const outlineOfPage = ({source}: Page): Outline => memory.remember(OUTLINE, source, outlineOf);

/** Pages that a thread takes at once. Threads take a second to begin, in which one reads as many. */
const BATCH = 48;

/**
 * Reads the outlines of pages ahead, where many are new: all 1,100 take 20 seconds of a processor. Those that the
 * bundler has read are taken over.
 */
export async function readOutlines(siteDir: string, pages: readonly Page[]): Promise<void> {
  for (const {source} of pages) {
    const outline = compiledOutlineOf(source);
    if (outline) memory.learn(memory.keyOf(OUTLINE, source), outline);
  }
  const names = pages.filter(({source}) => !memory.isKnown(OUTLINE, source)).map(({file}) => file);
  if (names.length <= BATCH) return;
  await inThreads(
    'src/content/rules/outlineThread.ts',
    {dir: siteDir, tasks: names, batch: BATCH},
    (results) => {
      for (const [key, outline] of results as readonly [string, Outline][]) memory.learn(key, outline);
    },
  );
}
