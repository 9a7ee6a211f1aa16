import styles from './styles.module.css';

/** What a tooltip keeps between itself and the edge of the window, in CSS pixels. */
const MARGIN = 8;
/** How far it reaches over its word, so that a pointer gets from one to the other. */
const OVERLAP = 2;

/** Puts a tooltip above its word, or below it where there's no room, and inside the window. */
function place(tooltip: HTMLElement, word: Element): void {
  const at = word.getBoundingClientRect();
  const {width, height} = tooltip.getBoundingClientRect();
  const {clientWidth, clientHeight} = document.documentElement;
  const inside = (from: number, size: number, room: number) =>
    Math.max(MARGIN, Math.min(from, room - MARGIN - size));
  const above = at.top + OVERLAP - height;
  tooltip.style.left = `${inside(at.left + (at.width - width) / 2, width, clientWidth)}px`;
  tooltip.style.top = `${inside(above < MARGIN ? at.bottom - OVERLAP : above, height, clientHeight)}px`;
}

/**
 * Shows the definition of a word on hover, focus and tap. Dismissed with Escape without moving the pointer, and
 * hoverable itself (WCAG 2.2, 1.4.13). It stays as long as the pointer or the focus of the keyboard is there: neither
 * takes away what the other has opened. It's in the top layer, because tables scroll inside themselves and would cut it
 * off.
 *
 * @param word the button, which the tooltip follows
 * @returns ends it
 */
export function enlivenTerm(word: HTMLElement): () => void {
  const {parentElement: term, nextElementSibling: next} = word;
  if (!term || !(next instanceof HTMLElement)) return () => undefined;
  const tooltip: HTMLElement = next;
  let isShown = false;

  const follow = () => place(tooltip, word);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') hide();
  };
  // Browsers before 2024 have no popovers: there it stays above its word, in what is around it.
  const isPopover = 'showPopover' in HTMLElement.prototype;
  // After a window has another size, its layout may change once more.
  const layout = new ResizeObserver(follow);

  function show(): void {
    if (isShown) return;
    isShown = true;
    tooltip.classList.add(styles.shown ?? '');
    document.addEventListener('keydown', onKeyDown);
    if (!isPopover) return;
    tooltip.popover = 'manual';
    tooltip.showPopover();
    follow();
    window.addEventListener('scroll', follow, {capture: true, passive: true});
    window.addEventListener('resize', follow);
    layout.observe(document.body);
  }
  function hide(): void {
    if (!isShown) return;
    isShown = false;
    tooltip.classList.remove(styles.shown ?? '');
    document.removeEventListener('keydown', onKeyDown);
    if (!isPopover) return;
    window.removeEventListener('scroll', follow, {capture: true});
    window.removeEventListener('resize', follow);
    layout.disconnect();
    tooltip.popover = null;
  }

  const listeners = new AbortController();
  const on = (element: HTMLElement, event: string, act: () => void) =>
    element.addEventListener(event, act, {signal: listeners.signal});
  on(term, 'mouseenter', show);
  on(term, 'mouseleave', () => {
    if (!term.querySelector(':focus-visible')) hide();
  });
  on(word, 'focus', show);
  on(word, 'click', show);
  on(word, 'blur', () => {
    if (!term.matches(':hover')) hide();
  });
  return () => {
    hide();
    listeners.abort();
  };
}
