import {useEffect, useRef, useSyncExternalStore, type ComponentProps, type ReactNode} from 'react';
import SearchBar from '@theme-original/SearchBar';
import {
  getIndexStatus,
  retryIndex,
  subscribeToIndexStatus,
} from '@site/src/plugins/search-index-retry/client/indexStatus';
import {addFooterLinkToKeyboard} from './footerLink';
import {completeListbox} from './listbox';
import styles from './styles.module.css';

/**
 * The search theme's bar, with an error that can be retried, its footer link on the keyboard, and
 * complete roles.
 */
export default function SearchBarWrapper(props: ComponentProps<typeof SearchBar>): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const status = useSyncExternalStore(subscribeToIndexStatus, getIndexStatus, () => 'ok' as const);

  useEffect(() => (container.current ? addFooterLinkToKeyboard(container.current) : undefined), []);
  useEffect(() => (container.current ? completeListbox(container.current) : undefined), []);

  useEffect(() => {
    if (status !== 'failed') return undefined;
    window.addEventListener('online', retryIndex);
    return () => window.removeEventListener('online', retryIndex);
  }, [status]);

  /** Retry takes the focus, and closes the list: a query in the box goes on where it was. */
  const retry = () => {
    retryIndex();
    const input = container.current?.querySelector('input');
    if (input?.value) input.focus();
  };

  return (
    <div ref={container} className={styles.searchBar} data-search-index={status}>
      <SearchBar {...props} />
      {status === 'failed' && (
        <div role="alert" className={styles.error}>
          The search index could not be loaded.
          <button type="button" className="button button--sm button--primary" onClick={retry}>
            Retry
          </button>
        </div>
      )}
    </div>
  );
}
