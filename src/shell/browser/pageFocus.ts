import type {ClientModule} from '@docusaurus/types';

/** What the address names, or the title of the page. */
function placeOf({hash}: {readonly hash: string}): HTMLElement | null {
  const target = hash ? document.getElementById(decodeURIComponent(hash.slice(1))) : null;
  return target ?? document.querySelector<HTMLElement>('main h1');
}

/**
 * The one rule for the focus between pages: a new page gives it to its title, or to the heading that the address names,
 * so that a screen reader says where the reader is, and the next Tab goes on from there. Query and hash are no new page:
 * they move nothing. Where the page is scrolled to is Docusaurus' and the browser's to decide.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (!previousLocation || previousLocation.pathname === location.pathname) return;
  const place = placeOf(location);
  // A page that is there to type in has taken the focus.
  if (!place || document.querySelector('main input:focus')) return;
  // A heading takes the focus from a script only. An element that can be reached by Tab keeps its turn.
  if (place.tabIndex < 0) place.tabIndex = -1;
  place.focus({preventScroll: true});
};
