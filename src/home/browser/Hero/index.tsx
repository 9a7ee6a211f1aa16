import type {ReactNode} from 'react';
import SearchForm from '@site/src/shell/browser/SearchForm';
import RequestTracker from '../RequestTracker';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
  /** One sentence that says what the documentation is for. */
  readonly lead: string;
  /** A Markdown list of links: what most readers come for. */
  readonly children: ReactNode;
}

/** Top of the home page: what the site is for, a search that needs no script, and a request on its way. */
export default function Hero({title, lead, children}: Props): ReactNode {
  return (
    <header className={styles.band}>
      <div className={styles.inner}>
        <div>
          <h1 className={styles.title}>{title}</h1>
          <p className={styles.lead}>{lead}</p>
          <SearchForm />
          <div className={styles.links}>{children}</div>
        </div>
        <RequestTracker />
      </div>
    </header>
  );
}
