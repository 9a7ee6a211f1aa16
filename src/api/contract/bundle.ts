import path from 'node:path';
import {bundle, createConfig, type Oas3_1Definition} from '@redocly/openapi-core';
import type {ResolvedDescription} from '../pages/types';
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

/**
 * The description of one version without references.
 *
 * @param root folder that contains api/
 * @throws DescriptionError with every mistake and its file
 */
export async function dereferenceDescription(root: string, version: string): Promise<ResolvedDescription> {
  return (await bundled(root, version, true)) as ResolvedDescription;
}
