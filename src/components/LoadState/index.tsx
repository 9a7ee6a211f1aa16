import type {ReactNode} from 'react';
import styles from './styles.module.css';

/** Says that something is being loaded, to eyes and to screen readers. */
export function LoadIndicator(): ReactNode {
  return (
    <div role="status" className={styles.loading}>
      <span className={styles.spinner} aria-hidden="true" />
      Loading
    </div>
  );
}

interface LoadErrorProps {
  readonly error: unknown;
  readonly retry: () => void;
}

/** Says that something could not be loaded, with a way on. */
export function LoadError({error, retry}: LoadErrorProps): ReactNode {
  return (
    <div role="alert" className={styles.error}>
      <p>{String(error)}</p>
      <button type="button" className="button button--primary" onClick={retry}>
        Retry
      </button>
    </div>
  );
}
