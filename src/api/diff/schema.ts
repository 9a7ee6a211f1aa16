import type {Oas3_1Schema} from '@redocly/openapi-core';
import {isSame, keysOf, quote, type Place} from './change';
import {COMPARED, CONDITIONS, FORMS, FURTHER_FIELDS, LOWER_LIMITS, UPPER_LIMITS} from './keywords';
import {OPEN, includes, normalize, typeLabel, typesOf, valuesOf, type FlatSchema} from './normalize';
import {compareOtherKeywords, sentenceOf} from './otherKeywords';
import {comparePresence} from './presence';
import {isObject, refOf, resolve, type SchemaNode} from './references';
import {withoutWords} from './words';

/** Compares what a schema contains, at the path that it has there. */
type Compare = (before: SchemaNode, after: SchemaNode, path: string, place?: Place) => void;

function compareTypes(
  before: FlatSchema,
  after: FlatSchema,
  {direction, kind, report}: Place,
  label: string,
): void {
  const old = typesOf(before);
  const now = typesOf(after);
  const added = now.filter((type) => !old.includes(type));
  const removed = old.filter((type) => !now.includes(type));
  if (added.length === 0 && removed.length === 0) {
    // Other keywords say the type to people, but to a validator they allow every type.
    if ((before.type === undefined) !== (after.type === undefined)) {
      report(
        kind,
        'changed',
        'may-break',
        `type of ${label} is ${after.type === undefined ? 'gone' : 'new'}`,
      );
    }
    return;
  }
  const hurts = direction === 'request' ? removed : added;
  const severity = hurts.length > 0 ? 'breaking' : 'compatible';
  if (isSame([...added, ...removed], ['null'])) {
    const sentence = added.length > 0 ? 'may now be null' : 'can no longer be null';
    report(kind, 'changed', severity, `${label} ${sentence}`);
    return;
  }
  const sentence = `type of ${label} changed from ${typeLabel(before)} to ${typeLabel(after)}`;
  report(kind, 'changed', severity, sentence);
}

function compareValues(
  before: FlatSchema,
  after: FlatSchema,
  {direction, kind, report}: Place,
  label: string,
): void {
  const old = valuesOf(before);
  const now = valuesOf(after);
  const isRequest = direction === 'request';
  if (!old && now) {
    const severity = isRequest ? 'breaking' : 'compatible';
    report(kind, 'changed', severity, `${label} is now limited to ${now.map(quote).join(', ')}`);
  }
  if (old && !now) {
    const severity = isRequest ? 'compatible' : 'may-break';
    report(kind, 'changed', severity, `${label} is no longer limited to ${old.map(quote).join(', ')}`);
  }
  if (!old || !now) return;
  for (const value of now.filter((candidate) => !includes(old, candidate))) {
    const severity = isRequest ? 'compatible' : 'may-break';
    report('enum-value', 'added', severity, `value ${quote(value)} of ${label} was added`);
  }
  for (const value of old.filter((candidate) => !includes(now, candidate))) {
    const severity = isRequest ? 'breaking' : 'compatible';
    report('enum-value', 'removed', severity, `value ${quote(value)} of ${label} was removed`);
  }
}

function compareLimits(
  before: FlatSchema,
  after: FlatSchema,
  {direction, kind, report}: Place,
  label: string,
): void {
  const isRequest = direction === 'request';
  const tell = (keyword: keyof Oas3_1Schema, isNarrower: boolean): void => {
    const narrower = isRequest ? 'breaking' : 'compatible';
    const wider = isRequest ? 'compatible' : 'may-break';
    const sentence = sentenceOf(keyword, label, before[keyword], after[keyword]);
    report(kind, 'changed', isNarrower ? narrower : wider, sentence);
  };
  for (const keyword of LOWER_LIMITS) {
    const [old, now] = [before[keyword], after[keyword]];
    if (old !== now) tell(keyword, now !== undefined && (old === undefined || now > old));
  }
  for (const keyword of UPPER_LIMITS) {
    const [old, now] = [before[keyword], after[keyword]];
    if (old !== now) tell(keyword, now !== undefined && (old === undefined || now < old));
  }
  if (Boolean(before.uniqueItems) !== Boolean(after.uniqueItems)) {
    tell('uniqueItems', after.uniqueItems === true);
  }
  for (const keyword of FORMS) {
    const [old, now] = [before[keyword], after[keyword]];
    if (old === now) continue;
    // Nobody can tell which of two patterns allows more. Another format is another type.
    if (old === undefined || now === undefined) tell(keyword, old === undefined);
    else if (isRequest || keyword === 'format') {
      report(kind, 'changed', 'breaking', sentenceOf(keyword, label, old, now));
    } else tell(keyword, false);
  }
}

