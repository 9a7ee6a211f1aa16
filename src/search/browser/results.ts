import {positionsIn} from '../engine/excerpt';
import type {Hit} from '../engine/SearchEngine';
import {beginningOf, excerptAround, markWords, type MarkedText} from './highlight';

/** A hit as the bar and the search page show it. */
export interface SearchResult {
  /** Number of the page, different for each result. */
  readonly id: number;
  /** Address of the page, with the hash of the section. */
  readonly address: string;
  /** Title of the page. */
  readonly title: MarkedText;
  /** Heading of the section that says most of the query. */
  readonly section?: MarkedText;
  /** Where the page is in the site, from the navigation bar down. */
  readonly breadcrumbs: readonly string[];
  /** What the section says, if the query is in its text; for a page whose title says it all, how it begins. */
  readonly text?: MarkedText;
}

/** The best hits, and how many there are in all. */
export interface SearchResults {
  readonly results: readonly SearchResult[];
  readonly total: number;
}

/** Who searches, each for one query at a time. */
export type Searcher = 'bar' | 'page';

/** What to search for, and how much of it to give. */
export interface SearchRequest {
  readonly query: string;
  readonly searcher: Searcher;
  /** How many results are given at most. */
  readonly limit: number;
  /** How long an excerpt may be, in characters. */
  readonly excerptLength: number;
  /** Whether pages whose title says it all come with their beginning. */
  readonly hasIntroductions?: boolean;
}

export function toResult({page, wanted, excerpt, introduction}: Hit, excerptLength: number): SearchResult {
  const {id, url, title, breadcrumbs} = page;
  const marked = (text: string) => markWords(text, positionsIn(text, wanted));
  const ofPage = {id, address: url, title: marked(title), breadcrumbs};
  if (!excerpt)
    return introduction ? {...ofPage, text: marked(beginningOf(introduction, excerptLength))} : ofPage;
  const {heading, anchor, text, positions} = excerpt;
  return {
    ...ofPage,
    address: anchor ? `${url}#${anchor}` : url,
    ...(heading && {section: marked(heading)}),
    ...(positions.length > 0 && {text: excerptAround(text, positions, excerptLength)}),
  };
}
