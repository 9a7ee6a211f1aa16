import type {ClientModule} from '@docusaurus/types';

/**
 * Opens what an element is folded away in.
 *
 * @returns whether something was closed
 */
export function openAround(element: Element): boolean {
  let isOpened = false;
  for (let parent = element.parentElement; parent; parent = parent.parentElement) {
    if (parent instanceof HTMLDetailsElement && !parent.open) {
      parent.open = true;
      isOpened = true;
    }
  }
  return isOpened;
}

/** Links may lead into closed `details`. Today's browsers open them for an address, but not on a soft navigation. */
export const onRouteDidUpdate: ClientModule['onRouteDidUpdate'] = ({location, previousLocation}) => {
  const {pathname, hash} = location;
  // What the reader has closed stays closed when only the query changes.
  if (pathname === previousLocation?.pathname && hash === previousLocation.hash) return;
  const target = document.getElementById(hash.slice(1));
  if (target && openAround(target)) target.scrollIntoView();
};
