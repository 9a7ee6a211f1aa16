import {loadShardOf} from './routes/shards';

/** Links that readers follow next: those of the text, and to the neighbors in the sidebar. */
const LINKS = 'article a[href], .pagination-nav a[href]';
/** Signs that somebody reads, and does not only pass by. */
const SIGNS = ['scroll', 'pointermove', 'touchstart', 'keydown'] as const;

function isNamedInText(path: string): boolean {
  return [...document.querySelectorAll<HTMLAnchorElement>(LINKS)].some((link) => link.pathname === path);
}

function isSlowConnection(): boolean {
  const {connection} = navigator as {connection?: {effectiveType?: string; saveData?: boolean}};
  return connection?.saveData === true || connection?.effectiveType?.includes('2g') === true;
}

const waiting = new Set<string>();
let isReading = false;
let isLimited = false;

/**
 * Prefetches the pages that the text names, as they come into view, once the reader has moved. Docusaurus does
 * so at once and for every link, and a sidebar has dozens in view: 40 to 100 KB that few readers need. Those
 * are loaded when the pointer is on them, as before, and nothing is prefetched on slow connections, as before.
 */
export function onRouteDidUpdate(): void {
  waiting.clear();
  if (isLimited) return;
  isLimited = true;
  const {prefetch, preload} = window.docusaurus;

  const prefetchPage = async (path: string) => {
    if (isSlowConnection()) return [];
    try {
      // Docusaurus finds the files of a page by its route.
      await loadShardOf(path);
      return (await prefetch(path)) || [];
    } catch {
      // Nobody has asked for the page yet. The click on the link tries again, and says what is wrong.
      return [];
    }
  };
  const begin = () => {
    isReading = true;
    for (const sign of SIGNS) window.removeEventListener(sign, begin);
    for (const path of waiting) void prefetchPage(path);
    waiting.clear();
  };
  for (const sign of SIGNS) window.addEventListener(sign, begin, {passive: true});

  window.docusaurus = Object.freeze({
    preload,
    prefetch: (path: string) => {
      if (!isNamedInText(path)) return false;
      if (isReading) return prefetchPage(path);
      waiting.add(path);
      return false;
    },
  });
}
