import {search} from '@site/src/search/options';
import {LONGEST_QUERY} from '@site/src/search/longestQuery';

/** Parts of the site that can be searched by themselves. */
export const CONTEXTS = search.searchContextByPaths;

/** What the address of the search page asks for. */
export interface Asked {
  readonly query: string;
  /** Path of a part of the site. Empty: everywhere. */
  readonly context: string;
  /** Folder of a version of the docs. What is none is taken for the latest by the search itself. */
  readonly version: string;
}

/** Reads an address's query. What it cannot mean is left out. */
export function parseAddress(address: string): Asked {
  const parameters = new URLSearchParams(address);
  const context = parameters.get('ctx') ?? '';
  return {
    query: (parameters.get('q') ?? '').slice(0, LONGEST_QUERY),
    context: CONTEXTS.some(({path}) => path === context) ? context : '',
    version: parameters.get('version') ?? '',
  };
}
