import {site} from '../../product/site';
import {callNames, type PlacedCall} from './callNames';
import {describeCall} from './describedCalls';
import {fieldPages} from './fields';
import {headersOf} from './headers';
import type {Identifier} from './identifier';
import {callsIn, type Call} from './operations';
import type {ResolvedDescription} from './types';

/** The folder of a server below the API's. None where each customer has one of their own. */
function folderOf({servers: [server] = []}: ResolvedDescription): string {
  const [, folder = ''] = /^https:\/\/[^/]+(?:\/api\/v\d)?(\/.+)$/.exec(server?.url ?? '') ?? [];
  return folder.includes('{') ? '' : folder;
}

/** The calls that a caller gets in return, to the address that a field of the request has: `POST {callback_url}`. */
const callbacksIn = ({operation: {callbacks = {}}}: Call): Call[] =>
  Object.values(callbacks).flatMap((paths) =>
    Object.entries(paths).flatMap(([expression, methods]) =>
      Object.entries(methods).map(([method, operation]) => ({
        method,
        path: `{${expression.replace(/^.*\/|\}$/g, '')}}`,
        operation,
      })),
    ),
  );

/**
 * All names of an API whose pages are written by hand: calls, operations, headers, and fields. A page has a list of its
 * calls, with a link from each to the place that describes it.
 *
 * @throws when an operation is on no page
 */
export function guideIdentifiersOf(description: ResolvedDescription): Identifier[] {
  const pageOf = ({operation: {operationId, tags = []}}: Call): string => {
    const group = description.tags?.find(({name}) => tags.includes(name));
    const {url} = group?.externalDocs ?? description.externalDocs ?? {};
    if (!url) throw new Error(`${operationId}: neither its tag nor its description has externalDocs`);
    return url.replace(site.url, '');
  };
  const folder = folderOf(description);
  const calls = callsIn(description).flatMap((call) => [call, ...callbacksIn(call)]);
  const placed = calls.map((call) => {
    const listedAs = `${call.method.toUpperCase()} ${call.path}`;
    return {...call, place: {page: pageOf(call), listedAs}};
  });
  const paths = (one: PlacedCall) =>
    [...new Set([`${folder}${one.path}`, one.path])].map((path) => ({...one, path}));
  const pages = [...new Set(calls.map(pageOf))];
  return [
    ...callNames(placed.flatMap(paths)),
    ...placed.map(({operation, place}) => ({name: operation.operationId, ...place})),
    ...pages.flatMap((page) =>
      headersOf(
        calls.filter((call) => pageOf(call) === page).map(({operation}) => operation),
        page,
      ),
    ),
    ...fieldPages(calls.map((call) => describeCall(call, pageOf(call)))).map((field) => ({
      ...field,
      isDefined: true,
    })),
  ];
}
