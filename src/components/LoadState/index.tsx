import type {ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {isSiteNewer} from '@site/src/clientModules/hostedSite';
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

/**
 * Says that something could not be loaded, with a way on. After a deploy, what this page was built with may be gone
 * for good: Retry then reloads the page.
 */
export function LoadError({error, retry}: LoadErrorProps): ReactNode {
  const retryOrReload = async () => {
    if (await isSiteNewer(siteConfig.baseUrl)) window.location.reload();
    else retry();
  };
  return (
    <div role="alert" className={styles.error}>
      <p>{String(error)}</p>
      <button type="button" className="button button--primary" onClick={() => void retryOrReload()}>
        Retry
      </button>
    </div>
  );
}
