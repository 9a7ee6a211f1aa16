import * as Comlink from 'comlink';
import type {IndexStart} from '../engine/format';
import {SearchEngine} from '../engine/SearchEngine';
import {toResult, type SearchResult} from './toResult';

/** The hash in the names of index files, set by the plugin. */
declare const SEARCH_INDEX_HASH: string;

/** What the search theme's bar and page call. Indexes are loaded once for each version and context. */
class SearchWorker {
  private readonly engines = new Map<string, Promise<SearchEngine>>();

  /** @param isRetry whether files were loaded in vain before: what the browser has kept may be wrong */
  constructor(private readonly isRetry: boolean) {}

  private async fetchJson(path: string): Promise<unknown> {
    const url = new URL(path, location.origin);
    // The version comes from the address of the search page.
    if (url.origin !== location.origin) throw new Error('The search index is on another host.');
    const response = await fetch(url, {cache: this.isRetry ? 'reload' : 'default'});
    if (!response.ok) throw new Error(`The search index answers ${response.status}.`);
    return response.json();
  }

  private engineFor(baseUrl: string, searchContext: string): Promise<SearchEngine> {
    const suffix = searchContext && `-${searchContext.replace(/\//g, '-')}`;
    const start = `${baseUrl}search-index${suffix}-${SEARCH_INDEX_HASH}.json`;
    let engine = this.engines.get(start);
    if (!engine) {
      engine = this.fetchJson(start).then(
        (content) =>
          new SearchEngine(content as IndexStart, (name) =>
            this.fetchJson(`${baseUrl}search-index/${name}.json`),
          ),
      );
      this.engines.set(start, engine);
    }
    return engine;
  }

  async fetchIndexes(baseUrl: string, searchContext: string): Promise<void> {
    await this.engineFor(baseUrl, searchContext);
  }

  async search(
    baseUrl: string,
    searchContext: string,
    input: string,
    limit: number,
  ): Promise<SearchResult[]> {
    const engine = await this.engineFor(baseUrl, searchContext);
    const hits = await engine.search(input, limit);
    return hits.map((hit) => toResult(hit, input));
  }
}

Comlink.expose(SearchWorker);
