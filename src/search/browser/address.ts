import {CONTEXTS} from '../contexts';
import {LONGEST_QUERY} from '../longestQuery';

/** What the address of the search page asks for. */
export interface Asked {
  readonly query: string;
  /** Path of a part of the site. Empty: everywhere. */
  readonly context: string;
  /** Folder of a version of the docs below the site's. What is none is taken for the latest by the search itself. */
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

/** The address of the search page. The slash at the end is that of old links. */
export function searchAddress(baseUrl: string, {query, context = '', version = ''}: Partial<Asked>): string {
  const parameters = new URLSearchParams({
    q: query ?? '',
    ...(context && {ctx: context}),
    ...(version && {version}),
  });
  return `${baseUrl}search/?${parameters.toString()}`;
}
