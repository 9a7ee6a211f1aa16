/**
 * Compares two schemas of API descriptions by what may be sent under them. Which way the data goes
 * decides what a difference means: a caller is hurt when a request allows less, or a response more.
 */

/** @typedef {'request' | 'response'} Direction */
/** @typedef {'breaking' | 'may-break' | 'compatible'} Severity */
/** @typedef {'added' | 'changed' | 'removed'} Action */

/**
 * Where the comparison is: which way the data goes, how the place is called, and who hears of changes.
 *
 * @typedef {object} Place
 * @property {Direction} direction
 * @property {string} kind kind of the changes of fields
 * @property {(path: string) => string} label
 * @property {(kind: string, action: Action, severity: Severity, message: string) => void} report
 * @property {object} before description that references of the old schema are looked up in
 * @property {object} after
 */

const ANY = ['null', 'boolean', 'object', 'array', 'number', 'integer', 'string'];
const LOWER_LIMITS = ['minimum', 'exclusiveMinimum', 'minLength', 'minItems', 'minProperties'];
const UPPER_LIMITS = ['maximum', 'exclusiveMaximum', 'maxLength', 'maxItems', 'maxProperties'];
const FORMS = ['format', 'pattern', 'multipleOf', 'contentEncoding', 'contentMediaType'];
const CONDITIONS = ['if', 'then', 'else', 'not', 'dependentRequired', 'dependentSchemas'];
const MISSING = {};
/** Marks a schema that is nothing but its variants. */
const OPEN = Symbol('open');

