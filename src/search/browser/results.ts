import {positionsIn, type Position} from '../engine/excerpt';
import type {Hit} from '../engine/SearchEngine';
import {wordsOf} from '../engine/words';
import {excerptAround, markWords, type MarkedText} from './highlight';

/** What of a page has the query: its title, a heading, the text of a section, or only what it is indexed by. */
export type ResultKind = 'title' | 'heading' | 'text' | 'keywords';

/** A hit as the bar and the search page show it. */
export interface SearchResult {
  /** Number of the page, different for each result. */
  readonly id: number;
  readonly kind: ResultKind;
  /** Address of the page, with the hash of the section. */
  readonly address: string;
  /** Title of the page, or heading of the section. */
  readonly name: MarkedText;
  /** Where that is: the page's breadcrumbs, and for a section the page's title. */
  readonly breadcrumbs: readonly string[];
  /** Set for the kind `text`: what the section says. */
  readonly text?: MarkedText;
}

/** The best hits, and how many there are in all. */
export interface SearchResults {
  readonly results: readonly SearchResult[];
  readonly total: number;
}

/** What to search for, and how much of it to give. */
export interface SearchRequest {
  readonly query: string;
  /** How many results are given at most. */
  readonly limit: number;
  /** How long an excerpt may be, in characters. */
  readonly excerptLength: number;
}

export function toResult(
  {page, wanted, excerpt}: Hit,
  {query, excerptLength}: Omit<SearchRequest, 'limit'>,
): SearchResult {
  const {id, url, title, breadcrumbs} = page;
  const words = [...new Set(wordsOf(query).map(({plain}) => plain))].sort((a, b) => b.length - a.length);
  const marked = (text: string, positions: readonly Position[] = positionsIn(text, wanted)) =>
    positions.length > 0 ? excerptAround(text, positions, words, excerptLength) : undefined;

  if (excerpt) {
    const {heading, anchor, text, positions} = excerpt;
    const section = {id, address: anchor ? `${url}#${anchor}` : url, breadcrumbs: [...breadcrumbs, title]};
    const inText = marked(text, positions);
    if (inText) return {...section, kind: 'text', name: markWords(heading || title, words), text: inText};
    const inHeading = marked(heading);
    if (inHeading) return {...section, kind: 'heading', name: inHeading};
  }
  const ofPage = {id, address: url, breadcrumbs};
  const inTitle = marked(title);
  if (inTitle) return {...ofPage, kind: 'title', name: inTitle};
  return {...ofPage, kind: 'keywords', name: markWords(title, words)};
}
