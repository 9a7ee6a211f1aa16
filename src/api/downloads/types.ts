import openapiTypescript, {astToString} from 'openapi-typescript';
import type {Oas3_1Definition} from '@redocly/openapi-core';

/**
 * The types of a description for TypeScript: `paths`, `operations`, `components`, and `webhooks`. The same description
 * gives the same text.
 *
 * @see https://openapi-ts.dev/introduction
 */
export async function createTypes(description: Oas3_1Definition): Promise<string> {
  const {title, version} = description.info ?? {};
  // The generator knows the types of an older version of the same parser, and changes what it is given.
  const input = structuredClone(description) as unknown as Parameters<typeof openapiTypescript>[0];
  // A field with a default may be left out of a request. Answers name all the fields that they always have.
  const types = await openapiTypescript(input, {defaultNonNullable: false, silent: true});
  return `/** ${title} ${version}. Generated from its OpenAPI description. */\n\n${astToString(types)}`;
}
