import type {ReactNode} from 'react';
import DocItemFooter from '@theme-original/DocItem/Footer';
import PageHistory from '@site/src/content/browser/PageHistory';

/** The theme's foot of a page below the page's history. */
export default function DocItemFooterWithHistory(): ReactNode {
  return (
    <>
      <PageHistory />
      <DocItemFooter />
    </>
  );
}
