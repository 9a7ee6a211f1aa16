import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {createPortal} from 'react-dom';
import {useLocation} from '@docusaurus/router';
import {LoadError} from '@site/src/shell/browser/LoadState';
import {awaken, type Sleeper} from './awaken';

interface Shown {
  readonly part: HTMLElement;
  readonly Content?: ComponentType;
  readonly error?: Error;
}

/**
 * The `LivePart` of a text that the build has written: what is in its place once the reader turns to it, or the address
 * has a query, which only that part reads.
 *
 * @param load gets its component
 */
export function useLivePart(load?: () => Promise<{readonly default: ComponentType}>): {
  readonly live: ReactNode;
  readonly watch: (text: HTMLElement) => () => void;
} {
  const {search} = useLocation();
  const [shown, setShown] = useState<Shown>();
  const sleeper = useRef<Sleeper>(undefined);

  const watch = useCallback(
    (text: HTMLElement) => {
      const part = text.querySelector<HTMLElement>('[data-live]');
      if (!part || !load) return () => undefined;
      sleeper.current = awaken(part, {
        load: async () => (await load()).default,
        show: (Content) => setShown({part, Content}),
        fail: (error) => setShown({part, error}),
        clear: () => setShown(undefined),
      });
      return sleeper.current.end;
    },
    [load],
  );

  useEffect(() => {
    if (search) sleeper.current?.wake();
  }, [search]);

  const {Content, error} = shown ?? {};
  const content = Content ? (
    <Content />
  ) : (
    error && (
      <LoadError
        message="This part of the page could not be loaded."
        error={error}
        retry={() => sleeper.current?.wake()}
      />
    )
  );
  return {live: shown && createPortal(content, shown.part), watch};
}
