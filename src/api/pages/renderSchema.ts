import {site} from '../../product/site';
import {attribute, codeSpan, escapeMdx} from './mdx';
import type {Schema} from './types';

/** Merges `allOf` parts into one schema, as readers think of it. */
export function flatten(schema: Schema): Schema {
  if (!schema.allOf) return schema;
  const {allOf, ...own} = schema;
  return allOf.map(flatten).reduceRight<Schema>(
    (merged, part) => ({
      ...part,
      ...merged,
      properties:
        part.properties || merged.properties ? {...part.properties, ...merged.properties} : undefined,
      required: [...new Set([...(part.required ?? []), ...(merged.required ?? [])])],
    }),
    own,
  );
}

function typesOf(schema: Schema): string[] {
  const {type} = schema;
  if (type === undefined) return schema.properties ? ['object'] : [];
  return typeof type === 'string' ? [type] : [...type];
}

/** The type of a value in words: `string (date-time) or null`, `array of object`. */
export function typeLabel(input: Schema): string {
  const schema = flatten(input);
  const variants = schema.oneOf ?? schema.anyOf;
  if (variants && !schema.type) return [...new Set(variants.map(typeLabel))].join(' or ');
  const names = typesOf(schema).map((name) => {
    if (name === 'array' && schema.items) return `array of ${typeLabel(schema.items)}`;
    return name === 'string' && schema.format ? `string (${schema.format})` : name;
  });
  return names.join(' or ') || 'any';
}

/** Limits and allowed values of a field, as short phrases. */
export function constraintsOf(input: Schema): string[] {
  const schema = flatten(input);
  const phrases: string[] = [];
  const between = (min: number | undefined, max: number | undefined, unit = '') => {
    const amount = (value: number) => (unit ? countOf(value, unit) : String(value));
    if (min !== undefined && max !== undefined) phrases.push(`${min} to ${amount(max)}`);
    else if (max !== undefined) phrases.push(`at most ${amount(max)}`);
    else if (min !== undefined && min > 0) phrases.push(`at least ${amount(min)}`);
  };
  between(schema.minimum, schema.maximum);
  between(schema.minLength, schema.maxLength, 'character');
  between(schema.minItems, schema.maxItems, 'item');
  if (schema.uniqueItems) phrases.push('no item twice');
  if (schema.pattern) phrases.push(`pattern ${codeSpan(schema.pattern)}`);
  if (schema.const !== undefined) phrases.push(`always ${codeSpan(schema.const)}`);
  const values = schema.enum ?? (schema.items && flatten(schema.items).enum);
  if (values)
    phrases.push(
      `one of ${values
        .filter((value) => value !== null)
        .map(codeSpan)
        .join(', ')}`,
    );
  if (schema.default !== undefined) phrases.push(`default ${codeSpan(schema.default)}`);
  if (schema.readOnly) phrases.push('set by Clearwarden');
  return phrases;
}

/** A number of things: `1 field`, `7 fields`. */
export const countOf = (count: number, thing: string): string => `${count} ${thing}${count === 1 ? '' : 's'}`;

/** Fields of a schema or of its items, for a nested list, and the step of a path that leads to them. */
function childrenOf(input: Schema): {schema: Schema; where: string; step: string} | undefined {
  const schema = flatten(input);
  if (schema.properties) return {schema, where: '', step: '.'};
  if (schema.items) {
    const items = flatten(schema.items);
    if (items.properties) return {schema: items, where: 'each item of ', step: '[].'};
  }
  if (typeof schema.additionalProperties === 'object' && schema.additionalProperties.properties) {
    return {schema: schema.additionalProperties, where: 'each value of ', step: '.*.'};
  }
  return undefined;
}

/** Where fields are: on the page, and in the body or the message that they are part of. */
export interface Place {
  /** Beginning of the fields' ids, unique on the page: `request`, `response-200`, `data`. */
  readonly id: string;
  /** Path to the object that has the fields, with its last dot: `subject.`, `items[].`. None for the whole. */
  readonly path?: string;
  /** Whether Clearwarden sends them. What a caller must send is marked; of an answer, what may be missing. */
  readonly isAnswer?: boolean;
}

interface Field {
  readonly name: string;
  readonly schema: Schema;
  readonly description?: string;
  readonly required?: boolean;
  /** May be absent from an answer, where most fields are always there. */
  readonly optional?: boolean;
  readonly deprecated?: boolean;
}

/** One field with its description, limits and nested fields, as MDX. Its id ends in the names that lead to it. */
export function renderField(
  {name, schema, description, required, optional, deprecated}: Field,
  {id: before, path: parent = '', isAnswer}: Place,
): string {
  const id = `${before}-${name}`;
  const path = `${parent}${name}`;
  const nested = childrenOf(schema);
  const text = description ?? flatten(schema).description ?? '';
  return [
    `<Field${attribute('id', id)}${attribute('path', path)}${attribute('name', name)}${attribute('type', typeLabel(schema))}${attribute('required', required)}${attribute('optional', optional)}${attribute('deprecated', deprecated ?? schema.deprecated)}>`,
    // Downloads need the whole address, and the build looks at links within the site only.
    escapeMdx(text.trim().replaceAll(`](${site.url}/`, '](/')),
    renderConstraints(schema),
    nested &&
      renderNested(
        `${countOf(Object.keys(nested.schema.properties ?? {}).length, 'field')} in ${nested.where}${name}`,
        renderProperties(nested.schema, {id, path: `${path}${nested.step}`, isAnswer}),
      ),
    '</Field>',
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Fields that readers unfold. The label says whose they are. */
export const renderNested = (label: string, fields: string): string =>
  [`<Fields${attribute('label', label)}>`, fields, '</Fields>'].join('\n\n');

function renderConstraints(schema: Schema): string {
  const phrases = constraintsOf(schema);
  if (phrases.length === 0) return '';
  return `<Constraints>\n\n${escapeMdx(phrases.join(' · '))}\n\n</Constraints>`;
}

/** The fields of an object schema, as MDX. */
export function renderProperties(input: Schema, place: Place): string {
  const schema = flatten(input);
  return Object.entries(schema.properties ?? {})
    .map(([name, property]) => {
      const isRequired = schema.required?.includes(name) ?? false;
      return renderField(
        {
          name,
          schema: property,
          required: !place.isAnswer && isRequired,
          optional: place.isAnswer && !isRequired,
        },
        place,
      );
    })
    .join('\n\n');
}
