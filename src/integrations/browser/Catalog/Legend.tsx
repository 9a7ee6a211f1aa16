import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What the marks mean. Screen readers get their words in each cell. */
export default function Legend(): ReactNode {
  return (
    <p className={styles.legend} aria-hidden="true">
      <span data-mode="sync" /> At once
      <span data-mode="async" /> By a job
      <span data-mode="no" /> Not offered
    </p>
  );
}
