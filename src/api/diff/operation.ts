import type {
  Oas3Header,
  Oas3MediaType,
  Oas3Operation,
  Oas3Parameter,
  Oas3PathItem,
  Oas3RequestBody,
  Oas3Response,
  Oas3SecurityRequirement,
  Oas3_1Definition,
  Oas3_1Schema,
  Referenced,
} from '@redocly/openapi-core';
import {resolve} from './references';

export type Operation = Oas3Operation<Oas3_1Schema>;
export type PathItem = Oas3PathItem<Oas3_1Schema>;
export type Parameter = Oas3Parameter<Oas3_1Schema>;
export type Header = Oas3Header<Oas3_1Schema>;
export type MediaType = Oas3MediaType<Oas3_1Schema>;
export type RequestBody = Oas3RequestBody<Oas3_1Schema>;
export type Response = Oas3Response<Oas3_1Schema>;

/** A description of which nothing need be there: a version that is new is compared with none. */
export type ApiDescription = Partial<Oas3_1Definition>;

export type Section = 'paths' | 'webhooks';

export const METHODS = ['get', 'put', 'post', 'delete', 'options', 'head', 'patch', 'trace'] as const;

/** An operation, or an event, with what it takes from its path and its description. */
export interface FoundOperation {
  /** Method and path. */
  readonly address: string;
  /** For people: the operationId, or the name of the event. */
  readonly name: string;
  readonly operationId: string | undefined;
  readonly deprecated: boolean;
  /** By what they are on the wire. */
  readonly parameters: Readonly<Record<string, Parameter>>;
  readonly requestBody: RequestBody | undefined;
  readonly responses: Readonly<Record<string, Referenced<Response>>>;
  readonly security: readonly Oas3SecurityRequirement[];
  /** As it is written. */
  readonly source: Operation;
}

/** A path without the names of its parameters, which are not sent. */
export const withoutNames = (path: string): string => path.replace(/\{[^}]+\}/g, '{}');

/** A parameter as it is on the wire: a header's name has no case, a path parameter's name is not sent. */
function keyOfParameter({in: place, name}: Parameter, path: string): string {
  if (place === 'path') {
    const names = [...path.matchAll(/\{([^}]+)\}/g)].map(([, placeholder]) => placeholder);
    return `path ${names.indexOf(name)}`;
  }
  return `${place ?? ''} ${place === 'header' ? name.toLowerCase() : name}`;
}

function parametersOf(
  pathItem: PathItem,
  operation: Operation,
  path: string,
  description: ApiDescription,
): Readonly<Record<string, Parameter>> {
  const parameters = [...(pathItem.parameters ?? []), ...(operation.parameters ?? [])];
  return Object.fromEntries(
    parameters
      .map((node): Parameter => ({name: '', ...resolve(node, description)}))
      .map((parameter) => [keyOfParameter(parameter, path), parameter]),
  );
}

/** What is at each path, or each event. */
export function pathItemsOf(description: ApiDescription, section: Section): ReadonlyMap<string, PathItem> {
  return new Map(
    Object.entries(description[section] ?? {}).map(([path, node]) => [path, resolve(node, description)]),
  );
}

/** Operations, or events, by method and address. */
export function operationsOf(
  description: ApiDescription,
  section: Section,
): ReadonlyMap<string, FoundOperation> {
  const operations = new Map<string, FoundOperation>();
  for (const [path, pathItem] of pathItemsOf(description, section)) {
    for (const method of METHODS) {
      const operation = pathItem[method];
      if (!operation) continue;
      const address = `${method.toUpperCase()} ${path}`;
      const {requestBody} = operation;
      operations.set(`${method} ${withoutNames(path)}`, {
        address,
        name: section === 'webhooks' ? path : (operation.operationId ?? address),
        operationId: operation.operationId,
        deprecated: operation.deprecated === true,
        parameters: parametersOf(pathItem, operation, path, description),
        requestBody: requestBody && {content: {}, ...resolve(requestBody, description)},
        responses: operation.responses,
        security: operation.security ?? description.security ?? [],
        source: operation,
      });
    }
  }
  return operations;
}
