/**
 * Every number that decides which pages are hits, in which order, and which of their sections is shown. `npm test`
 * measures a change against the golden set in `tests/search/queries.yml`; `contributing/search.md` says how to read
 * the measurement.
 */

/** What is searched of a page as a whole, and of each of its sections. */
export const PAGE_FIELDS = ['title', 'summary'] as const;
export const SECTION_FIELDS = ['heading', 'defined', 'text', 'code', 'questions'] as const;
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
  questions: 2,
};

/** Okapi BM25+, see https://lucaong.github.io/minisearch/types/MiniSearch.BM25Params.html */
export const BM25 = {k: 0.9, b: 0.5, d: 0.5};

/** Added to the number of places that have a term, so that its inverse document frequency is finite. */
export const IDF_SMOOTHING = 0.5;

/** Power of the number of words that a phrase of the query has: two words together say more than one. */
export const PHRASE_LENGTH = 0.5;

/** A page whose title says all of the query, and nothing else, counts this much more. */
export const TITLE_IS_QUERY = 1.5;

/** And this much more when the query is the title: someone who writes a name in full wants that page. */
export const TITLE_IN_FULL = 2;

/** The same for the heading of a section, below its page's title. */
export const HEADING_IS_QUERY = 0.8;

/** A share of weights from which it counts as all of them: sums of logarithms are not exact. */
export const ALL = 0.99;

/** Pages that others link to count more: by this for each doubling of the number of links. */
export const LINKED = 0.12;

/** When a query names an area of the site, its pages count this much more. */
export const NAMED_AREA = 2;

/** What sections count beside the best one. */
export const OTHER_SECTIONS = 0.25;

/** Power of the share of the query that a page has: above 1, pages with all of it go first. */
export const COVERAGE = 1;

/** How much of a section's score depends on the share of the query that it has, together with its page's title. */
export const SECTION_COVERAGE = {fixed: 0.4, covered: 0.6} as const;

/** What else a word of the query stands for, and how much such a match counts. */
export const ALTERNATIVE = {
  synonym: 0.75,
  /** What an identifier of its kind is, such as an error code. */
  kind: 0.35,
  /** The parts of a compound such as an error code or a field. */
  compoundParts: 0.6,
  /** A word whose prefix was typed. */
  prefix: 0.7,
  /** A word at an edit distance of 0, 1 and 2. */
  corrected: [1, 0.6, 0.45],
} as const;

/** A word in the query that may still be typed. */
export const PREFIX = {
  /** Letters from which its prefix is looked up in the index when the site has no such word. */
  fewestLetters: 3,
  /** How many longer words it stands for, the most frequent ones. */
  mostWords: 6,
} as const;

/** A word in the query that the site does not have. */
export const CORRECTION = {
  /** Letters from which it is corrected, and from which by two edits. */
  fewestLetters: 4,
  fewestLettersForTwoEdits: 6,
  /** Letters that a word needs to be meant by it. */
  fewestLettersOfTarget: 4,
  /** How many words it stands for, the closest ones. */
  mostWords: 3,
} as const;

/** An identifier has at least this many parts: `CW-INT-101`. */
export const FEWEST_PARTS_OF_AN_IDENTIFIER = 3;

/** Which section of a page is shown. */
export const EXCERPT = {
  /** What a word of the title counts: all sections are about it. */
  inTitle: 0.2,
  /** What a heading counts beside the text. */
  heading: 1.2,
  /** What a question counts that the section answers. It isn't shown. */
  question: 1,
  /** What a heading counts that is the query, and nothing else. */
  headingIsQuery: 1,
  /** What words that stand together count beside words that stand anywhere. */
  proximity: 0.5,
  /** How far apart words stand together, in characters: they are seen in one line of a hit. */
  line: 80,
  /** Of how many sections the texts are looked at: those that have most of the query. */
  likelySections: 3,
  /** How many matches from one on are looked at for that: a line has no more. */
  mostMatchesInLine: 12,
} as const;

/** Pages of one shape. They repeat each other, so that without limits they fill the list. */
export interface Family {
  readonly path: string;
  readonly weight: number;
  /** How many of them are among the first hits, unless their title has a word of the query. */
  readonly most: number;
  /** Whether their sections are indexed as one. Where all have the same ones, they tell nothing apart. */
  readonly isOneSection?: true;
}

export const FAMILIES: readonly Family[] = [
  {path: '/docs/integrations/connection-instructions/', weight: 0.8, most: 2, isOneSection: true},
  {path: '/changelog/', weight: 0.5, most: 2},
  {path: '/api/v2/events/', weight: 0.6, most: 2},
  {path: '/api/v2/', weight: 0.75, most: 3},
  {path: '/api/v1', weight: 0.6, most: 1},
];

/** A block of text on more pages than this is boilerplate and not searched. */
export const MOST_PAGES_WITH_A_BLOCK = 8;

/** A word on a larger share of a family's pages does not tell them apart, and is not searched there. */
export const MOST_OF_A_FAMILY = 0.25;

/** Which words of the site are offered for prefixes and typing mistakes. */
export const WRITTEN_WORD = {
  /** How many pages have it, unless a title, a description or a heading does. */
  fewestPages: 3,
  fewestLetters: 3,
  mostLetters: 24,
} as const;

/** What the index keeps less exactly than it is: it orders hits just as well, and compresses better. */
export const PRECISION = {
  /** The length of a field in terms is exact below `exactBelow`, and a multiple of `step` above. */
  length: {exactBelow: 12, step: 10},
  /** A term that is in a field more often counts as this often. */
  mostOccurrences: 20,
  /** Steps of the logarithm of the number of links to a page, for each doubling. */
  linkSteps: 2,
  /** Largest logarithm of the number of pages that have a word: one digit. */
  mostPagesOfAWord: 9,
} as const;
