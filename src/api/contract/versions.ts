import path from 'node:path';
import type {ApiVersion} from './rules/rule';

/** The versions of the API, in the order in which they are checked and written. */
export const VERSIONS: readonly ApiVersion[] = ['v1', 'v2'];

/** Descriptions that programs get as files, and that people read on pages written by hand. */
export const FILES_ONLY = ['discovery', 'internal-systems'] as const;

/** All descriptions that are published. */
export const PUBLISHED: readonly string[] = [...VERSIONS, ...FILES_ONLY];

/** Where the page generator finds a version as one file, which `npm run gen:api` writes. */
export const bundleOf = (version: ApiVersion): string => `.docusaurus/openapi/${version}.json`;

/**
 * Where a description begins.
 *
 * @param root folder that contains api/
 */
export const entryOf = (root: string, name: string): string =>
  path.resolve(root, 'api', name, 'openapi.yaml');
