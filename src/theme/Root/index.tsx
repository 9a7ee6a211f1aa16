import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {areaOf} from '../../product/areas';
import {twinPathOf} from '../../product/twins';

/**
 * Around every page: says in `<html data-area>` which product a page belongs to, for the color of it, and where the
 * page is in Markdown.
 */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const twin = twinPathOf(pathname);
  return (
    <>
      <Head>
        <html data-area={areaOf(pathname)} />
        {twin && <link rel="alternate" type="text/markdown" href={twin} />}
      </Head>
      {children}
    </>
  );
}
