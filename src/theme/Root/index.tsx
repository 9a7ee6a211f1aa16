import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {areaOf} from '../../product/areas';

/** Around every page: says in `<html data-area>` which product a page belongs to, for the color of it. */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  const area = areaOf(useLocation().pathname);
  return (
    <>
      <Head>
        <html data-area={area} />
      </Head>
      {children}
    </>
  );
}
