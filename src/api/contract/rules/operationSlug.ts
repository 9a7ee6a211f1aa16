import type {Oas3Visitor, UserContext} from '@redocly/openapi-core';
import {operationIdOf, operationSlug as slugOf} from '../../slugs';
import {isText, keyOf, list, type ApiVersion} from './rule';

type Location = UserContext['location'];

/**
 * Every operation has a route, and every route an operation.
 *
 * @param routes addresses of this version's pages
 */
export function operationSlug(version: ApiVersion, routes: readonly string[]): Oas3Visitor {
  const base = `/api/${version}/`;
  const operations = new Map<string, {readonly operationId: string; readonly location: Location}>();
  return {
    Root: {
      leave(_root, context) {
        const unused = routes.filter((route) => route.startsWith(base) && !operations.has(route));
        for (const [route, {operationId, location}] of operations) {
          if (routes.includes(route)) continue;
          const free = unused.map((other) => operationIdOf(other.slice(base.length)));
          context.report({
            message: `The page of operation "${operationId}" is ${route}, which is not in src/product/routes.json. Add it there, or take the operationId of a route that has no operation: ${list(free)}.`,
            location,
          });
        }
        for (const route of unused) {
          context.report({
            message: `src/product/routes.json has ${route}, and no operation has the operationId "${operationIdOf(route.slice(base.length))}". Add the operation, or remove the route.`,
            location: keyOf(context.location.child('paths')),
          });
        }
      },
    },
    Paths: {
      PathItem: {
        Operation({operationId}, {location}) {
          if (!isText(operationId)) return;
          operations.set(base + slugOf(operationId), {operationId, location: location.child('operationId')});
        },
      },
    },
  };
}
