/**
 * The focus of the search box as the combobox pattern has it: Escape closes the list and stays in the box, where the
 * search theme leaves it. Without a list, it gives the focus back. The shortcut selects what was searched for before.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/#keyboardinteraction
 * @returns the function that undoes it
 */
export function manageFocus(container: Element, input: HTMLInputElement): () => void {
  /** What had the focus when the box took it. */
  let before: HTMLElement | undefined;

  const restoreBlur = () => Reflect.deleteProperty(input, 'blur');

  const onFocusOut = ({target, relatedTarget}: FocusEvent) => {
    // Only what leaves the rest of the page: the list of hits moves the box, which loses the focus for a moment.
    if (!(target instanceof HTMLElement) || container.contains(target)) return;
    before = relatedTarget === input ? target : undefined;
  };

  const onKeyDown = (event: Event) => {
    if ((event as KeyboardEvent).key !== 'Escape' || event.target !== input) return;
    if (container.querySelector('[role="listbox"]')?.getClientRects().length) {
      // Called when the list closes, by a listener that comes later.
      input.blur = () => undefined;
      setTimeout(restoreBlur);
    } else {
      restoreBlur();
      before?.focus({preventScroll: true});
      input.blur();
    }
  };

  // The theme listens on the document and knows the platform's key; what it takes, it prevents.
  const onShortcut = ({key, defaultPrevented}: KeyboardEvent) => {
    if (!defaultPrevented || key !== 'k') return;
    const {value} = input;
    input.select();
    // On phones the theme moves the caret a moment later. Who has typed since has replaced the old query already.
    setTimeout(() => input.value === value && input.select());
  };

  const listeners = new AbortController();
  const {signal} = listeners;
  document.addEventListener('focusout', onFocusOut, {signal});
  container.addEventListener('keydown', onKeyDown, {signal, capture: true});
  window.addEventListener('keydown', onShortcut, {signal});
  return () => listeners.abort();
}
