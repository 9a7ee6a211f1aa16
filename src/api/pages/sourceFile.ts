import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';

/**
 * The file with the words of an address's operations, from the project's folder: the one that the description refers
 * to, or else the description itself.
 *
 * @param address key of `paths`: `/privacy-requests/{privacy_request_id}`
 */
export function sourceFile(version: string, address: string): string {
  const entry = `api/${version}/openapi.yaml`;
  const {paths} = load(fs.readFileSync(entry, 'utf8')) as {
    readonly paths: Readonly<Record<string, {readonly $ref?: string}>>;
  };
  const file = paths[address]?.$ref;
  return file ? path.posix.join(path.posix.dirname(entry), file) : entry;
}
