import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useLocation} from '@docusaurus/router';
import {areaOf} from '../../product/areas';
import {SOCIAL_CARDS, socialCardOf, socialCardPath} from '../../product/socialCards';
import {site} from '../../product/site';
import {twinPathOf} from '../../product/twins';
import {pageKindOf} from '../../shell/pageKind';

/**
 * Around every page: says in `<html>` which product a page belongs to, for the color of it, and which layout it has; which
 * picture others show in place of a link to it; and where the page is in Markdown.
 */
export default function Root({children}: {readonly children: ReactNode}): ReactNode {
  const {pathname} = useLocation();
  const twin = twinPathOf(pathname);
  const card = socialCardOf(pathname);
  return (
    <>
      <Head>
        <html data-area={areaOf(pathname)} data-page={pageKindOf(pathname)} />
        <meta property="og:image" content={site.url + socialCardPath(card)} />
        <meta property="og:image:alt" content={`${site.productName}: ${SOCIAL_CARDS[card]}`} />
        {twin && <link rel="alternate" type="text/markdown" href={twin} />}
      </Head>
      {children}
    </>
  );
}
