import path from 'node:path';
import type {ApiVersion} from './rules/rule';

/** The versions of the API, in the order in which they are checked and written. */
export const VERSIONS: readonly ApiVersion[] = ['v1', 'v2'];

/**
 * Where the description of a version begins.
 *
 * @param root folder that contains api/
 */
export const entryOf = (root: string, version: string): string =>
  path.resolve(root, 'api', version, 'openapi.yaml');
