import type {useHistory} from '@docusaurus/router';

export type History = ReturnType<typeof useHistory>;

/** Whether a link leads to another place of the site that its router knows: not to a file, and not to another window. */
const isOfSite = (link: HTMLAnchorElement): boolean =>
  link.origin === window.location.origin &&
  !link.target &&
  !link.getAttribute('href')?.startsWith('#') &&
  !/\.[^/]*$/.test(link.pathname);

const linkAt = ({target}: Event): HTMLAnchorElement | undefined => {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null;
  return link && isOfSite(link) ? link : undefined;
};

const isPlain = ({button, metaKey, altKey, ctrlKey, shiftKey}: MouseEvent): boolean =>
  button === 0 && !metaKey && !altKey && !ctrlKey && !shiftKey;

/**
 * Does for the links of a text what Docusaurus' component does for each: shows pages without loading the site anew, gets
 * them when the pointer is there, and fetches them ahead when they come into view.
 *
 * @see https://github.com/facebook/docusaurus/blob/main/packages/docusaurus/src/client/exports/Link.tsx
 * @returns ends it
 */
export function enlivenLinks(text: HTMLElement, history: History): () => void {
  const preload = (event: Event) => {
    const link = linkAt(event);
    // Nobody has asked for the page yet. The click on the link tries again, and says what is wrong.
    if (link) Promise.resolve(window.docusaurus.preload(link.pathname)).catch(() => undefined);
  };
  const go = (event: MouseEvent) => {
    const link = linkAt(event);
    if (!link || event.defaultPrevented || !isPlain(event)) return;
    event.preventDefault();
    const to = {pathname: link.pathname, search: link.search, hash: link.hash};
    if (history.createHref(to) === history.createHref(history.location)) history.replace(to);
    else history.push(to);
  };
  const inView = new IntersectionObserver((entries) => {
    for (const {target, isIntersecting} of entries) {
      if (!isIntersecting) continue;
      inView.unobserve(target);
      void window.docusaurus.prefetch((target as HTMLAnchorElement).pathname);
    }
  });
  for (const link of text.querySelectorAll<HTMLAnchorElement>('a[href]')) {
    if (isOfSite(link)) inView.observe(link);
  }
  text.addEventListener('mouseover', preload);
  text.addEventListener('touchstart', preload, {passive: true});
  text.addEventListener('click', go);
  return () => {
    inView.disconnect();
    text.removeEventListener('mouseover', preload);
    text.removeEventListener('touchstart', preload);
    text.removeEventListener('click', go);
  };
}
