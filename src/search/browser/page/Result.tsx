import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {Marked} from '../Marked';
import type {SearchResult} from '../results';
import styles from './styles.module.css';

/** A page, or the section of it that says most of what was searched for. */
export default function Result({address, name, breadcrumbs, text}: SearchResult): ReactNode {
  return (
    <article>
      <h2>
        <Link to={address}>
          <Marked text={name} />
        </Link>
      </h2>
      {breadcrumbs.length > 0 && <p className={styles.breadcrumbs}>{breadcrumbs.join(' › ')}</p>}
      {text && (
        <p className={styles.text}>
          <Marked text={text} />
        </p>
      )}
    </article>
  );
}
