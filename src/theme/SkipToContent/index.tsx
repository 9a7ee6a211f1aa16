import {useState, type ReactNode} from 'react';
import {Route} from 'react-router-dom';
import {useLocation} from '@docusaurus/router';
import SkipToContent from '@theme-original/SkipToContent';

/**
 * The link to the main content, which takes the focus after a navigation, so that the next Tab begins at the top of
 * the new page. The theme's does so after each change of the address: a reader who ticks a filter that is kept in the
 * query would lose the focus, and the page would scroll to its top. Here it knows of new pages only.
 */
export default function SkipToContentWrapper(): ReactNode {
  const location = useLocation();
  const [page, setPage] = useState(location);
  if (page.pathname !== location.pathname) setPage(location);
  return (
    <Route location={page}>
      <SkipToContent />
    </Route>
  );
}
