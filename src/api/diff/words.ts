import type {Description} from './change';
import {isObject, refOf, resolve} from './references';

/** What a description says to people. It changes nothing for programs. */
const WORDS = ['title', 'summary', 'description', 'externalDocs', 'example', 'examples', 'tags', '$comment'];

/** Keywords whose keys are names, which can be those of words. */
const NAMED = [
  'properties',
  'patternProperties',
  'dependentSchemas',
  'dependentRequired',
  'mapping',
  'variables',
  '$defs',
];

/** Keywords whose value is data. */
const DATA = ['const', 'default', 'enum', 'required'];

type Values = Readonly<Record<string, unknown>>;

/**
 * An object as programs see it: without words and extensions, with what its references stand for, and with its
 * keys in an order of their own. A reference to what it is in stays a reference.
 */
export function withoutWords(node: object, description: Description, outer: readonly string[] = []): Values {
  const ref = refOf(node);
  if (ref !== undefined) {
    if (outer.includes(ref)) return {$ref: ref};
    return withoutWords(resolve(node, description), description, [...outer, ref]);
  }
  const value = (item: unknown): unknown => {
    if (Array.isArray(item)) return item.map(value);
    return isObject(item) ? withoutWords(item, description, outer) : item;
  };
  const entries = Object.entries(node)
    .filter(([key]) => !WORDS.includes(key) && !key.startsWith('x-'))
    .sort(([one], [other]) => (one < other ? -1 : 1));
  return Object.fromEntries(
    entries.map(([key, item]: [string, unknown]) => {
      if (DATA.includes(key)) return [key, item];
      if (NAMED.includes(key) && isObject(item)) return [key, mapValues(item, value)];
      return [key, value(item)];
    }),
  );
}

function mapValues(node: Values, to: (value: unknown) => unknown): Values {
  return Object.fromEntries(Object.entries(node).map(([key, item]) => [key, to(item)]));
}
