import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Key of `docs/glossary.yml`. The remark plugin `glossary` fills in the other two. */
  readonly id: string;
  readonly definition?: string;
  readonly law?: string;
  readonly children: ReactNode;
}

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
 * A word with its definition in a tooltip, shown on hover, focus and tap. Dismissed with Escape
 * without moving the pointer, and hoverable itself (WCAG 2.2, 1.4.13). It stays as long as the pointer or the focus of
 * the keyboard is there: neither takes away what the other has opened. It's in the top layer, because tables scroll
 * inside themselves and would cut it off.
 */
export default function Term({definition, law, children}: Props): ReactNode {
  const tooltipId = useId();
  const tooltip = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);

  useEffect(() => {
    const element = tooltip.current;
    const word = element?.previousElementSibling;
    if (!shown || !element || !word) return undefined;
    const follow = () => place(element, word);
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') setShown(false);
    };
    document.addEventListener('keydown', onKeyDown);
    // Browsers before 2024 have no popovers: there it stays above its word, in what is around it.
    const isPopover = 'showPopover' in element;
    if (isPopover) {
      element.popover = 'manual';
      element.showPopover();
      follow();
      window.addEventListener('scroll', follow, {capture: true, passive: true});
      window.addEventListener('resize', follow);
    }
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      if (!isPopover) return;
      window.removeEventListener('scroll', follow, {capture: true});
      window.removeEventListener('resize', follow);
      element.popover = null;
    };
  }, [shown]);

  return (
    <span
      className={styles.term}
      onMouseEnter={() => setShown(true)}
      onMouseLeave={({currentTarget}) => {
        if (!currentTarget.querySelector(':focus-visible')) setShown(false);
      }}
    >
      <button
        type="button"
        data-term=""
        className={styles.word}
        aria-describedby={tooltipId}
        onFocus={() => setShown(true)}
        onBlur={({currentTarget}) => {
          if (!currentTarget.parentElement?.matches(':hover')) setShown(false);
        }}
        onClick={() => setShown(true)}
      >
        {children}
      </button>
      <span
        ref={tooltip}
        id={tooltipId}
        role="tooltip"
        className={clsx('search-ignore', styles.tooltip, shown && styles.shown)}
      >
        {definition}
        {law && <span className={styles.law}>{law}</span>}
      </span>
    </span>
  );
}
