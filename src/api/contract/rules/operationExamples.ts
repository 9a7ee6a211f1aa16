import type {Oas3MediaType, Oas3Visitor, UserContext} from '@redocly/openapi-core';

/** A named example for every request and response body. */
export function operationExamples(): Oas3Visitor {
  const check =
    (body: 'request' | 'response') =>
    (media: Oas3MediaType, {key, location, report}: UserContext): void => {
      if (Object.keys(media.examples ?? {}).length > 0) return;
      report({
        message: `The ${body} body ${key} has no named example. Add at least one under "examples", with "summary" and "value".`,
        location: location.key(),
      });
    };
  return {
    RequestBody: {MediaType: check('request')},
    Response: {MediaType: check('response')},
  };
}
