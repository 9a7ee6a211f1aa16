import type {LocationObject, UserContext} from '@redocly/openapi-core';

/** What the rules share. */

export type ApiVersion = 'v1' | 'v2';

/** Whether something of a description, which can be anything, is a text that says something. */
export const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** Names for a message. */
export const list = (values: readonly string[]): string => (values.length > 0 ? values.join(', ') : 'none');

/** The place of a node by its key. Redocly's own function for it has no type. */
export const keyOf = ({source, pointer}: UserContext['location']): LocationObject => ({
  source,
  pointer,
  reportOnKey: true,
});