function compareDefaults(
  before: FlatSchema,
  after: FlatSchema,
  {direction, kind, report}: Place,
  label: string,
): void {
  if (isSame(before.default, after.default)) return;
  // A first default tells callers what they have been getting all along.
  const severity = direction === 'request' && before.default === undefined ? 'compatible' : 'may-break';
  report(kind, 'changed', severity, sentenceOf('default', label, before.default, after.default));
}

/** Names of the fields that a condition asks for, whatever it depends on. */
function requiredBy(condition: unknown, isAsked = false): string[] {
  if (typeof condition !== 'object' || condition === null) return [];
  if (Array.isArray(condition)) return condition.flatMap((part) => requiredBy(part, isAsked));
  return Object.entries(condition).flatMap(([keyword, value]: [string, unknown]) => {
    if (value === undefined || keyword === 'if' || keyword === 'not') return [];
    if (keyword === 'required' && isAsked && Array.isArray(value)) return value.map(String);
    if (keyword === 'dependentRequired') return Object.values(value as Record<string, string[]>).flat();
    return requiredBy(value, isAsked || ['then', 'else', 'dependentSchemas'].includes(keyword));
  });
}

/**
 * What a condition allows cannot be told from its keywords, so every change of one is worth a look. One that asks for a
 * field that none has asked for refuses requests that were good.
 */
function compareConditions(before: FlatSchema, after: FlatSchema, place: Place, label: string): void {
  const conditionsOf = (schema: FlatSchema, description: object) =>
    withoutWords(Object.fromEntries(CONDITIONS.map((keyword) => [keyword, schema[keyword]])), description);
  const [old, now] = [conditionsOf(before, place.before), conditionsOf(after, place.after)];
  if (isSame(old, now)) return;
  const known = requiredBy(old);
  const asked = [...new Set(requiredBy(now).filter((name) => !known.includes(name)))];
  if (place.direction === 'request' && asked.length > 0) {
    const fields = asked.map((name) => quote(name)).join(', ');
    place.report(place.kind, 'changed', 'breaking', `conditions of ${label} ask for ${fields}`);
  } else place.report(place.kind, 'changed', 'may-break', `conditions of ${label} changed`);
}

/** Whether a field is sent by one side only, or is on its way out. */
function compareMarks(
  before: FlatSchema,
  after: FlatSchema,
  {direction, kind, report}: Place,
  label: string,
): void {
  if (Boolean(before.deprecated) !== Boolean(after.deprecated)) {
    const sentence = after.deprecated ? 'is now deprecated' : 'is no longer deprecated';
    report(kind, 'changed', 'compatible', `${label} ${sentence}`);
  }
  for (const [keyword, words, hurt] of [
    ['readOnly', 'read-only', 'request'],
    ['writeOnly', 'write-only', 'response'],
  ] as const) {
    if (Boolean(before[keyword]) === Boolean(after[keyword])) continue;
    const severity = after[keyword] && direction === hurt ? 'breaking' : 'compatible';
    report(kind, 'changed', severity, `${label} is ${after[keyword] ? 'now' : 'no longer'} ${words}`);
  }
}

/** Variants by their titles. */
function variantsByName(
  variants: readonly Oas3_1Schema[],
  description: object,
): Readonly<Record<string, Oas3_1Schema>> {
  const named: Record<string, Oas3_1Schema> = {};
  variants.forEach((variant, index) => {
    const {title = ''} = resolve(variant, description);
    named[title === '' || Object.hasOwn(named, title) ? `variant ${index + 1}` : title] = variant;
  });
  return named;
}

/**
 * A variant with what it has of the schema whose variant it is: its type, and the fields that only one of both versions
 * describes again.
 */
