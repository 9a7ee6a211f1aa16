/** Reads `_headers` and `_redirects` of a build as the static hosts do that they are written for. */
import fs from 'node:fs';
import path from 'node:path';

const lines = (dir: string, name: string) =>
  fs
    .readFileSync(path.join(dir, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

const patternOf = (text: string) => new RegExp(`^${text.split('*').map(escape).join('.*')}$`, 's');

function escape(text: string): string {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/** What a rule sets, and what it takes away. */
interface HeaderRule {
  readonly pattern: RegExp;
  readonly headers: [name: string, value: string][];
  readonly without: string[];
}

/**
 * Headers of all rules that match. Values of the same name are joined with a comma; a line with an exclamation mark
 * and a name takes away what rules above it have set.
 *
 * @param dir folder of the build
 * @returns the headers of an address, by names in lower case
 */
export function readHeaders(dir: string): (pathname: string) => Map<string, string> {
  const rules: HeaderRule[] = [];
  for (const line of lines(dir, '_headers')) {
    const text = line.trim();
    const colon = text.indexOf(':');
    if (line.startsWith('/')) rules.push({pattern: patternOf(line), headers: [], without: []});
    else if (text.startsWith('!')) rules.at(-1)?.without.push(text.slice(1).trim().toLowerCase());
    else
      rules.at(-1)?.headers.push([text.slice(0, colon).trim().toLowerCase(), text.slice(colon + 1).trim()]);
  }
  return (pathname) => {
    const headers = new Map<string, string>();
    for (const {pattern, headers: own, without} of rules) {
      if (!pattern.test(pathname)) continue;
      for (const name of without) headers.delete(name);
      for (const [name, value] of own) {
        const before = headers.get(name);
        headers.set(name, before === undefined ? value : `${before}, ${value}`);
      }
    }
    return headers;
  };
}

/** A rule's source as a pattern: a placeholder stands for one part of a path. */
const sourceOf = (text: string) => new RegExp(`^${escape(text).replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)')}$`);

/** Where an address leads, and with which status. */
interface Redirect {
  readonly to: string;
  readonly status: number;
}

/**
 * Redirects: those of whole addresses before those with placeholders, in the order of the file. As at Cloudflare
 * Pages, a line whose status is no number does not count.
 *
 * @param dir folder of the build
 */
export function readRedirects(dir: string): (pathname: string) => Redirect | undefined {
  const whole = new Map<string, Redirect>();
  const patterns: (Redirect & {readonly source: RegExp})[] = [];
  for (const line of lines(dir, '_redirects')) {
    const [from = '', to = '', status = ''] = line.split(/\s+/);
    if (!/^\d+$/.test(status)) continue;
    const target = {to, status: Number(status)};
    if (from.includes('/:')) patterns.push({source: sourceOf(from), ...target});
    else if (!whole.has(from)) whole.set(from, target);
  }
  return (pathname) => {
    const target = whole.get(pathname);
    if (target) return target;
    for (const {source, to, status} of patterns) {
      const {groups} = source.exec(pathname) ?? {};
      if (groups)
        return {to: to.replace(/:([A-Za-z]\w*)/g, (_all, name: string) => groups[name] ?? ''), status};
    }
    return undefined;
  };
}
