import {inThreads} from '../../docusaurus/threads';
import type {PagePath} from './pagesOfVersions';
import type {Page} from './readPage';

/** Pages that a thread takes at once. */
const BATCH = 16;

/** The pages of an index, in the order of their paths, without those that ask not to be indexed. */
export async function readPages(dir: string, paths: readonly PagePath[]): Promise<Page[]> {
  const pages = new Map<string, Page>();
  await inThreads('src/search/index/thread.ts', {dir, tasks: paths, batch: BATCH}, (results) => {
    for (const page of results as readonly (Page | undefined)[]) if (page) pages.set(page.url, page);
  });
  return paths.flatMap(({url}) => pages.get(url) ?? []);
}
