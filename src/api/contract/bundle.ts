import path from 'node:path';
import {bundle, createConfig, type Oas3_1Definition} from '@redocly/openapi-core';
import type {OperationObject, Parameter, ResolvedDescription} from '../pages/types';
import {distinct, unreadable} from './problems';
import {SourceResolver} from './SourceResolver';
import {entryOf} from './versions';

/** A description that cannot be read. The message is for its author. */
export class DescriptionError extends Error {}

async function bundled(root: string, name: string, dereference: boolean): Promise<unknown> {
  const result = await bundle({
    ref: entryOf(root, name),
    config: await createConfig({}),
    dereference,
    externalRefResolver: new SourceResolver(root),
  }).catch((error: unknown) => ({bundle: undefined, problems: [unreadable(error)]}));
  if (!result.bundle || result.problems.length > 0) {
    const lines = distinct(result.problems).map(({message, location: [place]}) => {
      const file = place ? path.relative(root, place.source.absoluteRef) : '';
      return `${file}${place?.pointer ?? ''}: ${message}`;
    });
    throw new DescriptionError(`The description of ${name} cannot be bundled.\n${lines.join('\n')}`);
  }
  // A copy without shared objects: what is written or compared later is a tree.
  return JSON.parse(JSON.stringify(result.bundle.parsed));
}

/**
 * A description as one object, with its parts under components.
 *
 * @param root folder that contains api/
 * @param name folder of the description
 * @throws DescriptionError with every mistake and its file
 */
export async function bundleDescription(root: string, name: string): Promise<Oas3_1Definition> {
  return (await bundled(root, name, false)) as Oas3_1Definition;
}

/** A path with the parameters that all of its operations have. */
interface SharedPath {
  readonly parameters?: readonly Parameter[];
}

/** The operations of a path, each with all of its parameters. */
function operationsOf({
  parameters: shared = [],
  ...methods
}: SharedPath): Readonly<Record<string, OperationObject>> {
  const operations = Object.entries<OperationObject>(methods);
  return Object.fromEntries(
    operations.map(([method, {parameters = [], ...operation}]) => {
      const all = [...shared, ...parameters];
      return [method, {...operation, ...(all.length > 0 && {parameters: all})}];
    }),
  );
}

/**
 * The description of one version without references. What all operations of a path share is part of each.
 *
 * @param root folder that contains api/
 * @throws DescriptionError with every mistake and its file
 */
export async function dereferenceDescription(root: string, version: string): Promise<ResolvedDescription> {
  const {paths, ...description} = (await bundled(root, version, true)) as Omit<
    ResolvedDescription,
    'paths'
  > & {
    readonly paths: Readonly<Record<string, SharedPath>>;
  };
  return {
    ...description,
    paths: Object.fromEntries(Object.entries(paths).map(([path, item]) => [path, operationsOf(item)])),
  };
}
