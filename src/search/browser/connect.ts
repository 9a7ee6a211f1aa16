import * as Comlink from 'comlink';
import type {SearchService} from './SearchService';

/** What a worker exposes, too. */
export type Search = Pick<SearchService, 'prepare' | 'search'>;

async function inWorker(isRetry: boolean): Promise<Search> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url));
  // A script that cannot be fetched or run fires this event; the proxy alone would wait forever.
  const failure = new Promise<never>((_resolve, reject) => {
    worker.addEventListener('error', (event) => {
      event.preventDefault();
      reject(new Error('The search worker could not be started.'));
    });
  });
  const Remote = Comlink.wrap<new (isRetry: boolean) => Search>(worker);
  const remote = await Promise.race([new Remote(isRetry), failure]);
  return {
    prepare: (...args) => remote.prepare(...args),
    search: (...args) => remote.search(...args),
  };
}

async function onMainThread(isRetry: boolean): Promise<Search> {
  const {SearchService} = await import('./SearchService');
  return new SearchService(isRetry);
}

/**
 * Starts the search: in a worker, and where the browser or a policy forbids workers, on the main thread.
 *
 * @param isRetry whether files were loaded in vain before
 */
export async function connect(isRetry: boolean): Promise<Search> {
  try {
    return await inWorker(isRetry);
  } catch {
    return onMainThread(isRetry);
  }
}
