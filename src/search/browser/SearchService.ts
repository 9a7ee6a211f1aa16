import {SearchEngine} from '../engine/SearchEngine';
import {ownHash, readCurrentIndex} from './currentIndex';
import {isIndexStart, readJson, readNamed} from './readFile';
import {toResult, type SearchResults} from './toResult';

interface LoadedIndex {
  readonly engine: SearchEngine;
  /** Whether a file has failed since the index was loaded. A hit whose text fails is shown without it. */
  hasFailed: boolean;
}

/**
 * What the search theme's bar and page call, in a worker or on the main thread. Indexes are loaded once for each
 * version and context. When a file fails, the host is asked whether it has a newer index, which is then searched
 * in place of the one that the tab was built with.
 */
export class SearchService {
  private readonly indexes = new Map<string, Promise<LoadedIndex>>();
  private hash = ownHash;

  /** @param isRetry whether files were loaded in vain before: what the browser has kept may be wrong */
  constructor(private readonly isRetry: boolean) {}

  private async load(baseUrl: string, searchContext: string): Promise<LoadedIndex> {
    const cache = this.isRetry ? 'reload' : 'default';
    const suffix = searchContext && `-${searchContext.replace(/\//g, '-')}`;
    const start = await readJson(`${baseUrl}search-index${suffix}-${this.hash}.json`, cache);
    if (!isIndexStart(start)) throw new Error('The search index is damaged.');
    const loaded: LoadedIndex = {
      engine: new SearchEngine(start, async (name) => {
        try {
          return await readNamed(baseUrl, name, cache);
        } catch (error) {
          loaded.hasFailed = true;
          throw error;
        }
      }),
      hasFailed: false,
    };
    return loaded;
  }

  private indexFor(baseUrl: string, searchContext: string): Promise<LoadedIndex> {
    const key = `${baseUrl} ${searchContext}`;
    let index = this.indexes.get(key);
    if (!index) {
      index = this.load(baseUrl, searchContext);
      this.indexes.set(key, index);
    }
    return index;
  }

  /** Turns to the index that the host has now. Gives false when it is the same, or cannot be read by this tab. */
  private async update(baseUrl: string): Promise<boolean> {
    const current = await readCurrentIndex(baseUrl);
    if (!current?.isReadable || current.hash === this.hash) return false;
    this.hash = current.hash;
    this.indexes.clear();
    return true;
  }

  async fetchIndexes(baseUrl: string, searchContext: string): Promise<void> {
    try {
      await this.indexFor(baseUrl, searchContext);
    } catch (error) {
      if (!(await this.update(baseUrl))) throw error;
      await this.indexFor(baseUrl, searchContext);
    }
  }

  async search(baseUrl: string, searchContext: string, input: string, limit: number): Promise<SearchResults> {
    await this.fetchIndexes(baseUrl, searchContext);
    const index = await this.indexFor(baseUrl, searchContext);
    const run = async ({engine}: LoadedIndex): Promise<SearchResults> => {
      const {hits, total} = await engine.search(input, limit);
      return {results: hits.map((hit) => toResult(hit, input)), total};
    };
    const [first] = await Promise.allSettled([run(index)]);
    if (index.hasFailed && (await this.update(baseUrl))) {
      return run(await this.indexFor(baseUrl, searchContext));
    }
    index.hasFailed = false;
    if (first.status === 'rejected') throw first.reason;
    return first.value;
  }
}
