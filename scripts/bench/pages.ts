/** Kinds of pages, one of each, and what a page of the kind may weigh, in KB (1000 bytes) over the wire. */

const CSS = 25;
/** Each script costs a phone 6 ms to ask for, see src/shell/page-chunks. */
const REQUESTS = 16;
const PAGE = {js: 130, css: CSS, requests: REQUESTS};
const API_PAGE = {...PAGE, js: 135};
/** Its filters answer to the reader at once. */
const CATALOG = {...PAGE, js: 140};

/** A page that stands for all of its kind. */
export interface KindOfPage {
  readonly kind: string;
  readonly path: string;
  readonly budget: {
    readonly js: number;
    readonly css: number;
    readonly requests: number;
    readonly htmlGzip?: number;
  };
  /** The page asks search engines not to list it, so that audit of Lighthouse is left out. */
  readonly isUnlisted?: boolean;
}

export const PAGES: readonly KindOfPage[] = [
  {kind: 'home', path: '/', budget: PAGE},
  {kind: 'docs', path: '/docs/request-manager/getting-started', budget: PAGE},
  {kind: 'docs with code', path: '/docs/consent/managing-trackers/callbacks', budget: PAGE},
  {
    kind: 'connection',
    path: '/docs/integrations/connection-instructions/hubspot',
    // Of gzip, because not every host has brotli for pages.
    budget: {...PAGE, htmlGzip: 25},
  },
  {kind: 'catalog', path: '/docs/integrations/catalog', budget: CATALOG},
  {kind: 'API introduction', path: '/api/v2', budget: API_PAGE},
  {kind: 'API operation', path: '/api/v2/create-privacy-request', budget: API_PAGE},
  {kind: 'changelog list', path: '/changelog', budget: PAGE},
  {kind: 'changelog post', path: '/changelog/2025-10', budget: PAGE},
  {kind: 'tag', path: '/tags/consent', budget: PAGE},
  {kind: 'search page', path: '/search', budget: PAGE, isUnlisted: true},
  {kind: 'not found', path: '/no-such-page', budget: PAGE, isUnlisted: true},
];
