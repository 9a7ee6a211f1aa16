import {
  RANKS,
  fieldsOf,
  pagingOf,
  responsesOf,
  schemasOf,
  type DescribedFields,
  type FoundField,
} from './fields';
import type {Call} from './operations';

/** The fields and parameters of a call, on the page that describes it. */
export function describeCall({method, operation}: Call, page: string): DescribedFields {
  const {parameters = [], requestBody = {}} = operation;
  const isList = responsesOf(operation, true).some(pagingOf);
  const read = isList ? RANKS.list : RANKS.object;
  const isRead = method === 'get';
  // A callback is sent with POST, too, and its status is that of a task.
  const request = '201' in operation.responses ? RANKS.create : RANKS.change;
  const ofParameters = parameters
    .filter((one) => one.in !== 'header')
    .map(({name}): FoundField => ({name, path: name, depth: 0, rank: isRead ? read : RANKS.change}));
  const fieldsIn = (schemas: ReturnType<typeof schemasOf>, rank: number) =>
    schemas.flatMap((schema) => fieldsOf(schema, rank));
  return {
    page,
    fields: [
      ...ofParameters,
      ...fieldsIn(schemasOf(requestBody), request),
      ...fieldsIn(responsesOf(operation, true), isRead ? read : RANKS.receipt),
    ],
  };
}