function within(
  {type, properties = {}}: FlatSchema,
  variant: Oas3_1Schema | undefined,
  other: Oas3_1Schema | undefined,
): Oas3_1Schema | undefined {
  if (!variant || '$ref' in variant) return variant;
  const {properties: own = {}} = variant;
  const {properties: others = {}} = other ?? {};
  const shared = keysOf(own, others)
    .filter((name) => Object.hasOwn(own, name) !== Object.hasOwn(others, name))
    .flatMap((name) => {
      const parts = [properties[name], own[name]].filter((part) => part !== undefined);
      return Object.hasOwn(properties, name) ? [[name, {allOf: parts}] as const] : [];
    });
  return {type, ...variant, properties: {...own, ...Object.fromEntries(shared)}};
}

function compareVariants(
  before: FlatSchema,
  after: FlatSchema,
  keyword: 'oneOf' | 'anyOf',
  place: Place,
  path: string,
  compare: Compare,
): void {
  const {direction, kind, report} = place;
  const label = place.label(path);
  const isRequest = direction === 'request';
  const narrower = isRequest ? 'breaking' : 'compatible';
  const wider = isRequest ? 'compatible' : 'may-break';
  const old = before[keyword];
  const now = after[keyword];
  if (!old && !now) return;
  if (!old || !now) {
    const isOpen = before[OPEN] ?? after[OPEN] ?? false;
    // Variants narrow a schema that has a type of its own. Otherwise they can allow more or less.
    const severity = isOpen ? 'may-break' : now ? narrower : wider;
    report(kind, 'changed', severity, `${keyword} of ${label} is ${old ? 'gone' : 'new'}`);
    return;
  }
  const oldVariants = variantsByName(old, place.before);
  const nowVariants = variantsByName(now, place.after);
  for (const name of keysOf(oldVariants, nowVariants)) {
    if (!Object.hasOwn(oldVariants, name)) {
      report(kind, 'added', isRequest ? 'compatible' : 'may-break', `${quote(name)} of ${label} was added`);
    } else if (!Object.hasOwn(nowVariants, name)) {
      report(kind, 'removed', narrower, `${quote(name)} of ${label} was removed`);
    } else {
      compare(
        within(before, oldVariants[name], nowVariants[name]),
        within(after, nowVariants[name], oldVariants[name]),
        path === '' ? `(${name})` : `${path} (${name})`,
      );
    }
  }
}

/** A place where nothing hurts: a field that is not sent in this direction. */
const painless = (place: Place): Place => ({
  ...place,
  report: (kind, action, _severity, message) => place.report(kind, action, 'compatible', message),
});

/** Whether a field is sent in this direction; undefined where there is no such field. */
function isSent(
  properties: Readonly<Record<string, SchemaNode>>,
  name: string,
  {direction}: Place,
  description: object,
): boolean | undefined {
  if (!Object.hasOwn(properties, name)) return undefined;
  const {readOnly, writeOnly} = normalize(properties[name], description);
  return (direction === 'request' ? readOnly : writeOnly) !== true;
}

function compareProperties(
  before: FlatSchema,
  after: FlatSchema,
  place: Place,
  path: string,
  compare: Compare,
): void {
  const {properties: old = {}, required: oldRequired = []} = before;
  const {properties: now = {}, required: nowRequired = []} = after;
  for (const name of new Set([...keysOf(old, now), ...oldRequired, ...nowRequired])) {
    const inner = path === '' ? name : `${path}.${name}`;
    const wasSent = isSent(old, name, place, place.before);
    const isNowSent = isSent(now, name, place, place.after);
    // A field that comes or goes without ever being sent this way is none here: the other direction tells of it.
    if (!wasSent && !isNowSent && wasSent !== isNowSent) continue;
    // A variant may require a field that its parent describes.
    const isElsewhere = wasSent === undefined && isNowSent === undefined;
    const own = isElsewhere || wasSent || isNowSent ? place : painless(place);
    // A field that is not sent is not missed, also where it is required.
    comparePresence(
      {
        isThere: isElsewhere || wasSent !== undefined,
        isRequired: oldRequired.includes(name) && wasSent !== false,
      },
      {
        isThere: isElsewhere || isNowSent !== undefined,
        isRequired: nowRequired.includes(name) && isNowSent !== false,
      },
      own,
      place.label(inner),
    );
    if (wasSent !== undefined && isNowSent !== undefined) compare(old[name], now[name], inner, own);
  }
}

