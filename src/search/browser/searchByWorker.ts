import globalData from '@generated/globalData';
import {isSiteNewer} from '@site/src/shell/browser/hostedSite';
import {readCurrentIndex} from './currentIndex';
import type {SearchResults} from './toResult';
import {LONGEST_QUERY} from '../longestQuery';
import {loadAutocomplete} from './autocomplete';
import {connect, type Search} from './connect';
import {countRetries, getIndexStatus, retryIndex, untilRetry} from './indexStatus';

const {versions} = (
  globalData as unknown as {
    'docusaurus-plugin-content-docs': {default: {versions: readonly {readonly path: string}[]}};
  }
)['docusaurus-plugin-content-docs'].default;
/** Where versions of the docs have their indexes: `/`, `/2.0/`. */
const folders = versions.map(({path}) => path.replace(/\/?$/, '/'));

/** The version comes from the address of the search page, where anything can stand. */
const folderOf = (baseUrl: string) => (folders.includes(baseUrl) ? baseUrl : (folders[0] ?? '/'));

/** Whether something has failed before: what comes next asks the network and not the browser's cache. */
let isRetry = false;
let attempt: {readonly search: Promise<Search>; readonly retries: number} | undefined;

async function start(): Promise<Search> {
  // The search theme loads its list of hits beside the index.
  const [connected] = await Promise.all([connect(isRetry), loadAutocomplete()]);
  return connected;
}

/**
 * Whether a deploy is the reason of a failure that no retry in this tab can mend: its scripts are gone, or the
 * host's index is of another format.
 */
async function isOutdated(error: unknown): Promise<boolean> {
  const baseUrl = folderOf('');
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
    const tried = (attempt ??= {search: start(), retries: countRetries()});
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

/** Loads the index of a context. Resolves when it is there, after retries if need be. */
export async function fetchIndexesByWorker(baseUrl: string, searchContext: string): Promise<void> {
  // The index exists in the production build only.
  if (process.env.NODE_ENV === 'production') {
    await call((service) => service.fetchIndexes(folderOf(baseUrl), searchContext));
  } else {
    await loadAutocomplete();
  }
}

/** How many searches each caller has begun. The bar and the search page differ in their limits. */
const begun = new Map<number, number>();

/**
 * Searches, for the best results and the number of all. Those that come after the next search of the same caller has
 * begun are not given: the search page would show them for the newer query.
 *
 * @param limit how many results are given at most
 */
export async function searchAndCount(
  baseUrl: string,
  searchContext: string,
  input: string,
  limit: number,
): Promise<SearchResults> {
  if (process.env.NODE_ENV !== 'production') return {results: [], total: 0};
  const query = input.slice(0, LONGEST_QUERY);
  const turn = (begun.get(limit) ?? 0) + 1;
  begun.set(limit, turn);
  return call(
    (service) => service.search(folderOf(baseUrl), searchContext, query, limit),
    () => begun.get(limit) !== turn,
  );
}

/** What the search theme's bar calls. */
export async function searchByWorker(
  ...args: Parameters<typeof searchAndCount>
): Promise<SearchResults['results']> {
  return (await searchAndCount(...args)).results;
}
