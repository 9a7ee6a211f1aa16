import type {Oas3_1Schema} from '@redocly/openapi-core';
import {isSame, type Description} from './change';
import {LOWER_LIMITS, UPPER_LIMITS} from './keywords';
import {refOf, resolveSchema, type SchemaNode} from './references';

/** A schema without references, with the parts of `allOf` as its own keywords. */
export interface FlatSchema extends Oas3_1Schema {
  /** It is nothing but its variants. */
  readonly [OPEN]?: true;
}

export const OPEN = Symbol('open');

const ANY = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];

/** The values of a schema that is an enumeration, null included. */
function allValuesOf({const: only, enum: values}: Oas3_1Schema): readonly unknown[] | undefined {
  return only === undefined ? values : [only];
}

/** The values of a schema that is an enumeration. Null is a matter of the type. */
export function valuesOf(schema: Oas3_1Schema): readonly unknown[] | undefined {
  return allValuesOf(schema)?.filter((value) => value !== null);
}

/** Whether a list has a value, which can be an object. */
export const includes = (values: readonly unknown[], value: unknown): boolean =>
  values.some((candidate) => isSame(candidate, value));

function typeOf(value: unknown): string {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Undefined: no type is named. */
function namedTypes(schema: Oas3_1Schema): readonly string[] | undefined {
  const values = allValuesOf(schema);
  if (schema.type !== undefined) {
    const types = [schema.type].flat();
    return values && !values.includes(null) ? types.filter((type) => type !== 'null') : types;
  }
  if (values) return [...new Set(values.map(typeOf))];
  if (schema.properties) return ['object'];
  if (schema.items !== undefined) return ['array'];
  return undefined;
}

const withIntegers = (types: readonly string[]): readonly string[] =>
  types.includes('number') ? [...new Set([...types, 'integer'])] : types;

/** The types that a value can have. */
export const typesOf = (schema: Oas3_1Schema): readonly string[] => withIntegers(namedTypes(schema) ?? ANY);

/** The types for people. */
export function typeLabel(schema: Oas3_1Schema): string {
  const types = namedTypes(schema) ?? ANY;
  return types.length < ANY.length ? types.join(' or ') : 'any type';
}

/** Keywords of which both can be told in one. Of any other, the second would hide the first. */
const MERGED = [
  ...LOWER_LIMITS,
  ...UPPER_LIMITS,
  'allOf',
  'const',
  'enum',
  'properties',
  'required',
  'type',
  'title',
  'description',
  'default',
  'examples',
];

/** The narrower of two limits counts. */
function mergeLimits(first: Oas3_1Schema, second: Oas3_1Schema): Oas3_1Schema {
  const merged: Oas3_1Schema = {};
  for (const [keywords, narrower] of [
    [LOWER_LIMITS, Math.max],
    [UPPER_LIMITS, Math.min],
  ] as const) {
    for (const keyword of keywords) {
      const [one, other] = [first[keyword], second[keyword]];
      if (one !== undefined && other !== undefined) merged[keyword] = narrower(one, other);
    }
  }
  return merged;
}

/** A field that both describe has to fit both descriptions. */
function mergeProperties(
  first: NonNullable<Oas3_1Schema['properties']>,
  second: NonNullable<Oas3_1Schema['properties']>,
): Oas3_1Schema['properties'] {
  const merged = {...first, ...second};
  for (const [name, schema] of Object.entries(first)) {
    const other = second[name];
    if (other !== undefined) merged[name] = {allOf: [schema, other]};
  }
  return merged;
}

/** What the second would hide of the first, which stays a part of `allOf`. */
function hiddenBy(first: Oas3_1Schema, second: Oas3_1Schema): Oas3_1Schema {
  const others = new Map<string, unknown>(Object.entries(second));
  return Object.fromEntries(
    Object.entries(first).filter(
      ([keyword, value]) =>
        value !== undefined &&
        others.has(keyword) &&
        !MERGED.includes(keyword) &&
        !isSame(others.get(keyword), value),
    ),
  );
}

/** Both schemas apply. */
function mergeParts(first: FlatSchema, second: FlatSchema): FlatSchema {
  const merged: FlatSchema = {...first, ...second, ...mergeLimits(first, second)};
  const hidden = hiddenBy(first, second);
  const parts = [
    ...(first.allOf ?? []),
    ...(second.allOf ?? []),
    ...(Object.keys(hidden).length > 0 ? [hidden] : []),
  ];
  if (parts.length > 0) merged.allOf = parts;
  if (first.type !== undefined && second.type !== undefined) {
    merged.type = typesOf(first).filter((type) => typesOf(second).includes(type));
  }
  if (first.required && second.required) {
    merged.required = [...new Set([...first.required, ...second.required])];
  }
  if (first.properties && second.properties) {
    merged.properties = mergeProperties(first.properties, second.properties);
  }
  const [values, others] = [allValuesOf(first), allValuesOf(second)];
  if (values && others) {
    delete merged.const;
    merged.enum = values.filter((value) => includes(others, value));
  }
  return merged;
}

/** Types of variants are those of the schema. One that is "this or null" is this. */
function mergeVariants(
  schema: FlatSchema,
  keyword: 'oneOf' | 'anyOf',
  variants: readonly FlatSchema[],
): FlatSchema {
  if (variants.length === 0) return schema;
  const types = [...new Set(variants.flatMap((variant) => namedTypes(variant) ?? ANY))];
  const [only, ...others] = variants.filter((variant) => variant.type !== 'null');
  if (only && others.length === 0 && variants.length > 1) {
    const rest = {...schema, [keyword]: undefined};
    const own = {...only};
    delete own.type;
    return {...mergeParts(rest, own), type: types};
  }
  return namedTypes(schema) ? schema : {...schema, type: types, [OPEN]: true};
}

/**
 * One flat schema: references looked up, parts of allOf joined, types of variants as its own.
 *
 * @param outer references that it is in: a variant can refer back to the schema that lists it
 */
export function normalize(
  node: SchemaNode,
  description: Description,
  outer: readonly string[] = [],
): FlatSchema {
  const ref = refOf(node);
  if (ref !== undefined && outer.includes(ref)) return {};
  const names = ref === undefined ? outer : [...outer, ref];
  const {allOf = [], ...own} = resolveSchema(node, description);
  const parts = allOf.map((part) => normalize(part, description, names));
  let schema = parts.reduce<FlatSchema>(mergeParts, own);
  for (const keyword of ['oneOf', 'anyOf'] as const) {
    const variants = (schema[keyword] ?? []).map((variant) => normalize(variant, description, names));
    schema = mergeVariants(schema, keyword, variants);
  }
  return schema;
}
