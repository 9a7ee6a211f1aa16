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

/**
 * A word with its definition in a tooltip, shown on hover, focus and tap. Dismissed with Escape
 * without moving the pointer, and hoverable itself (WCAG 2.2, 1.4.13). It stays as long as the pointer or the focus of
 * the keyboard is there: neither takes away what the other has opened.
 */
export default function Term({definition, law, children}: Props): ReactNode {
  const tooltipId = useId();
  const tooltip = useRef<HTMLSpanElement>(null);
  const [shown, setShown] = useState(false);
  const [shift, setShift] = useState(0);

  useEffect(() => {
    if (!shown) return undefined;
    // Keeps the tooltip inside the viewport: it is centered on the word otherwise.
    const box = tooltip.current?.getBoundingClientRect();
    if (box) {
      const margin = 8;
      const right = document.documentElement.clientWidth - margin;
      if (box.left < margin) setShift(margin - box.left);
      else if (box.right > right) setShift(right - box.right);
    }
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.key === 'Escape') hide();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [shown]);

  function hide() {
    setShown(false);
    setShift(0);
  }

  return (
    <span
      className={styles.term}
      onMouseEnter={() => setShown(true)}
      onMouseLeave={({currentTarget}) => {
        if (!currentTarget.querySelector(':focus-visible')) hide();
      }}
    >
      <button
        type="button"
        data-term=""
        className={styles.word}
        aria-describedby={tooltipId}
        onFocus={() => setShown(true)}
        onBlur={({currentTarget}) => {
          if (!currentTarget.parentElement?.matches(':hover')) hide();
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
        style={{marginInlineStart: shift}}
      >
        {definition}
        {law && <span className={styles.law}>{law}</span>}
      </span>
    </span>
  );
}
