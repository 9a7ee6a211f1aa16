import type {RouteConfig} from 'react-router-config';
import {isPage} from '../../lazy-routes/isPage';

/**
 * Adds the routes of pages to a list: before the routes that match by prefix, which have keys, and after all other
 * pages, so that nothing moves that React already shows.
 *
 * @param at the keys of the routes that lead to the list
 * @throws when there is no such route
 */
export default function addRoutes(
  routes: RouteConfig[],
  at: readonly string[],
  pages: readonly RouteConfig[],
): void {
  const list = at.reduce((level, key) => {
    const next = level.find((route) => route.key === key)?.routes;
    if (!next) throw new Error(`There is no list of routes at ${at.join(', ')}.`);
    return next;
  }, routes);
  const firstOther = list.findIndex((route) => !isPage(route));
  list.splice(firstOther === -1 ? list.length : firstOther, 0, ...pages);
}
