/** The browser's message about a request that a test aborts. */
export const ABORTED = /^error: Failed to load resource: net::ERR_FAILED$/;
/** The rejection when a chunk of the first load does not come. Nobody but the site's own listener handles it. */
export const REJECTED = /^uncaught: Loading chunk [\w-]+ failed/;

/** Several patterns for `expectedNoise`, as one. */
export function noise(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({source}) => `(?:${source})`).join('|'));
}
