const CURRENT = 'search-footer-link';

/** The link "See all results" below the hits, when the list is open. */
function footerLinkIn(container: Element): HTMLAnchorElement | null {
  return container.querySelector<HTMLAnchorElement>('[class*="hitFooter"] a');
}

/**
 * Puts the link below the hits on the keyboard: arrow down from the last hit goes to it, Enter opens
 * it, arrow up goes back. The search theme's list has arrow keys for the hits only, and Tab closes
 * it.
 *
 * @returns the function that undoes it
 */
export function addFooterLinkToKeyboard(container: Element): () => void {
  const isCurrent = (link: HTMLAnchorElement) => link.id === CURRENT;

  const leave = (link: HTMLAnchorElement, input: HTMLInputElement) => {
    link.removeAttribute('id');
    link.removeAttribute('data-current');
    input.removeAttribute('aria-activedescendant');
  };

  const onKeyDown = (event: Event) => {
    const {key, target} = event as KeyboardEvent;
    const link = footerLinkIn(container);
    if (!link || !(target instanceof HTMLInputElement)) return;

    if (isCurrent(link)) {
      if (key === 'Enter') {
        event.preventDefault();
        event.stopPropagation();
        link.click();
      } else if (key === 'ArrowUp' || key === 'ArrowDown') {
        event.preventDefault();
        event.stopPropagation();
        leave(link, target);
      } else if (key !== 'Shift' && key !== 'Control' && key !== 'Meta' && key !== 'Alt') {
        leave(link, target);
      }
      return;
    }

    const hits = [...container.querySelectorAll('[role="option"]:not(a, [aria-disabled])')];
    const isAtEnd =
      hits.length === 0 ||
      hits.at(-1)?.getAttribute('aria-selected') === 'true' ||
      hits.at(-1)?.className.includes('cursor');
    if (key === 'ArrowDown' && isAtEnd) {
      event.preventDefault();
      event.stopPropagation();
      link.id = CURRENT;
      link.dataset.current = '';
      target.setAttribute('aria-activedescendant', CURRENT);
      link.scrollIntoView({block: 'nearest'});
    }
  };

  // While capturing: the list's own handler sits on the input and would act first.
  container.addEventListener('keydown', onKeyDown, {capture: true});
  return () => container.removeEventListener('keydown', onKeyDown, {capture: true});
}
