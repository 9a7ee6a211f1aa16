import {useEffect, type ReactNode} from 'react';
import siteConfig from '@generated/docusaurus.config';
import {isSiteNewer} from '@site/src/shell/browser/hostedSite';
import styles from './styles.module.css';

/** What turns while something is being done. */
export function Spinner(): ReactNode {
  return <span className={styles.spinner} aria-hidden="true" />;
}

/** Says that something is being loaded, to eyes and to screen readers. */
export function LoadIndicator(): ReactNode {
  return (
    <div role="status" className={styles.loading}>
      <Spinner />
      Loading
    </div>
  );
}

export interface LoadErrorProps {
  /** What could not be loaded, in a sentence. */
  readonly message: string;
  /** Why, for the console: it names scripts and addresses, which tell readers nothing. */
  readonly error?: unknown;
  readonly retry: () => void;
  /** What Retry does instead when the site is newer than this page. */
  readonly reload?: () => void;
}

/**
 * Says that something could not be loaded, with a way on. After a deploy, what this page was built with may be gone
 * for good: Retry then reloads the page.
 */
export function LoadError({
  message,
  error,
  retry,
  reload = () => window.location.reload(),
}: LoadErrorProps): ReactNode {
  useEffect(() => {
    if (error) console.warn(error);
  }, [error]);
  const retryOrReload = async () => {
    if (await isSiteNewer(siteConfig.baseUrl)) reload();
    else retry();
  };
  return (
    <div role="alert" className={styles.error}>
      <p>{message} Check your connection and try again.</p>
      <button type="button" className="button button--primary" onClick={() => void retryOrReload()}>
        Retry
      </button>
    </div>
  );
}
