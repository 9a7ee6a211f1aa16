import {useState, type ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {useLocation} from '@docusaurus/router';
import SkipToContent from '@theme-original/SkipToContent';

/**
 * The link to the main content. The theme's takes the focus after each change of the address and drops it at once:
 * a reader who ticks a filter that is kept in the query loses their place, and nobody hears the new page's name. Here
 * it sees one address only, and `shell/browser/pageFocus.ts` moves the focus.
 */
export default function SkipToContentWrapper(): ReactNode {
  const [first] = useState(useLocation());
  return (
    <Route location={first}>
      <SkipToContent />
    </Route>
  );
}
