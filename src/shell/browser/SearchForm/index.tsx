import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Icon from '../Icon';
import styles from './styles.module.css';

/** A field that leads to the search page, also without a script. */
export default function SearchForm(): ReactNode {
  return (
    <search className={styles.search}>
      <form action={useBaseUrl('/search/')} method="get">
        <Icon name="search" />
        <input
          type="search"
          name="q"
          aria-label="Search the docs"
          placeholder="Search the docs"
          autoComplete="off"
          spellCheck={false}
        />
        <button type="submit">Search</button>
      </form>
    </search>
  );
}
