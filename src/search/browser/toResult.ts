import type {Hit} from '../engine/SearchEngine';
import {positionsIn, type Position} from '../engine/passages';
import {wordsOf} from '../engine/words';

/** The search theme's kinds of hits that are used here, by its own numbers. */
export const TITLE = 0;
const HEADING = 1;
export const KEYWORDS = 3;
export const CONTENT = 4;

/** A text of the search theme: a title, a heading or a section. */
interface ThemeDocument {
  /** Number that is different for each hit. */
  readonly i: number;
  /** Text. */
  readonly t: string;
  /** Address of the page. */
  readonly u: string;
  /** Hash of the section. */
  readonly h?: string;
  /** Heading of the section. */
  readonly s?: string;
  /** Where the page is. */
  readonly b?: readonly string[];
}

/** A hit as the search theme's bar and page render it. */
export interface SearchResult {
  readonly document: ThemeDocument;
  readonly type: number;
  readonly page: ThemeDocument | undefined;
  /** Which parts of the text are marked. */
  readonly metadata: {readonly query: {readonly t: {readonly position: readonly Position[]}}};
  /** Words of the query, the longest first. */
  readonly tokens: readonly string[];
}

/** The best hits, and how many there are in all. */
export interface SearchResults {
  readonly results: readonly SearchResult[];
  readonly total: number;
}

/** Turns a hit into the search theme's. The theme cannot render a text in which nothing is marked. */
export function toResult({page: i, url, title, place, wanted, passage}: Hit, input: string): SearchResult {
  const page: ThemeDocument = {i, t: title, u: url, b: place};
  const tokens = [...new Set(wordsOf(input).map(({plain}) => plain))].sort((a, b) => b.length - a.length);
  const result = (type: number, document: ThemeDocument, position: readonly Position[]): SearchResult => ({
    type,
    document,
    page: type === TITLE ? undefined : page,
    metadata: {query: {t: {position}}},
    tokens,
  });

  if (passage) {
    const {heading, anchor, text, positions} = passage;
    const section = {i, u: url, h: anchor && `#${anchor}`};
    if (positions.length > 0) return result(CONTENT, {...section, t: text, s: heading || title}, positions);
    const inHeading = positionsIn(heading, wanted);
    if (inHeading.length > 0) return result(HEADING, {...section, t: heading}, inHeading);
  }
  const inTitle = positionsIn(title, wanted);
  if (inTitle.length > 0) return result(TITLE, page, inTitle);
  return result(KEYWORDS, {...page, s: title}, []);
}
