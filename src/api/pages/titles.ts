import fs from 'node:fs';
import {bundleOf} from '../contract/versions';
import type {ApiVersion} from '../contract/rules/rule';
import {callsIn} from './operations';
import type {ResolvedDescription} from './types';

const cache = new Map<ApiVersion, ReadonlyMap<string, string>>();

/** Titles of a version's operations, by their ids: the page generator hands over one operation, and no other. */
export function titlesOf(version: ApiVersion): ReadonlyMap<string, string> {
  const known = cache.get(version);
  if (known) return known;
  const description = JSON.parse(fs.readFileSync(bundleOf(version), 'utf8')) as ResolvedDescription;
  const titles = new Map(
    callsIn(description).map(({operation: {operationId, summary = operationId}}) => [operationId, summary]),
  );
  cache.set(version, titles);
  return titles;
}
