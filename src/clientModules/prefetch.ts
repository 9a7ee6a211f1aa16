/** Links that readers follow next: those of the text, and to the neighbors in the sidebar. */
const LINKS = 'article a[href], .pagination-nav a[href]';

function isNamedInText(path: string): boolean {
  return [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].some((link) => link.pathname === path);
}

let isLimited = false;

/**
 * Prefetches the pages that the text names, as they come into view. Docusaurus does so for every link,
 * and a sidebar has dozens in view: 40 to 100 KB that few readers need. Those are loaded when the
 * pointer is on them, as before, and nothing is prefetched on slow connections, as before.
 */
export function onRouteDidUpdate(): void {
  if (isLimited) return;
  isLimited = true;
  const {prefetch, preload} = window.docusaurus;
  window.docusaurus = Object.freeze({
    preload,
    prefetch: (path: string) => isNamedInText(path) && prefetch(path),
  });
}
