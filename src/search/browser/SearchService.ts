import {SearchEngine} from '../engine/SearchEngine';
import {ownHash, readCurrentIndex} from './currentIndex';
import {isIndexStart, readJson, readNamed} from './readFile';
import type {IndexAddress} from './indexAddress';
import {toResult, type Searcher, type SearchRequest, type SearchResults} from './results';

/**
 * How long the reader has not typed when files are loaded, in milliseconds: what half a word stands for is not worth its
 * bytes. What is loaded answers each letter at once.
 */
const PAUSE = 200;
/** What a search gives that a later one has overtaken: nobody waits for it. */
const OVERTAKEN: SearchResults = {results: [], total: 0};

class Overtaken extends Error {}

const wait = (time: number) => new Promise<void>((resolve) => void setTimeout(resolve, time));

interface LoadedIndex {
  readonly engine: SearchEngine;
  /** Whether a file has failed since the index was loaded. A hit whose text fails is shown without it. */
  hasFailed: boolean;
}

/**
 * What bar and page call, in a worker or on the main thread. Indexes are loaded once for each version and context.
 * When a file fails, the host is asked whether it has a newer index, which is then searched in place of the one that
 * the tab was built with.
 */
export class SearchService {
  private readonly indexes = new Map<string, Promise<LoadedIndex>>();
  private hash = ownHash;
  /** How many searches each searcher has begun. */
  private readonly begun: Record<Searcher, number> = {bar: 0, page: 0};

  /** @param isRetry whether files were loaded in vain before: what the browser has kept may be wrong */
  constructor(private readonly isRetry: boolean) {}

  private async load({folder, context}: IndexAddress): Promise<LoadedIndex> {
    const cache = this.isRetry ? 'reload' : 'default';
    const suffix = context && `-${context.replace(/\//g, '-')}`;
    const start = await readJson(`${folder}search-index${suffix}-${this.hash}.json`, cache);
    if (!isIndexStart(start)) throw new Error('The search index is damaged.');
    const loaded: LoadedIndex = {
      engine: new SearchEngine(start, async (name) => {
        try {
          return await readNamed(folder, name, cache);
        } catch (error) {
          loaded.hasFailed = true;
          throw error;
        }
      }),
      hasFailed: false,
    };
    return loaded;
  }

  private indexAt(address: IndexAddress): Promise<LoadedIndex> {
    const key = `${address.folder} ${address.context}`;
    let index = this.indexes.get(key);
    if (!index) {
      index = this.load(address);
      this.indexes.set(key, index);
    }
    return index;
  }

  /** Turns to the index that the host has now. Gives false when it is the same, or cannot be read by this tab. */
  private async update({folder}: IndexAddress): Promise<boolean> {
    const current = await readCurrentIndex(folder);
    if (!current?.isReadable || current.hash === this.hash) return false;
    this.hash = current.hash;
    this.indexes.clear();
    return true;
  }

  /** Loads an index, so that the first search finds it there. */
  async prepare(address: IndexAddress): Promise<void> {
    try {
      await this.indexAt(address);
    } catch (error) {
      if (!(await this.update(address))) throw error;
      await this.indexAt(address);
    }
  }

  /** Searches an index. Gives nothing when the same searcher has begun another search before files were loaded. */
  async search(address: IndexAddress, request: SearchRequest): Promise<SearchResults> {
    const {query, searcher, limit, excerptLength, hasIntroductions} = request;
    const turn = (this.begun[searcher] += 1);
    const pause = wait(PAUSE);
    const beforeLoading = async () => {
      await pause;
      // What was typed while the worker was busy, with the index that it has just read, waits behind this.
      await wait(0);
      if (this.begun[searcher] !== turn) throw new Overtaken();
    };
    await this.prepare(address);
    const index = await this.indexAt(address);
    const run = async ({engine}: LoadedIndex): Promise<SearchResults> => {
      const {hits, total} = await engine.search(query, limit, {hasIntroductions, beforeLoading});
      return {results: hits.map((hit) => toResult(hit, excerptLength)), total};
    };
    const [first] = await Promise.allSettled([run(index)]);
    if (first.status === 'rejected' && first.reason instanceof Overtaken) return OVERTAKEN;
    if (index.hasFailed && (await this.update(address))) {
      return run(await this.indexAt(address));
    }
    index.hasFailed = false;
    if (first.status === 'rejected') throw first.reason;
    return first.value;
  }
}
