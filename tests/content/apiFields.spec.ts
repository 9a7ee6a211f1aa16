import {expect, test} from '@playwright/test';
import {bundleDescription, dereferenceDescription} from '../../src/api/contract/bundle';
import type {OperationObject, Schema} from '../../src/api/pages/types';

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
const objectOf = (value: unknown): Json => (isObject(value) ? value : {});
const entriesOf = (value: unknown): [string, unknown][] => Object.entries(objectOf(value));

/** Whether a field says something here: null, and a list without entries, say that there is nothing. */
const says = (value: unknown): boolean =>
  value !== undefined && value !== null && !(Array.isArray(value) && value.length === 0);

/** Parts of a schema that describe the same value. */
const PARTS = ['allOf', 'anyOf', 'oneOf'];

/**
 * The fields of all bodies, each by its place in the description and the way it goes, and whether an example has a
 * value for it. A schema that several operations share has its fields once for each way.
 */
async function fieldsOf(name: string): Promise<ReadonlyMap<string, boolean>> {
  const description = await bundleDescription(process.cwd(), name);
  const fields = new Map<string, boolean>();

  /** The object that a node stands for, with its pointer. */
  function resolved(node: unknown, pointer: string): {readonly object: Json; readonly pointer: string} {
    const object = objectOf(node);
    if (typeof object.$ref !== 'string') return {object, pointer};
    const keys = object.$ref.slice(2).split('/');
    const target = keys.reduce<unknown>(
      (parent, key) => objectOf(parent)[key.replaceAll('~1', '/').replaceAll('~0', '~')],
      description,
    );
    return resolved(target, object.$ref);
  }

  function readSchema(way: string, node: unknown, place: string, values: readonly unknown[]): void {
    const {object: schema, pointer} = resolved(node, place);
    for (const [key, property] of entriesOf(schema.properties)) {
      const inner = `${pointer}/properties/${key}`;
      // Nobody sends what only Clearwarden sets.
      if (way === 'request' && resolved(property, inner).object.readOnly === true) continue;
      const found = values.map((value) => objectOf(value)[key]).filter(says);
      const field = `${way} ${inner}`;
      fields.set(field, (fields.get(field) ?? false) || found.length > 0);
      readSchema(way, property, inner, found);
    }
    if (schema.items !== undefined) {
      readSchema(way, schema.items, `${pointer}/items`, values.filter(Array.isArray).flat());
    }
    for (const part of PARTS) {
      const variants = schema[part];
      if (!Array.isArray(variants)) continue;
      variants.forEach((variant, index) => readSchema(way, variant, `${pointer}/${part}/${index}`, values));
    }
  }

  function readBody(way: string, node: unknown, place: string): void {
    const body = resolved(node, place);
    for (const [type, media] of entriesOf(body.object.content)) {
      const {schema, examples} = objectOf(media);
      const values = entriesOf(examples).map(([, example]) => resolved(example, '').object.value);
      readSchema(way, schema, `${body.pointer}/content/${type}/schema`, values);
    }
  }

  for (const section of ['paths', 'webhooks'] as const) {
    for (const [address, methods] of entriesOf(description[section])) {
      for (const [method, operation] of entriesOf(resolved(methods, '').object)) {
        const place = `#/${section}/${address}/${method}`;
        const {requestBody, responses} = objectOf(operation);
        readBody(section === 'paths' ? 'request' : 'event', requestBody, place);
        for (const [status, response] of entriesOf(responses))
          readBody('response', response, `${place}/${status}`);
      }
    }
  }
  return fields;
}

for (const [name, atLeast] of [
  ['v2', 250],
  ['discovery', 80],
] as const) {
  test(`each field of ${name} has a value in an example`, async () => {
    const fields = await fieldsOf(name);
    expect(fields.size).toBeGreaterThan(atLeast);
    expect([...fields].flatMap(([place, isShown]) => (isShown ? [] : [place]))).toEqual([]);
  });
}

/** What every enumeration of a response or event says. */
const PROMISE = /new values can appear/i;

test('every enumeration that Clearwarden sends is told to be open', async () => {
  const {paths, webhooks = {}} = await dereferenceDescription(process.cwd(), 'v2');
  const closed = new Set<string>();
  const walk = (schema: Schema, place: string): void => {
    const {
      enum: values = [],
      description = '',
      properties = {},
      items,
      allOf = [],
      anyOf = [],
      oneOf = [],
    } = schema;
    // One value is no enumeration, but a constant.
    if (values.length > 1 && !PROMISE.test(description)) closed.add(place);
    for (const [key, property] of Object.entries(properties)) walk(property, `${place}.${key}`);
    if (items) walk(items, `${place}[]`);
    for (const part of [...allOf, ...anyOf, ...oneOf]) walk(part, place);
  };
  const operationsIn = (section: typeof paths): OperationObject[] =>
    Object.values(section).flatMap((methods) => Object.values(methods));
  const bodies = [
    ...operationsIn(paths).flatMap(({operationId, responses}) =>
      Object.values(responses).map(({content}) => ({place: operationId, content})),
    ),
    ...operationsIn(webhooks).map(({operationId, requestBody}) => ({
      place: operationId,
      content: requestBody?.content,
    })),
  ];
  for (const {place, content = {}} of bodies) {
    for (const {schema} of Object.values(content)) if (schema) walk(schema, place);
  }
  expect([...closed]).toEqual([]);
});
