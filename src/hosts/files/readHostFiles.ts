/** Reads `_headers` and `_redirects` of a build as the static hosts do that they are written for. */
import fs from 'node:fs';
import path from 'node:path';

const lines = (dir, name) =>
  fs
    .readFileSync(path.join(dir, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

const patternOf = (text) => new RegExp(`^${text.split('*').map(escape).join('.*')}$`, 's');

function escape(text) {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Headers of all rules that match. Values of the same name are joined with a comma; a line with an exclamation mark
 * and a name takes away what rules above it have set.
 *
 * @param {string} dir folder of the build
 * @returns {(pathname: string) => Map<string, string>} by names in lower case
 */
export function readHeaders(dir) {
  const rules = [];
  for (const line of lines(dir, '_headers')) {
    if (line.startsWith('/')) rules.push({pattern: patternOf(line), headers: [], without: []});
    else if (line.trim().startsWith('!'))
      rules.at(-1).without.push(line.trim().slice(1).trim().toLowerCase());
    else
      rules
        .at(-1)
        .headers.push([
          line.slice(0, line.indexOf(':')).trim().toLowerCase(),
          line.slice(line.indexOf(':') + 1).trim(),
        ]);
  }
  return (pathname) => {
    const headers = new Map();
    for (const {pattern, headers: own, without} of rules) {
      if (!pattern.test(pathname)) continue;
      for (const name of without) headers.delete(name);
      for (const [name, value] of own) {
        headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
      }
    }
    return headers;
  };
}

/** A rule's source as a pattern: a placeholder stands for one part of a path. */
const sourceOf = (text) => new RegExp(`^${escape(text).replace(/:([A-Za-z]\w*)/g, '(?<$1>[^/]+)')}$`);

/**
 * Redirects: those of whole addresses before those with placeholders, in the order of the file. As at Cloudflare
 * Pages, a line whose status is no number does not count.
 *
 * @param {string} dir folder of the build
 * @returns {(pathname: string) => {to: string, status: number} | undefined}
 */
export function readRedirects(dir) {
  const whole = new Map();
  const patterns = [];
  for (const line of lines(dir, '_redirects')) {
    const [from, to, status] = line.split(/\s+/);
    if (!/^\d+$/.test(status)) continue;
    const target = {to, status: Number(status)};
    if (from.includes('/:')) patterns.push({source: sourceOf(from), ...target});
    else if (!whole.has(from)) whole.set(from, target);
  }
  return (pathname) => {
    if (whole.has(pathname)) return whole.get(pathname);
    for (const {source, to, status} of patterns) {
      const {groups} = source.exec(pathname) ?? {};
      if (groups) return {to: to.replace(/:([A-Za-z]\w*)/g, (_all, name) => groups[name]), status};
    }
    return undefined;
  };
}
