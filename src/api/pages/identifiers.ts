import {eventSlug, operationSlug} from '../slugs';
import {callNames} from './callNames';
import {describeCall} from './describedCalls';
import {
  RANKS,
  fieldPages,
  fieldsOf,
  namesOf,
  pagingOf,
  responsesOf,
  schemasOf,
  type FoundField,
} from './fields';
import {headersOf} from './headers';
import type {Identifier} from './identifier';
import {callsIn, eventsIn, type Call} from './operations';
import type {OperationObject, ResolvedDescription} from './types';

/** Fields that all lists have, on the introduction. */
function pagingFields(calls: readonly Call[], page: string): Identifier[] {
  const fields = calls
    .flatMap(({operation}) => responsesOf(operation, true))
    .flatMap((schema) => fieldsOf(pagingOf(schema), RANKS.list, 'pagination.'));
  return namesOf(fields).map((name) => ({name, page, anchor: 'pagination'}));
}

/** What is around the data of each event. */
const isOfEnvelope = ({path}: FoundField) => !path.startsWith('data.');

const eventFields = ({requestBody}: OperationObject): FoundField[] =>
  schemasOf(requestBody ?? {}).flatMap((schema) => fieldsOf(schema, RANKS.event));

/** Fields that all events have, on the introduction. */
function envelopeFields(events: readonly OperationObject[], page: string): Identifier[] {
  const fields = events.flatMap(eventFields).filter(isOfEnvelope);
  return namesOf(fields).map((name) => ({name, page, anchor: 'envelope'}));
}

/** Problem documents, the errors of all calls but one. */
const isProblem = (mediaType: string) => mediaType === 'application/problem+json';

/** Fields of errors, on the introduction. Those that few errors have are where it tells of them. */
function errorFields(calls: readonly Call[], page: string): Identifier[] {
  const bodies = calls.flatMap(({operation: {responses}}) =>
    Object.entries(responses)
      .filter(([status]) => !status.startsWith('2'))
      .flatMap(([, {content = {}}]) => Object.entries(content)),
  );
  return bodies
    .sort(([a], [b]) => Number(isProblem(b)) - Number(isProblem(a)))
    .flatMap(([mediaType, {schema}]) =>
      namesOf(fieldsOf(schema, RANKS.object)).map((name) => ({
        name,
        page,
        anchor: isProblem(mediaType) ? 'errors' : undefined,
      })),
    );
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
  const calls = callsIn(description);
  const events = eventsIn(description);
  const pageOfCall = ({operation}: Call) => `${introduction}/${operationSlug(operation.operationId)}`;
  const pageOfEvent = (name: string) => `${introduction}/events/${eventSlug(name)}`;
  const operations = [...calls, ...events].map(({operation}) => operation);
  return [
    ...callNames(calls.map((call) => ({...call, place: {page: pageOfCall(call), anchor: ''}}))),
    ...calls.map((call) => ({name: call.operation.operationId, page: pageOfCall(call), anchor: ''})),
    ...events.flatMap(({name, operation}) =>
      [name, operation.operationId].map((one) => ({name: one, page: pageOfEvent(name), anchor: ''})),
    ),
    ...problemsOf(description, introduction),
    ...headersOf(operations, introduction),
    ...pagingFields(calls, introduction),
    ...fieldPages([
      ...calls.map((call) => describeCall(call, pageOfCall(call))),
      ...events.map(({name, operation}) => ({
        page: pageOfEvent(name),
        fields: eventFields(operation).filter((field) => !isOfEnvelope(field)),
      })),
    ]),
    ...envelopeFields(
      events.map(({operation}) => operation),
      introduction,
    ),
    ...errorFields(calls, introduction),
  ];
}
