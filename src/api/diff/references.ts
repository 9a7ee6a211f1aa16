import type {Oas3_1Schema, Referenced} from '@redocly/openapi-core';
import type {Description} from './change';

export const isObject = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** A schema as it stands in a description: with keywords, as a reference, or as one of the two trivial ones. */
export type SchemaNode = Referenced<Oas3_1Schema> | boolean | undefined;

/** What a local reference leads to. */
function targetOf(ref: string, description: Description): unknown {
  return ref
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce<unknown>((parent, part) => (isObject(parent) ? parent[part] : undefined), description);
}

/**
 * What a node stands for. Keywords beside a reference win over the ones of its target.
 *
 * @returns an object in any case; an empty one for what is missing
 */
export function resolve<Node extends object>(
  node: Referenced<Node> | undefined,
  description: Description,
): Partial<Node> {
  if (!isObject(node)) return {};
  if (!('$ref' in node) || typeof node.$ref !== 'string') return node;
  const {$ref, ...siblings} = node;
  const target = targetOf($ref, description) as Referenced<Node> | undefined;
  return {...resolve(target, description), ...siblings};
}

/** The keywords of a schema. `true` has none, and `false` allows nothing. */
export const resolveSchema = (node: SchemaNode, description: Description): Oas3_1Schema =>
  node === false ? {not: {}} : node === true ? {} : resolve(node, description);

/** The reference that a node is, if it is one. */
export const refOf = (node: unknown): string | undefined =>
  isObject(node) && typeof node.$ref === 'string' ? node.$ref : undefined;
