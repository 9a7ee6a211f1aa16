import {useEffect, useRef, useSyncExternalStore, type ComponentProps, type ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import SearchBar from '@theme-original/SearchBar';
import {
  getIndexStatus,
  retryIndex,
  subscribeToIndexStatus,
} from '@site/src/search/browser/indexStatus';
import {LONGEST_QUERY} from '@site/src/search/longestQuery';
import {addFooterLinkToKeyboard} from './footerLink';
import {manageFocus} from './focus';
import {completeListbox} from './listbox';
import styles from './styles.module.css';

const MESSAGES = {
  failed: 'The search index could not be loaded.',
  outdated: 'The site has been updated since you opened this page. Reload it to search.',
} as const;

/**
 * The search theme's bar, with an error that can be retried, its footer link on the keyboard, complete
 * roles, and a focus that comes and goes with the reader.
 */
export default function SearchBarWrapper(props: ComponentProps<typeof SearchBar>): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const searchPage = useBaseUrl('/search/');
  const topics = useBaseUrl('/tags');
  const status = useSyncExternalStore(subscribeToIndexStatus, getIndexStatus, () => 'ok' as const);

  useEffect(() => {
    const input = container.current?.querySelector('input');
    if (!container.current || !input) return undefined;
    input.maxLength = LONGEST_QUERY;
    return manageFocus(container.current, input);
  }, []);
  useEffect(() => (container.current ? addFooterLinkToKeyboard(container.current) : undefined), []);
  useEffect(() => (container.current ? completeListbox(container.current) : undefined), []);

  useEffect(() => {
    if (status === 'ok') return undefined;
    window.addEventListener('online', retryIndex);
    return () => window.removeEventListener('online', retryIndex);
  }, [status]);

  /** Retry takes the focus, and closes the list: a query in the box goes on where it was. */
  const retry = () => {
    retryIndex();
    const input = container.current?.querySelector('input');
    if (input?.value) input.focus();
  };

  /** A query in the box goes on as that of the search page, whose own is in its address. */
  const reload = () => {
    const query = container.current?.querySelector('input')?.value;
    if (query) window.location.assign(`${searchPage}?${new URLSearchParams({q: query}).toString()}`);
    else window.location.reload();
  };

  return (
    <div ref={container} className={styles.searchBar} data-search-index={status}>
      <SearchBar {...props} />
      <noscript>
        <a href={topics} className="navbar__link">
          Topics
        </a>
      </noscript>
      {status !== 'ok' && (
        <div role="alert" className={styles.error}>
          {MESSAGES[status]}
          <button
            type="button"
            className="button button--sm button--primary"
            onClick={status === 'failed' ? retry : reload}
          >
            {status === 'failed' ? 'Retry' : 'Reload'}
          </button>
        </div>
      )}
    </div>
  );
}
