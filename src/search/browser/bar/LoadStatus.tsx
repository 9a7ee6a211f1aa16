import {useEffect, type ReactNode} from 'react';
import {retryIndex} from '../indexStatus';
import {useIndexStatus} from '../useIndexStatus';
import styles from './styles.module.css';

interface LoadStatusProps {
  /** Called after the reader has asked for another try: the button that had the focus is gone. */
  readonly onRetry: () => void;
  readonly onReload: () => void;
}

/** Says that the search could not be loaded, with a way on. Goes on by itself when the browser is online again. */
export function LoadStatus({onRetry, onReload}: LoadStatusProps): ReactNode {
  const status = useIndexStatus();
  useEffect(() => {
    if (status === 'ok') return undefined;
    window.addEventListener('online', retryIndex);
    return () => window.removeEventListener('online', retryIndex);
  }, [status]);

  if (status === 'ok') return null;
  const retry = () => {
    retryIndex();
    onRetry();
  };
  const {message, label, act} = {
    failed: {message: 'The search index could not be loaded.', label: 'Retry', act: retry},
    outdated: {
      message: 'The site has been updated since you opened this page. Reload it to search.',
      label: 'Reload',
      act: onReload,
    },
  }[status];
  return (
    <div role="alert" className={styles.error}>
      {message}
      <button type="button" className="button button--primary" onClick={act}>
        {label}
      </button>
    </div>
  );
}
