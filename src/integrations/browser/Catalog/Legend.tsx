import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** What the marks mean. Screen readers get their words in each cell. */
export default function Legend(): ReactNode {
  return (
    <span className={styles.legend} aria-hidden="true">
      <span data-mark="full">At once</span> <span data-mark="half">By a job</span>{' '}
      <span data-mark="none">Not offered</span>
    </span>
  );
}
