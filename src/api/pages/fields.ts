import type {Identifier} from './identifier';
import {flatten} from './renderSchema';
import type {MediaType, OperationObject, Schema} from './types';

/** Where readers look for a field first: where they write it, where one object has it, then lists, changes, and events. */
export const RANKS = {create: 0, object: 1, list: 2, change: 3, event: 4, receipt: 5} as const;

/** A field, and how deep it is in its body. */
export interface FoundField {
  readonly name: string;
  /** The names that lead to it: `subject.email`. Within the entries of a list of objects, from the object on. */
  readonly path: string;
  readonly depth: number;
  readonly rank: number;
}

/** The fields of a body. The entries of a list, and the data of an event, are not deeper. */
export function fieldsOf(input: Schema | undefined, rank: number, parent = '', depth = 0): FoundField[] {
  if (!input) return [];
  const schema = flatten(input);
  const {anyOf = [], oneOf = [], items, additionalProperties} = schema;
  const parts = [...anyOf, ...oneOf, ...(items ? [items] : [])];
  if (typeof additionalProperties === 'object') parts.push(additionalProperties);
  return [
    ...parts.flatMap((part) => fieldsOf(part, rank, parent, depth)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => {
      const path = `${parent}${name}`;
      const isData = path === 'data';
      const isList = isData && flatten(property).items !== undefined;
      return [
        {name, path, depth, rank},
        ...fieldsOf(property, rank, isList ? '' : `${path}.`, isData ? depth : depth + 1),
      ];
    }),
  ];
}

/** The schemas of a body, in each of its formats. */
export const schemasOf = ({
  content = {},
}: {
  readonly content?: Readonly<Record<string, MediaType>>;
}): Schema[] => Object.values(content).flatMap(({schema}) => schema ?? []);

/** What a list says of its pages. */
export const pagingOf = (schema: Schema): Schema | undefined => flatten(schema).properties?.pagination;

/** Bodies of an operation's responses: of those that succeed, or of errors. */
export function responsesOf({responses}: OperationObject, isSuccess: boolean): Schema[] {
  const wanted = Object.entries(responses).filter(([status]) => status.startsWith('2') === isSuccess);
  return wanted.flatMap(([, response]) => schemasOf(response));
}

/** Fields, each by its name and by the path to it. */
export const namesOf = (fields: readonly FoundField[]): string[] => [
  ...new Set(fields.flatMap(({name, path}) => [name, path])),
];

/** A page, with the fields and parameters that it describes. */
export interface DescribedFields {
  readonly page: string;
  readonly fields: readonly FoundField[];
}

/**
 * Fields and parameters, by their names and by the paths to them, each with the pages that describe it: first where it is
 * least deep, and of these the one of the best rank.
 */
export function fieldPages(described: readonly DescribedFields[]): Identifier[] {
  return described
    .flatMap(({page, fields}) => fields.map((field) => ({...field, page})))
    .sort((a, b) => a.depth - b.depth || a.rank - b.rank)
    .flatMap(({name, path, page}) =>
      [...new Set([name, path])].map((one) => ({name: one, page, field: path})),
    );
}
