/** Kinds of pages that have a layout of their own. */
export type PageKind = 'home' | 'search' | 'tags' | 'tag';

/**
 * Kind of the page at an address, for `<html data-page>`, or undefined for all others. Docusaurus has classes of
 * `<html>` for this, but they are gone from when its script starts until the page's own content has come alive: what
 * hangs on them jumps twice.
 */
export function pageKindOf(pathname: string): PageKind | undefined {
  if (pathname === '/') return 'home';
  if (/^\/search\/?$/.test(pathname)) return 'search';
  if (pathname === '/tags') return 'tags';
  return pathname.startsWith('/tags/') ? 'tag' : undefined;
}
