import type {ClientModule} from '@docusaurus/types';
import {whenIdle} from './whenIdle';

let sizes: ResizeObserver | undefined;

/** Scrolls a sidebar to the open page if that is out of its view. Costs no layout of its own. */
function showOpenPage(sidebar: Element): void {
  const link = sidebar.querySelector('a[aria-current="page"]');
  if (!link) return;
  new IntersectionObserver(
    ([entry], observer) => {
      observer.disconnect();
      if (!entry?.rootBounds || entry.isIntersecting) return;
      const {top, bottom} = entry.rootBounds;
      sidebar.scrollBy({top: entry.boundingClientRect.top - (top + bottom) / 2, behavior: 'instant'});
    },
    {root: sidebar, rootMargin: '-48px 0px', threshold: 1},
  ).observe(link);
}

/**
 * Keeps the open page in view while categories open and services are loaded. A sidebar that has the pointer or the
 * focus stays where its reader has scrolled it.
 */
function followOpenPage(): void {
  sizes?.disconnect();
  const list = document.querySelector('.theme-doc-sidebar-container .theme-doc-sidebar-menu');
  const sidebar = list?.closest('.menu');
  if (!list || !sidebar) return;
  sizes = new ResizeObserver(() => {
    if (!sidebar.matches(':hover, :focus-within')) showOpenPage(sidebar);
  });
  sizes.observe(list);
}

/** Docusaurus starts the sidebar at its top: readers of a service or an operation would not see where they are. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  if (location.pathname === previousLocation?.pathname) return;
  // While the page comes alive, its main thread has enough to do.
  if (previousLocation) followOpenPage();
  else whenIdle(followOpenPage);
};
