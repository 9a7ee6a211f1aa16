import type {ReactNode} from 'react';
import {formatMonth} from '../../../product/dates';
import styles from './styles.module.css';

interface Props {
  readonly sources: readonly string[];
  /** Month of the last check, YYYY-MM. */
  readonly reviewed: string;
}

/** Where the facts of a service's page were checked, and when, folded. */
export default function Sources({sources, reviewed}: Props): ReactNode {
  return (
    <details className={styles.sources}>
      <summary>
        Sources, checked in <time dateTime={reviewed}>{formatMonth(reviewed)}</time>
      </summary>
      <ul>
        {sources.map((source) => (
          <li key={source}>
            <a href={source}>{source.replace('https://', '')}</a>
          </li>
        ))}
      </ul>
    </details>
  );
}
