import type {Oas3MediaType, Oas3Visitor, UserContext} from '@redocly/openapi-core';
import {keyOf} from './rule';

/** A named example for every request and response body. */
export function operationExamples(): Oas3Visitor {
  const check =
    (body: 'request' | 'response') =>
    (media: Oas3MediaType, context: UserContext): void => {
      if (Object.keys(media.examples ?? {}).length > 0) return;
      context.report({
        message: `The ${body} body ${context.key} has no named example. Add at least one under "examples", with "summary" and "value".`,
        location: keyOf(context.location),
      });
    };
  return {
    RequestBody: {MediaType: check('request')},
    Response: {MediaType: check('response')},
  };
}
