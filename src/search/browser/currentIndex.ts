import {readJson} from './readFile';

/** Set by the plugin: the hash in the names of index files, and the one of the code that reads them. */
declare const SEARCH_INDEX_HASH: string;
declare const SEARCH_INDEX_FORMAT: string;

/** What `/search.json` says about the index that is on the host now. Its hash is one of all sources of the site. */
export interface CurrentIndex {
  readonly hash: string;
  /** Whether the code of this tab can read it. */
  readonly isReadable: boolean;
}

/** The index that this tab was built with. */
export const ownHash = SEARCH_INDEX_HASH;

/**
 * Asks the host which index it has: after a deploy, a tab that was opened before asks for files that may be gone.
 *
 * @returns undefined when the host does not say
 */
export async function readCurrentIndex(baseUrl: string): Promise<CurrentIndex | undefined> {
  try {
    const {hash, format} = (await readJson(`${baseUrl}search.json`, 'no-store')) as Record<string, unknown>;
    if (typeof hash !== 'string' || !/^[0-9a-f]{8}$/.test(hash)) return undefined;
    return {hash, isReadable: format === SEARCH_INDEX_FORMAT};
  } catch {
    return undefined;
  }
}
