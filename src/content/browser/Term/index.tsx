import {useEffect, useId, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {enlivenTerm} from './enlivenTerm';
import styles from './styles.module.css';

interface Props {
  /** Key of `docs/glossary.yml`. The remark plugin `glossary` fills in the other two. */
  readonly id: string;
  readonly definition?: string;
  readonly law?: string;
  readonly children: ReactNode;
}

/** A word with its definition in a tooltip. */
export default function Term({definition, law, children}: Props): ReactNode {
  const tooltipId = useId();
  const word = useRef<HTMLButtonElement>(null);
  useEffect(() => (word.current ? enlivenTerm(word.current) : undefined), []);
  return (
    <span className={styles.term}>
      <button ref={word} type="button" data-term="" className={styles.word} aria-describedby={tooltipId}>
        {children}
      </button>
      <span id={tooltipId} role="tooltip" className={clsx('search-ignore', styles.tooltip)}>
        {definition}
        {law && <span className={styles.law}>{law}</span>}
      </span>
    </span>
  );
}
