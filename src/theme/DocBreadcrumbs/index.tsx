import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import type {PropSidebarBreadcrumbsItem} from '@docusaurus/plugin-content-docs';
import {findFirstSidebarItemLink, useSidebarBreadcrumbs} from '@docusaurus/plugin-content-docs/client';
import {CATALOG} from '@site/src/shell/browser/ServiceList';
import StructuredData from '@site/src/shell/browser/StructuredData';
import {hasServices} from '../../shell/lazy-routes/sidebar';

/** Where a name leads: no category has a page of its own, so to its first one. */
function targetOf(item: PropSidebarBreadcrumbsItem): string | undefined {
  return item.type === 'category' && hasServices(item) ? CATALOG : findFirstSidebarItemLink(item);
}

/** The names above the page's title, each of which leads somewhere. The page itself isn't one: its title follows. */
export default function DocBreadcrumbs(): ReactNode {
  const breadcrumbs = useSidebarBreadcrumbs();
  const {pathname} = useLocation();
  const parents = (breadcrumbs?.slice(0, -1) ?? []).map((item) => ({
    name: item.label,
    target: targetOf(item),
  }));
  return (
    <>
      <StructuredData parents={parents.flatMap(({name, target}) => (target ? [{name, path: target}] : []))} />
      {parents.length > 0 && (
        <nav className="theme-doc-breadcrumbs" aria-label="Breadcrumbs">
          <ul className="breadcrumbs">
            {parents.map(({name, target}) => (
              <li key={name} className="breadcrumbs__item">
                {target && target !== pathname ? (
                  <Link className="breadcrumbs__link" to={target}>
                    {name}
                  </Link>
                ) : (
                  <span className="breadcrumbs__link">{name}</span>
                )}
              </li>
            ))}
          </ul>
        </nav>
      )}
    </>
  );
}
