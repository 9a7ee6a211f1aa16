import fs from 'node:fs';
import {callsIn} from './operations';
import type {ResolvedDescription} from './types';

const cache = new Map<string, ReadonlyMap<string, string>>();

/** Titles of a version's operations, by their ids, from the description that the pages are made of. */
function titlesOf(version: string): ReadonlyMap<string, string> {
  const known = cache.get(version);
  if (known) return known;
  const description = JSON.parse(
    fs.readFileSync(`.docusaurus/openapi/${version}.json`, 'utf8'),
  ) as ResolvedDescription;
  const titles = new Map(
    callsIn(description).map(({operation: {operationId, summary = operationId}}) => [operationId, summary]),
  );
  cache.set(version, titles);
  return titles;
}

/**
 * What the page of an operation is called.
 *
 * @throws when the version has no such operation
 */
export function titleOf(version: string, operationId: string): string {
  const title = titlesOf(version).get(operationId);
  if (title === undefined)
    throw new Error(`x-related names ${operationId}, which is no operation of ${version}`);
  return title;
}
