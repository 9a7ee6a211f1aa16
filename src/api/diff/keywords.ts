/** The keywords of schemas, by how they are compared. */

export const LOWER_LIMITS = [
  'minimum',
  'exclusiveMinimum',
  'minLength',
  'minItems',
  'minProperties',
] as const;
export const UPPER_LIMITS = [
  'maximum',
  'exclusiveMaximum',
  'maxLength',
  'maxItems',
  'maxProperties',
] as const;
export const FORMS = ['format', 'pattern', 'multipleOf', 'contentEncoding', 'contentMediaType'] as const;
export const CONDITIONS = [
  'if',
  'then',
  'else',
  'not',
  'dependentRequired',
  'dependentSchemas',
  'allOf',
] as const;
/** What they say of fields that are not described by name. */
export const FURTHER_FIELDS = ['additionalProperties', 'unevaluatedProperties'] as const;

/** Keywords that a rule compares. Any other is told by its name. */
export const COMPARED: readonly string[] = [
  ...LOWER_LIMITS,
  ...UPPER_LIMITS,
  ...FORMS,
  ...CONDITIONS,
  ...FURTHER_FIELDS,
  'anyOf',
  'const',
  'default',
  'deprecated',
  'enum',
  'items',
  'oneOf',
  'prefixItems',
  'properties',
  'propertyNames',
  'readOnly',
  'required',
  'type',
  'uniqueItems',
  'writeOnly',
];
