import type {Oas3Visitor, UserContext} from '@redocly/openapi-core';
import {isText, list} from './rule';

/** What operations and events name as related is an operation of the same description. */
export function relatedOperations(): Oas3Visitor {
  const operations: string[] = [];
  const related: {readonly operationId: unknown; readonly location: UserContext['location']}[] = [];
  return {
    Root: {
      leave(_root, context) {
        for (const {operationId, location} of related) {
          if (isText(operationId) && operations.includes(operationId)) continue;
          context.report({
            message: `"x-related" names ${JSON.stringify(operationId)}, which is no operation. Operations are ${list(operations)}.`,
            location,
          });
        }
      },
    },
    Paths: {
      PathItem: {
        Operation({operationId}) {
          if (isText(operationId)) operations.push(operationId);
        },
      },
    },
    Operation(operation, {location}) {
      const {'x-related': names = []} = operation as {readonly 'x-related'?: readonly unknown[]};
      for (const [index, operationId] of names.entries())
        related.push({operationId, location: location.child(['x-related', index])});
    },
  };
}
