import type {ComponentProps, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Layout from '@theme-original/Layout';

/**
 * The theme's layout. The search theme's page has no main landmark, so it gets one
 * here, and words for readers without JavaScript.
 */
export default function LayoutWrapper({children, ...props}: ComponentProps<typeof Layout>): ReactNode {
  const {pathname} = useLocation();
  const isSearch = /^\/search\/?$/.test(pathname);
  const topics = useBaseUrl('/tags');
  if (!isSearch) return <Layout {...props}>{children}</Layout>;
  return (
    <Layout {...props}>
      <main>
        <noscript>
          <p className="container margin-top--lg">
            Search needs JavaScript, which is off in this browser. All pages are listed by subject under{' '}
            <a href={topics}>Topics</a>.
          </p>
        </noscript>
        {children}
      </main>
    </Layout>
  );
}
