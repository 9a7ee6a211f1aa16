import type {Oas3Visitor} from '@redocly/openapi-core';
import {eventSlug as slugOf} from '../../slugs';
import {keyOf} from './rule';

/** Where the pages of events are, below the page that lists them all. */
const BASE = '/api/v2/events/';

/**
 * Every webhook event has a route, and every route an event.
 *
 * @param routes addresses of the events' pages, none for a version without events
 */
export function eventSlug(routes: readonly string[]): Oas3Visitor {
  return {
    Root: {
      leave(root, context) {
        const names = 'webhooks' in root ? Object.keys(root.webhooks ?? {}) : [];
        const expected = new Map(names.map((name) => [BASE + slugOf(name), name]));
        const place = context.location.child('webhooks');
        for (const [route, name] of expected) {
          if (routes.includes(route)) continue;
          context.report({
            message: `The page of event "${name}" is ${route}, which is not in src/product/routes.json. Add it to "events" there.`,
            location: keyOf(place.child(name)),
          });
        }
        for (const route of routes) {
          if (!route.startsWith(BASE) || expected.has(route)) continue;
          context.report({
            message: `src/product/routes.json has ${route}, and no event has that page. Add the event, or remove the route.`,
            location: keyOf(place),
          });
        }
      },
    },
  };
}
