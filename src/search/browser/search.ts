import {isSiteNewer} from '@site/src/shell/browser/hostedSite';
import {LONGEST_QUERY} from '../longestQuery';
import type {Search} from './connect';
import {readCurrentIndex} from './currentIndex';
import {knownFolder, type IndexAddress} from './indexAddress';
import {countRetries, getIndexStatus, retryIndex, untilRetry} from './indexStatus';
import type {Searcher, SearchRequest, SearchResults} from './results';

/** Starts a search, by a script that only searching needs. */
async function connect(isAgain: boolean): Promise<Search> {
  return (await import('./connect')).connect(isAgain);
}

/** Whether something has failed before: what comes next asks the network and not the browser's cache. */
let isRetry = false;
let attempt: {readonly search: Promise<Search>; readonly retries: number} | undefined;

/**
 * Whether a deploy is the reason of a failure that no retry in this tab can mend: its scripts are gone, or the
 * host's index is of another format.
 */
async function isOutdated(error: unknown): Promise<boolean> {
  const baseUrl = knownFolder('');
  if (error instanceof Error && error.name === 'ChunkLoadError') return isSiteNewer(baseUrl);
  return (await readCurrentIndex(baseUrl))?.isReadable === false;
}

/**
 * Runs a call. On failure everything is loaded anew, after the reader's Retry.
 *
 * @param isOvertaken whether nobody waits for the result anymore: then it does not come, and a failure is not shown
 */
async function call<Result>(
  run: (search: Search) => Promise<Result>,
  isOvertaken = () => false,
): Promise<Result> {
  while (!isOvertaken()) {
    // A call that joins an attempt may get a failure that is older than the call.
    const tried = (attempt ??= {search: connect(isRetry), retries: countRetries()});
    try {
      const result = await run(await tried.search);
      // What failed before may be there now.
      if (getIndexStatus() === 'failed') retryIndex();
      if (!isOvertaken()) return result;
    } catch (error) {
      // Failed files are kept; only a new worker asks the network again. Another call may have started it already.
      if (attempt === tried) attempt = undefined;
      isRetry = true;
      const reason = (await isOutdated(error)) ? 'outdated' : 'failed';
      if (!isOvertaken()) await untilRetry(reason, tried.retries);
    }
  }
  return new Promise<never>(() => undefined);
}

/** An index is written by the build only. */
const hasIndex = process.env.NODE_ENV === 'production';

const known = ({folder, context}: IndexAddress): IndexAddress => ({folder: knownFolder(folder), context});

/** Loads an index. Resolves when it is there, after retries if need be. */
export async function prepareSearch(address: IndexAddress): Promise<void> {
  if (hasIndex) await call((service) => service.prepare(known(address)));
}

/** How many searches each of them has begun. */
const begun: Record<Searcher, number> = {bar: 0, page: 0};

/**
 * Searches, for the best results and the number of all. Does not resolve once the next search of the same searcher
 * has begun: its results would be shown for the newer query.
 */
export async function search(address: IndexAddress, request: SearchRequest): Promise<SearchResults> {
  if (!hasIndex) return {results: [], total: 0};
  const {searcher} = request;
  const query = request.query.slice(0, LONGEST_QUERY);
  const turn = (begun[searcher] += 1);
  return call(
    (service) => service.search(known(address), {...request, query}),
    () => begun[searcher] !== turn,
  );
}
