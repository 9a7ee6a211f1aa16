import * as Comlink from 'comlink';
import {untilRetry} from './indexStatus';

/** What the worker of `plugins/search-index` exposes. Results are opaque here: the theme renders them. */
interface SearchWorker {
  fetchIndexes(baseUrl: string, searchContext: string): Promise<void>;
  search(baseUrl: string, searchContext: string, input: string, limit: number): Promise<unknown[]>;
}

/** Whether a worker has failed before: the next one asks the network and not the browser's cache. */
let isRetry = false;
let connection: Promise<Comlink.Remote<SearchWorker>> | undefined;

function connect(): Promise<Comlink.Remote<SearchWorker>> {
  connection ??= (async () => {
    const worker = new Worker(new URL('../../search-index/client/worker.ts', import.meta.url));
    // A script that cannot be fetched fires this event; the proxy alone would wait forever.
    const failure = new Promise<never>((_resolve, reject) => {
      worker.addEventListener('error', (event) => {
        event.preventDefault();
        reject(new Error('The search worker could not be started.'));
      });
    });
    const Remote = Comlink.wrap<new (isRetry: boolean) => SearchWorker>(worker);
    return Promise.race([new Remote(isRetry), failure]);
  })();
  return connection;
}

/** Runs a call in the worker. On failure a new worker is used, after the reader's Retry. */
async function call<Result>(run: (worker: Comlink.Remote<SearchWorker>) => Promise<Result>): Promise<Result> {
  for (;;) {
    try {
      return await run(await connect());
    } catch {
      // The worker keeps a failed fetch; only a new one asks the network again.
      connection = undefined;
      isRetry = true;
      await untilRetry();
    }
  }
}

/** Loads the index of a context. Resolves when it is there, after retries if need be. */
export async function fetchIndexesByWorker(baseUrl: string, searchContext: string): Promise<void> {
  // The index exists in the production build only.
  if (process.env.NODE_ENV === 'production') {
    await call((worker) => worker.fetchIndexes(baseUrl, searchContext));
  }
}

/** Searches in the worker. Gives the theme's search results, at most `limit`. */
export async function searchByWorker(
  baseUrl: string,
  searchContext: string,
  input: string,
  limit: number,
): Promise<unknown[]> {
  if (process.env.NODE_ENV !== 'production') return [];
  return call((worker) => worker.search(baseUrl, searchContext, input, limit));
}
