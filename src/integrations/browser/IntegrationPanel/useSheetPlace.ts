import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';

interface SheetPlace {
  /** The button that opens the sheet. */
  readonly opener: RefObject<HTMLButtonElement | null>;
  /** To be called before the sheet is opened: closing it returns to where the page is now. */
  readonly rememberPlace: () => void;
}

/**
 * Shows the hand-off sheet in place of the page: opened by its button, it begins at its top with the focus on its
 * heading, and closed, it gives the focus and the reader's place back.
 */
export function useSheetPlace(isSheet: boolean): SheetPlace {
  const opener = useRef<HTMLButtonElement>(null);
  const place = useRef<number>(undefined);

  // Before anything is painted: sheet and page would be seen together.
  useLayoutEffect(() => {
    if (!isSheet) return undefined;
    document.documentElement.dataset.view = 'hand-off';
    // A page that is opened with its sheet begins at its top, as any other.
    if (place.current !== undefined) {
      const heading = document.querySelector<HTMLElement>('[data-hand-off="head"] h1');
      heading?.setAttribute('tabindex', '-1');
      heading?.focus({preventScroll: true});
      window.scrollTo({top: 0, behavior: 'instant'});
    }
    return () => {
      delete document.documentElement.dataset.view;
    };
  }, [isSheet]);

  useEffect(() => {
    if (!isSheet) return undefined;
    const button = opener.current;
    return () => {
      // Gone with its page when the reader has left that.
      if (!button?.isConnected) return;
      button.focus({preventScroll: place.current !== undefined});
      if (place.current !== undefined) window.scrollTo({top: place.current, behavior: 'instant'});
      place.current = undefined;
    };
  }, [isSheet]);

  return {
    opener,
    rememberPlace: () => {
      place.current = window.scrollY;
    },
  };
}
