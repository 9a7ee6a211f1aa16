import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {ErrorBoundaryError, ErrorBoundaryTryAgainButton} from '@docusaurus/theme-common';
import type {Props} from '@theme/Error';
import styles from './styles.module.css';

/** What stands in for a page that crashed, until the reader goes to another one. The theme's stays until Try again. */
export default function ErrorPageContent({error, tryAgain}: Props): ReactNode {
  const {pathname} = useLocation();
  const [crashed] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashed) tryAgain();
  }, [pathname, crashed, tryAgain]);
  return (
    <main className={styles.page}>
      <h1>This page crashed.</h1>
      <ErrorBoundaryTryAgainButton onClick={tryAgain} className="button button--primary" />
      <div className={styles.message}>
        <ErrorBoundaryError error={error} />
      </div>
    </main>
  );
}
