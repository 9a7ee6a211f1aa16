import {useEffect, useEffectEvent, useState} from 'react';
import type {Answer} from './useHits';

/** What Enter does while the list still has the hits of the query before. */
export interface FirstHit {
  /** Whether it waits for the hits of what is in the box. */
  readonly isAwaited: boolean;
  /** Opens the first hit of a query when it is there. Without hits, nothing. */
  readonly wait: (query: string) => void;
  /** The reader has gone on: to type, to move, or to leave. */
  readonly cancel: () => void;
}

/**
 * Waits for the first hit of what is in the box: who types and presses Enter at once means what they typed, and not the
 * hits that are still on the screen.
 *
 * @param open leaves the box, too, which cancels
 */
export function useFirstHit(answer: Answer | undefined, open: (address: string) => void): FirstHit {
  const [awaited, setAwaited] = useState<string>();
  const onAnswer = useEffectEvent(({query, hits: [first]}: Answer) => {
    if (query === awaited && first) open(first.address);
  });
  useEffect(() => {
    if (answer) onAnswer(answer);
  }, [answer]);
  return {
    isAwaited: awaited !== undefined && answer?.query !== awaited,
    wait: setAwaited,
    cancel: () => setAwaited(undefined),
  };
}
