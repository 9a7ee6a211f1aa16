import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * A script as a source of a Content-Security-Policy.
 *
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function scriptHash(script: string): string {
  return `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
}

/**
 * The inline scripts that the policy of a build trusts, as sources, read from what it says to hosts.
 *
 * @param dir folder of the build
 */
export function publishedScriptHashes(dir: string): string[] {
  const headers = fs.readFileSync(path.join(dir, '_headers'), 'utf8');
  return headers.match(/(?<=^ *Content-Security-Policy:.*)'sha256-[^']+'/gm) ?? [];
}