/** @type {(first: unknown, second: unknown) => boolean} */
export const isSame = (first, second) => JSON.stringify(first) === JSON.stringify(second);
const quote = (value) => `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;
const isObject = (value) => typeof value === 'object' && value !== null && !Array.isArray(value);

/**
 * The keys of both objects, the old ones first.
 *
 * @param {object} before
 * @param {object} after
 * @returns {string[]}
 */
export const keysOf = (before, after) => [...new Set([...Object.keys(before), ...Object.keys(after)])];

/**
 * What a local reference stands for. Keywords beside it win over the ones of its target.
 *
 * @param {any} node
 * @param {any} description
 * @returns {any} an object in any case
 */
export function resolve(node, description) {
  if (node === false) return {not: {}};
  if (!isObject(node)) return MISSING;
  if (typeof node.$ref !== 'string') return node;
  const {$ref, ...siblings} = node;
  const target = $ref
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'))
    .reduce((parent, part) => parent?.[part], description);
  return {...resolve(target, description), ...siblings};
}

/** The values of a schema that is an enumeration. Null is a matter of the type. */
function valuesOf(schema) {
  const values = schema.const === undefined ? schema.enum : [schema.const];
  return values?.filter((value) => value !== null);
}

function typeOf(value) {
  if (value === null) return 'null';
  if (Array.isArray(value)) return 'array';
  return Number.isInteger(value) ? 'integer' : typeof value;
}

/** Undefined: no type is named. */
function namedTypes(schema) {
  if (schema.type !== undefined) return [schema.type].flat();
  if (schema.const !== undefined) return [typeOf(schema.const)];
  if (schema.enum) return [...new Set(schema.enum.map(typeOf))];
  if (schema.properties) return ['object'];
  if (schema.items) return ['array'];
  return undefined;
}

const withIntegers = (types) => (types.includes('number') ? [...new Set([...types, 'integer'])] : types);
const typesOf = (schema) => withIntegers(namedTypes(schema) ?? ANY);

function typeLabel(schema) {
  const types = namedTypes(schema) ?? ANY;
  return types.length < ANY.length ? types.join(' or ') : 'any type';
}

/** Both schemas apply, so the narrower of two limits counts. */
function mergeParts(first, second) {
  const merged = {...first, ...second};
  for (const [keywords, narrower] of [
    [LOWER_LIMITS, Math.max],
    [UPPER_LIMITS, Math.min],
  ]) {
    for (const keyword of keywords) {
      if (keyword in first && keyword in second) merged[keyword] = narrower(first[keyword], second[keyword]);
    }
  }
  if (first.type !== undefined && second.type !== undefined) {
    merged.type = typesOf(first).filter((type) => typesOf(second).includes(type));
  }
  if (first.required && second.required) {
    merged.required = [...new Set([...first.required, ...second.required])];
  }
  if (first.properties && second.properties) {
    merged.properties = {...first.properties, ...second.properties};
    for (const name of Object.keys(first.properties)) {
      if (!(name in second.properties)) continue;
      merged.properties[name] = {allOf: [first.properties[name], second.properties[name]]};
    }
  }
  const values = valuesOf(second);
  if (first.enum && values) {
    delete merged.const;
    merged.enum = first.enum.filter((value) => values.includes(value));
  }
  return merged;
}

/** One flat schema: references looked up, parts of allOf joined, types of variants as its own. */
function normalize(node, description, outer = []) {
  // A variant can refer back to the schema that lists it.
  if (outer.includes(node?.$ref)) return MISSING;
  const names = node?.$ref ? [...outer, node.$ref] : outer;
  const {allOf = [], ...own} = resolve(node, description);
  let schema = allOf.map((part) => normalize(part, description, names)).reduce(mergeParts, own);
  for (const keyword of ['oneOf', 'anyOf']) {
    const variants = (schema[keyword] ?? []).map((variant) => normalize(variant, description, names));
    if (variants.length === 0) continue;
    const others = variants.filter((variant) => variant.type !== 'null');
    const types = [...new Set(variants.flatMap((variant) => namedTypes(variant) ?? ANY))];
    if (others.length === 1 && variants.length > 1) {
      const {[keyword]: _variants, ...rest} = schema;
      const {type: _type, ...only} = others[0];
      schema = {...mergeParts(rest, only), type: types};
    } else if (!namedTypes(schema)) {
      schema = {...schema, type: types, [OPEN]: true};
    }
  }
  return schema;
}

function compareTypes(before, after, {direction, kind, report}, label) {
  const old = typesOf(before);
  const now = typesOf(after);
  const added = now.filter((type) => !old.includes(type));
  const removed = old.filter((type) => !now.includes(type));
  if (added.length === 0 && removed.length === 0) return;
  const isRequest = direction === 'request';
  const hurts = isRequest ? removed : added;
  const severity = hurts.length > 0 ? 'breaking' : 'compatible';
  if (isSame([...added, ...removed], ['null'])) {
    const sentence = added.length > 0 ? 'may now be null' : 'can no longer be null';
    report(kind, 'changed', severity, `${label} ${sentence}`);
  } else {
    report(
      kind,
      'changed',
      severity,
      `type of ${label} changed from ${typeLabel(before)} to ${typeLabel(after)}`,
    );
  }
}

function compareValues(before, after, {direction, kind, report}, label) {
  const old = valuesOf(before);
  const now = valuesOf(after);
  const isRequest = direction === 'request';
  if (!old && !now) return;
  if (!old) {
    const severity = isRequest ? 'breaking' : 'compatible';
    report(kind, 'changed', severity, `${label} is now limited to ${now.map(quote).join(', ')}`);
    return;
  }
  if (!now) {
    const severity = isRequest ? 'compatible' : 'may-break';
    report(kind, 'changed', severity, `${label} is no longer limited to ${old.map(quote).join(', ')}`);
    return;
  }
  for (const value of now.filter((candidate) => !old.includes(candidate))) {
    const severity = isRequest ? 'compatible' : 'may-break';
    report('enum-value', 'added', severity, `value ${quote(value)} of ${label} was added`);
  }
  for (const value of old.filter((candidate) => !now.includes(candidate))) {
    const severity = isRequest ? 'breaking' : 'compatible';
    report('enum-value', 'removed', severity, `value ${quote(value)} of ${label} was removed`);
  }
}

/** What a keyword did, in words. */
function sentenceOf(keyword, label, old, now) {
  if (old === undefined) return `${keyword} ${quote(now)} of ${label} is new`;
  if (now === undefined) return `${keyword} ${quote(old)} of ${label} is gone`;
  return `${keyword} of ${label} changed from ${quote(old)} to ${quote(now)}`;
}

function compareLimits(before, after, {direction, kind, report}, label) {
  const isRequest = direction === 'request';
  const tell = (keyword, isNarrower) => {
    const narrower = isRequest ? 'breaking' : 'compatible';
    const wider = isRequest ? 'compatible' : 'may-break';
    const sentence = sentenceOf(keyword, label, before[keyword], after[keyword]);
    report(kind, 'changed', isNarrower ? narrower : wider, sentence);
  };
  for (const keyword of [...LOWER_LIMITS, ...UPPER_LIMITS]) {
    const old = before[keyword];
    const now = after[keyword];
    if (old === now) continue;
    const isLower = LOWER_LIMITS.includes(keyword);
    tell(keyword, now !== undefined && (old === undefined || (isLower ? now > old : now < old)));
  }
  if (Boolean(before.uniqueItems) !== Boolean(after.uniqueItems))
    tell('uniqueItems', after.uniqueItems === true);
  for (const keyword of FORMS) {
    const old = before[keyword];
    const now = after[keyword];
    if (old === now) continue;
    // Nobody can tell which of two patterns allows more. Another format is another type.
    if (old === undefined || now === undefined) tell(keyword, old === undefined);
    else if (isRequest || keyword === 'format') {
      report(kind, 'changed', 'breaking', sentenceOf(keyword, label, old, now));
    } else tell(keyword, false);
  }
}

/**
 * Compares whether something is there, and whether it must be. Says nothing about its content.
 *
 * @param {{isThere: boolean, isRequired: boolean}} before
 * @param {{isThere: boolean, isRequired: boolean}} after
 * @param {Pick<Place, 'direction' | 'kind' | 'report'>} place
 * @param {string} label
 */
export function comparePresence(before, after, {direction, kind, report}, label) {
  const isRequest = direction === 'request';
  if (!before.isThere && after.isThere) {
    const isDemand = isRequest && after.isRequired;
    const severity = isDemand ? 'breaking' : 'compatible';
    report(kind, 'added', severity, `${isDemand ? 'required ' : ''}${label} was added`);
  } else if (before.isThere && !after.isThere) {
    report(kind, 'removed', 'breaking', `${label} was removed`);
  } else if (!before.isRequired && after.isRequired) {
    report(
      kind,
      'changed',
      isRequest ? 'breaking' : 'compatible',
      `${label} is ${isRequest ? 'now required' : 'now always there'}`,
    );
  } else if (before.isRequired && !after.isRequired) {
    report(
      kind,
      'changed',
      isRequest ? 'compatible' : 'breaking',
      `${label} ${isRequest ? 'is no longer required' : 'may now be missing'}`,
    );
  }
}

function compareDefaults(before, after, {direction, kind, report}, label) {
  if (direction !== 'request' || isSame(before.default, after.default)) return;
  const severity = before.default === undefined ? 'compatible' : 'may-break';
  report(kind, 'changed', severity, sentenceOf('default', label, before.default, after.default));
}

/** What a condition allows cannot be told from its keywords, so every change of one is worth a look. */
function compareConditions(before, after, {kind, report}, label) {
  const conditionsOf = (schema) => CONDITIONS.map((keyword) => schema[keyword]);
  if (isSame(conditionsOf(before), conditionsOf(after))) return;
  report(kind, 'changed', 'may-break', `conditions of ${label} changed`);
}

function compareVariants(before, after, keyword, place, path, compare) {
  const {direction, kind, report} = place;
  const label = place.label(path);
  const isRequest = direction === 'request';
  const old = before[keyword];
  const now = after[keyword];
  if (!old && !now) return;
  if (!old || !now) {
    const isOpen = before[OPEN] || after[OPEN];
    const narrower = isRequest ? 'breaking' : 'compatible';
    const wider = isRequest ? 'compatible' : 'may-break';
    // Variants narrow a schema that has a type of its own. Otherwise they can allow more or less.
    const severity = isOpen ? 'may-break' : now ? narrower : wider;
    report(kind, 'changed', severity, `${keyword} of ${label} is ${old ? 'gone' : 'new'}`);
    return;
  }
  const byName = (variants, description) =>
    Object.fromEntries(
      variants.map((variant, index) => [
        resolve(variant, description).title ?? `variant ${index + 1}`,
        variant,
      ]),
    );
  const oldVariants = byName(old, place.before);
  const nowVariants = byName(now, place.after);
  for (const name of keysOf(oldVariants, nowVariants)) {
    if (!(name in oldVariants)) {
      report(kind, 'added', isRequest ? 'compatible' : 'may-break', `${quote(name)} of ${label} was added`);
    } else if (!(name in nowVariants)) {
      report(
        kind,
        'removed',
        isRequest ? 'breaking' : 'compatible',
        `${quote(name)} of ${label} was removed`,
      );
    } else {
      compare(oldVariants[name], nowVariants[name], path === '' ? `(${name})` : `${path} (${name})`);
    }
  }
}

function compareProperties(before, after, place, path, compare) {
  const old = before.properties ?? {};
  const now = after.properties ?? {};
  const required = {before: before.required ?? [], after: after.required ?? []};
  const names = new Set([...keysOf(old, now), ...required.before, ...required.after]);
  for (const name of names) {
    const inner = path === '' ? name : `${path}.${name}`;
    // A variant may require a field that its parent describes.
    const isElsewhere = !(name in old) && !(name in now);
    comparePresence(
      {isThere: isElsewhere || name in old, isRequired: required.before.includes(name)},
      {isThere: isElsewhere || name in now, isRequired: required.after.includes(name)},
      place,
      place.label(inner),
    );
    if (name in old && name in now) compare(old[name], now[name], inner);
  }
}

function compareFurtherProperties(before, after, {direction, kind, label, report}, path, compare) {
  const old = before.additionalProperties;
  const now = after.additionalProperties;
  // Callers of an API ignore fields that they do not know, so this matters in requests only.
  if (direction === 'request' && (old === false) !== (now === false)) {
    const severity = now === false ? 'breaking' : 'compatible';
    const sentence = now === false ? 'no longer allows further fields' : 'now allows further fields';
    report(kind, 'changed', severity, `${label(path)} ${sentence}`);
  }
  if (isObject(old) && isObject(now)) compare(old, now, path === '' ? '*' : `${path}.*`);
}

/** The named schema that a node stands for, be it by a reference or by "this or null". */
function nameOf(node) {
  const {$ref, oneOf, anyOf} = isObject(node) ? node : MISSING;
  if ($ref) return $ref;
  const variants = (oneOf ?? anyOf ?? []).filter((variant) => variant.type !== 'null');
  return variants.length === 1 ? nameOf(variants[0]) : undefined;
}

/**
 * Reports every difference between two schemas that a caller can notice.
 *
 * @param {any} before
 * @param {any} after
 * @param {Place} place
 * @param {string} [path] path of the field, from the top of the body or parameter
 * @param {readonly (readonly [unknown, unknown])[]} [stack] pairs that are being compared
 */
export function compareSchemas(before, after, place, path = '', stack = []) {
  // Schemas can contain themselves: named ones by their names, others by a part of theirs.
  const pair = [nameOf(before) ?? before, nameOf(after) ?? after];
  const isInside = stack.some((outer) => outer[0] === pair[0] && outer[1] === pair[1]);
  const compare = (old, now, inner) => compareSchemas(old, now, place, inner, [...stack, pair]);

  const old = normalize(before, place.before);
  const now = normalize(after, place.after);
  const label = place.label(path);
  compareTypes(old, now, place, label);
  const common = typesOf(old).filter((type) => type !== 'null' && typesOf(now).includes(type));
  // Of another type, everything else is another matter too.
  if (common.length === 0) return;

  compareValues(old, now, place, label);
  compareLimits(old, now, place, label);
  compareDefaults(old, now, place, label);
  compareConditions(old, now, place, label);
  if (old.deprecated !== true && now.deprecated === true) {
    place.report(place.kind, 'changed', 'compatible', `${label} is now deprecated`);
  }
  if (isInside) return;
  compareProperties(old, now, place, path, compare);
  compareFurtherProperties(old, now, place, path, compare);
  if (old.items !== undefined && now.items !== undefined) compare(old.items, now.items, `${path}[]`);
  compareVariants(old, now, 'oneOf', place, path, compare);
  compareVariants(old, now, 'anyOf', place, path, compare);
}
