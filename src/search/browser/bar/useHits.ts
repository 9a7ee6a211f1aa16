import {useCallback, useEffect, useRef, useState} from 'react';
import type {IndexAddress} from '../indexAddress';
import type {SearchResult} from '../results';
import {prepareSearch, search} from '../search';

/** How many hits the list has. */
const MOST_HITS = 8;
/** How much of a text a hit shows, in characters: one line of the open search. */
const EXCERPT_LENGTH = 72;

const keyOf = ({folder, context}: IndexAddress) => `${folder} ${context}`;

/** Hits of a query. */
export interface Answer {
  readonly query: string;
  readonly hits: readonly SearchResult[];
  /** How many pages have something of the query. */
  readonly total: number;
}

export interface IndexHandle {
  /** Whether the index has been asked for, and whether it is there. */
  readonly state: 'unused' | 'loading' | 'ready';
  /** Loads the index, once. */
  readonly load: () => void;
}

/** The index of a part of the site, which is loaded when the reader is about to search. */
export function useIndex({folder, context}: IndexAddress): IndexHandle {
  const key = keyOf({folder, context});
  const asked = useRef(new Set<string>());
  const [loading, setLoading] = useState<readonly string[]>([]);
  const [ready, setReady] = useState<readonly string[]>([]);
  const load = useCallback(() => {
    const address = {folder, context};
    const own = keyOf(address);
    if (asked.current.has(own)) return;
    asked.current.add(own);
    setLoading((keys) => [...keys, own]);
    void prepareSearch(address).then(() => setReady((keys) => [...keys, own]));
  }, [folder, context]);
  const state = ready.includes(key) ? 'ready' : loading.includes(key) ? 'loading' : 'unused';
  return {state, load};
}

/**
 * The hits of a query, those of the query before until they are there. Undefined before the first ones, and after a
 * change of the index.
 *
 * @param isActive whether somebody looks at them: otherwise nothing is searched
 */
export function useHits(address: IndexAddress, query: string, isActive: boolean): Answer | undefined {
  const {folder, context} = address;
  const [answer, setAnswer] = useState<Answer & {readonly key: string}>();
  const hasQuery = query.trim() !== '';
  // A query that is begun anew is not answered with the hits of the one before.
  if (!hasQuery && answer) setAnswer(undefined);
  const isAsked = isActive && hasQuery;
  useEffect(() => {
    if (!isAsked) return;
    const request = {query, searcher: 'bar', limit: MOST_HITS, excerptLength: EXCERPT_LENGTH} as const;
    // What a later search has overtaken does not come.
    void search({folder, context}, request).then(({results, total}) =>
      setAnswer({query, hits: results, total, key: keyOf({folder, context})}),
    );
  }, [isAsked, query, folder, context]);
  return answer?.key === keyOf(address) ? answer : undefined;
}
