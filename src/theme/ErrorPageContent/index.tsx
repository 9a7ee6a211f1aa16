import {useEffect, useState, type ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import type {Props} from '@theme/Error';
import ErrorPageContent from '@theme-original/ErrorPageContent';

/** What stands in for a page that crashed, until the reader goes to another one. The theme's stays until Try again. */
export default function ErrorPageContentWrapper(props: Props): ReactNode {
  const {tryAgain} = props;
  const {pathname} = useLocation();
  const [crashed] = useState(pathname);
  useEffect(() => {
    if (pathname !== crashed) tryAgain();
  }, [pathname, crashed, tryAgain]);
  return <ErrorPageContent {...props} />;
}