/** Fields that are not described by name, and the names themselves. */
function compareFurtherFields(
  before: FlatSchema,
  after: FlatSchema,
  {direction, kind, label, report}: Place,
  path: string,
  compare: Compare,
): void {
  const below = (step: string) => (path === '' ? step : `${path}.${step}`);
  for (const keyword of FURTHER_FIELDS) {
    const [old = true, now = true] = [before[keyword], after[keyword]];
    if ((old === false) !== (now === false)) {
      // Callers of an API ignore fields that they do not know.
      const severity = now === false && direction === 'request' ? 'breaking' : 'compatible';
      const sentence = now === false ? 'no longer allows further fields' : 'now allows further fields';
      report(kind, 'changed', severity, `${label(path)} ${sentence}`);
    } else compare(old, now, below('*'));
  }
  compare(before.propertyNames ?? true, after.propertyNames ?? true, below('(name)'));
}

/** Each of the first entries, and all others. */
function compareItems(before: FlatSchema, after: FlatSchema, path: string, compare: Compare): void {
  const [old = true, now = true] = [before.items, after.items];
  const {prefixItems: oldFirst = []} = before;
  const {prefixItems: nowFirst = []} = after;
  for (let index = 0; index < Math.max(oldFirst.length, nowFirst.length); index += 1) {
    compare(oldFirst[index] ?? old, nowFirst[index] ?? now, `${path}[${index}]`);
  }
  compare(old, now, `${path}[]`);
}

/** The named schema that a node stands for, be it by a reference or by "this or null". */
function nameOf(node: SchemaNode): string | undefined {
  if (!isObject(node)) return undefined;
  const ref = refOf(node);
  if (ref !== undefined) return ref;
  const {oneOf, anyOf}: Oas3_1Schema = node;
  const [only, ...others] = (oneOf ?? anyOf ?? []).filter(({type}) => type !== 'null');
  return only && others.length === 0 ? nameOf(only) : undefined;
}

/** Schemas that are being compared: named ones by their names, others by a part of theirs. */
type Stack = readonly (readonly [old: unknown, now: unknown])[];

/**
 * Reports every difference between two schemas that a caller can notice.
 *
 * @param path path of the field, from the top of the body or parameter
 * @param stack what the schemas are in; schemas can contain themselves
 */
export function compareSchemas(
  before: SchemaNode,
  after: SchemaNode,
  place: Place,
  path = '',
  stack: Stack = [],
): void {
  const pair = [nameOf(before) ?? before, nameOf(after) ?? after] as const;
  const isInside = stack.some((outer) => outer[0] === pair[0] && outer[1] === pair[1]);
  const compare: Compare = (old, now, inner, own = place) => {
    // Most schemas say nothing of most that they could contain.
    if (old === now && typeof old === 'boolean') return;
    compareSchemas(old, now, own, inner, [...stack, pair]);
  };

  const old = normalize(before, place.before);
  const now = normalize(after, place.after);
  const label = place.label(path);
  compareTypes(old, now, place, label);
  const common = typesOf(old).filter((type) => typesOf(now).includes(type));
  // Of another type, everything else is another matter too.
  if (isSame(common, ['null']) ? !isSame(typesOf(old), typesOf(now)) : common.length === 0) return;

  compareValues(old, now, place, label);
  compareLimits(old, now, place, label);
  compareDefaults(old, now, place, label);
  compareConditions(old, now, place, label);
  compareMarks(old, now, place, label);
  const all = {old, now, before: place.before, after: place.after};
  compareOtherKeywords(all, COMPARED, {...place, label});
  if (isInside) return;
  compareProperties(old, now, place, path, compare);
  if (common.includes('object')) compareFurtherFields(old, now, place, path, compare);
  if (common.includes('array')) compareItems(old, now, path, compare);
  compareVariants(old, now, 'oneOf', place, path, compare);
  compareVariants(old, now, 'anyOf', place, path, compare);
}
