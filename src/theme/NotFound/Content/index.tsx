import {useEffect, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import SearchForm from '@site/src/shell/browser/SearchForm';
import {isSiteNewer} from '@site/src/shell/browser/hostedSite';
import type {Props} from '@theme/NotFound/Content';

/**
 * A page may be newer than the tab that does not know it: search finds it after a deploy. One reload asks the host.
 * Not on a first load, when the host has answered already: so that nothing can loop.
 */
function useReloadWhenSiteIsNewer(): void {
  const baseUrl = useBaseUrl('/');
  const {pathname} = useLocation();
  // While React takes over the server's page, it is not "in the browser" yet.
  const [isSoftNavigation] = useState(useIsBrowser());
  useEffect(() => {
    if (!isSoftNavigation) return undefined;
    let isGone = false;
    void isSiteNewer(baseUrl).then((isNewer) => {
      if (isNewer && !isGone) window.location.reload();
    });
    return () => {
      isGone = true;
    };
  }, [isSoftNavigation, baseUrl, pathname]);
}

/** The page for unknown addresses, with a title of its own and ways on. */
export default function NotFoundContent({className}: Props): ReactNode {
  useReloadWhenSiteIsNewer();
  return (
    <div className="container margin-vert--xl">
      <div className="row">
        <main className={clsx('col col--6 col--offset-3', className)}>
          <PageMetadata
            title="Page Not Found"
            description="There's no page at this address. Search, or choose where to go next."
          />
          <h1>Page Not Found</h1>
          <p>
            There&rsquo;s no page at this address. It may have moved, or the link may be incomplete. Search
            for words that you expect on the page, or choose where to go next.
          </p>
          <SearchForm />
          <br />
          <ul className="quiet">
            <li>
              <Link to="/">Documentation home</Link>
              <br />
              Products, tasks, roles, and integrations
            </li>
            <li>
              <Link to="/tags">Topics A to Z</Link>
              <br />
              All pages by subject
            </li>
            <li>
              <Link to="/api/v2">API reference</Link>
              <br />
              Every operation of the current version
            </li>
          </ul>
        </main>
      </div>
    </div>
  );
}
