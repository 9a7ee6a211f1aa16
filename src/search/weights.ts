/**
 * Every number that decides the order of hits. `npm test` measures a change against the golden set in
 * `tests/search/queries.yml`; `contributing/search.md` says how to read the measurement.
 */

/** What is searched of a page as a whole, and of each of its sections. */
export const PAGE_FIELDS = ['title', 'summary'] as const;
export const SECTION_FIELDS = ['heading', 'defined', 'text', 'code'] as const;
export type PageField = (typeof PAGE_FIELDS)[number];
export type SectionField = (typeof SECTION_FIELDS)[number];

/** How much a match counts in each field. */
export const BOOST: Readonly<Record<PageField | SectionField, number>> = {
  title: 3,
  summary: 4,
  heading: 3.2,
  defined: 1.5,
  text: 1,
  code: 0.6,
};

/** Okapi BM25+, see https://lucaong.github.io/minisearch/types/MiniSearch.BM25Params.html */
export const BM25 = {k: 0.9, b: 0.5, d: 0.5};

/** A page whose title says all of the query, and nothing else, counts this much more. */
export const TITLE_IS_QUERY = 1.5;

/** And this much more when the query is the title: who writes a name in full wants what has it. */
export const TITLE_IN_FULL = 2;

/** The same for the heading of a section, below its page's title. */
export const HEADING_IS_QUERY = 0.8;

/** Pages that others link to count more: by this for each doubling of the number of links. */
export const LINKED = 0.12;

/** When a query names an area of the site, its pages count this much more. */
export const NAMED_AREA = 2;

/** What a word of the title counts when a section is chosen to be shown. */
export const SAID_BY_TITLE = 0.2;

/** What sections count beside the best one. */
export const OTHER_SECTIONS = 0.25;

/** Power of the share of the query that a page has: above 1, pages with all of it go first. */
export const COVERAGE = 1;

/** What else a word of the query stands for, and how much such a match counts. */
export const ALTERNATIVE = {
  synonym: 0.75,
  /** What an identifier of its kind is, such as an error code. */
  kind: 0.35,
  /** The parts of a compound such as an error code or a field. */
  parts: 0.6,
  /** A word whose beginning was typed. */
  beginning: 0.7,
  /** A word with one typing mistake, and with two. */
  corrected: [1, 0.6, 0.45],
} as const;

/** Pages of one shape. They repeat each other, so that without limits they fill the list. */
export interface Family {
  readonly path: string;
  readonly weight: number;
  /** How many of them are among the first hits, unless their title has a word of the query. */
  readonly most: number;
  /** Whether their sections are told apart. Where all have the same ones, it says nothing, and costs. */
  readonly isOneSection?: true;
}

export const FAMILIES: readonly Family[] = [
  {path: '/docs/integrations/connection-instructions/', weight: 0.8, most: 2, isOneSection: true},
  {path: '/changelog/', weight: 0.5, most: 2},
  {path: '/api/v2/', weight: 0.75, most: 3},
  {path: '/api/v1', weight: 0.6, most: 1},
];

/** A block of text on more pages than this is boilerplate and not searched. */
export const MOST_PAGES_WITH_A_BLOCK = 8;

/** A word on a larger share of a family's pages does not tell them apart, and is not searched there. */
export const MOST_OF_A_FAMILY = 0.25;
