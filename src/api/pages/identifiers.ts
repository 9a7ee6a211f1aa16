import {eventSlug, operationSlug} from '../slugs';
import {callsIn, eventsIn, type Call, type EventOperation} from './operations';
import {flatten} from './renderSchema';
import type {MediaType, OperationObject, ResolvedDescription, Schema} from './types';

/** A name of the contract, and the page that tells of it. */
export interface Identifier {
  readonly name: string;
  /** Address of the page: of an operation, of an event, or the introduction. */
  readonly page: string;
  /** The place on the page, empty for its head. Without one it is where the page tells of the name, if it does. */
  readonly anchor?: string;
}

/** Where readers look for a field first: where they write it, where one object has it, then lists, changes, and events. */
const RANKS = {create: 0, object: 1, list: 2, change: 3, event: 4, receipt: 5} as const;

/** An operation, or an event as an operation of the receiver, with its page and the ranks of its fields. */
interface Described {
  readonly page: string;
  readonly operation: OperationObject;
  /** Of parameters. */
  readonly parameter: number;
  /** Of what a caller sends. */
  readonly request: number;
  /** Of what comes back. */
  readonly response: number;
}

const describeCall =
  (base: string) =>
  ({method, operation}: Call): Described => {
    const isList = responsesOf(operation, true).some((schema) => schema && pagingOf(schema));
    const read = isList ? RANKS.list : RANKS.object;
    return {
      page: `${base}/${operationSlug(operation.operationId)}`,
      operation,
      parameter: method === 'get' ? read : RANKS.change,
      request: method === 'post' ? RANKS.create : RANKS.change,
      response: method === 'get' ? read : RANKS.receipt,
    };
  };

const describeEvent =
  (base: string) =>
  ({name, operation}: EventOperation): Described => ({
    page: `${base}/events/${eventSlug(name)}`,
    operation,
    parameter: RANKS.event,
    request: RANKS.event,
    response: RANKS.event,
  });

/** A field, and how deep it is in its body. */
interface FoundField {
  readonly name: string;
  readonly depth: number;
  readonly rank: number;
}

/** The fields of a body. The entries of a list, and the data of an event, are not deeper. */
function fieldsOf(input: Schema | undefined, rank: number, depth = 0): FoundField[] {
  if (!input) return [];
  const schema = flatten(input);
  const parts = [...(schema.anyOf ?? []), ...(schema.oneOf ?? []), ...(schema.items ? [schema.items] : [])];
  return [
    ...parts.flatMap((part) => fieldsOf(part, rank, depth)),
    ...Object.entries(schema.properties ?? {}).flatMap(([name, property]) => [
      {name, depth, rank},
      ...fieldsOf(property, rank, name === 'data' ? depth : depth + 1),
    ]),
  ];
}

const schemasOf = ({content = {}}: {readonly content?: Readonly<Record<string, MediaType>>}) =>
  Object.values(content).map(({schema}) => schema);

const pagingOf = (schema: Schema): Schema | undefined => flatten(schema).properties?.pagination;

/** Bodies of an operation's responses: of those that succeed, or of errors. */
function responsesOf({responses}: OperationObject, isSuccess: boolean): (Schema | undefined)[] {
  const wanted = Object.entries(responses).filter(([status]) => status.startsWith('2') === isSuccess);
  return wanted.flatMap(([, response]) => schemasOf(response));
}

/** Fields and parameters, each with the page where it is least deep, and of these with the one of the best rank. */
function fieldPages(described: readonly Described[]): Identifier[] {
  const best = new Map<string, {page: string; depth: number; rank: number}>();
  for (const {page, operation, parameter, request, response} of described) {
    const {parameters = [], requestBody = {}} = operation;
    const fields = [
      ...parameters.filter((one) => one.in !== 'header').map(({name}) => ({name, depth: 0, rank: parameter})),
      ...schemasOf(requestBody).flatMap((schema) => fieldsOf(schema, request)),
      ...responsesOf(operation, true).flatMap((schema) => fieldsOf(schema, response)),
    ];
    for (const {name, depth, rank} of fields) {
      const known = best.get(name);
      if (!known || depth < known.depth || (depth === known.depth && rank < known.rank)) {
        best.set(name, {page, depth, rank});
      }
    }
  }
  return [...best].map(([name, {page}]) => ({name, page}));
}

/** Names of the headers that calls and deliveries have, on the introduction. */
function headersOf(described: readonly Described[], page: string): Identifier[] {
  const names = described.flatMap(({operation: {parameters = [], responses}}) => [
    ...parameters.filter((one) => one.in === 'header').map(({name}) => name),
    ...Object.values(responses).flatMap(({headers = {}}) => Object.keys(headers)),
  ]);
  return [...new Set(names)].map((name) => ({name, page}));
}

/** Fields that all lists have, on the introduction. */
function pagingFields(described: readonly Described[], page: string): Identifier[] {
  const fields = described.flatMap(({operation}) =>
    responsesOf(operation, true).flatMap((schema) => fieldsOf(schema && pagingOf(schema), 0)),
  );
  return [...new Set(fields.map(({name}) => name))].map((name) => ({name, page, anchor: 'pagination'}));
}

/** Fields of errors, on the introduction. */
function errorFields(described: readonly Described[], page: string): Identifier[] {
  const fields = described.flatMap(({operation}) =>
    responsesOf(operation, false).flatMap((schema) => fieldsOf(schema, 0)),
  );
  return [...new Set(fields.map(({name}) => name))].map((name) => ({name, page, anchor: 'errors'}));
}

/** Types of errors that the examples have: the introduction has a heading for each. */
function problemsOf(description: ResolvedDescription, page: string): Identifier[] {
  const types = JSON.stringify(description).matchAll(new RegExp(`${page}#([a-z-]+)"`, 'g'));
  return [...new Set([...types].map(([, slug = '']) => slug))].map((name) => ({name, page, anchor: name}));
}

/**
 * All names of a version of the API that readers paste into a search: calls with all beginnings of their paths,
 * operations, events, types of errors, headers, and fields. Of the same names, the first is the one to go to.
 */
export function identifiersOf(description: ResolvedDescription): Identifier[] {
  const introduction = description.info.version.startsWith('1') ? '/api/v1' : '/api/v2';
  const operations = callsIn(description).map(describeCall(introduction));
  const events = eventsIn(description).map(describeEvent(introduction));
  const calls = callsIn(description).flatMap(({method, path, operation: {operationId}}) => {
    const place = {page: `${introduction}/${operationSlug(operationId)}`, anchor: ''};
    return [
      {name: `${method} ${path}`, ...place},
      {name: path, ...place},
    ];
  });
  // The shorter path is the one to go to from a beginning that both have.
  const beginnings = [...calls]
    .sort((a, b) => a.name.length - b.name.length)
    .flatMap(({name, page}) =>
      [...name.matchAll(/(?<=[^ /])\//g)].map(({index}) => ({name: name.slice(0, index), page, anchor: ''})),
    );
  return [
    ...calls,
    ...beginnings,
    ...operations.map(({operation, page}) => ({name: operation.operationId, page, anchor: ''})),
    ...eventsIn(description).map(({name}) => ({
      name,
      page: `${introduction}/events/${eventSlug(name)}`,
      anchor: '',
    })),
    ...problemsOf(description, introduction),
    ...headersOf([...operations, ...events], introduction),
    ...pagingFields(operations, introduction),
    ...fieldPages([...operations, ...events]),
    ...errorFields(operations, introduction),
  ];
}
