import type {ComponentProps, ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import Layout from '@theme-original/Layout';

/** The theme's layout. The search theme's page has no main landmark, so it gets one here. */
export default function LayoutWrapper({children, ...props}: ComponentProps<typeof Layout>): ReactNode {
  const {pathname} = useLocation();
  const isSearch = /^\/search\/?$/.test(pathname);
  return <Layout {...props}>{isSearch ? <main>{children}</main> : children}</Layout>;
}
