/** Reads `_headers` and `_redirects` of a build as the static hosts do that they are written for. */
import fs from 'node:fs';
import path from 'node:path';

const lines = (dir, name) =>
  fs
    .readFileSync(path.join(dir, name), 'utf8')
    .split('\n')
    .filter((line) => line.trim() !== '' && !line.startsWith('#'));

const patternOf = (text) => new RegExp(`^${text.split('*').map(escape).join('.*')}$`);

function escape(text) {
  return text.replace(/[.+?^${}()|[\]\\]/g, '\\$&');
}

/**
 * Headers of all rules that match. Values of the same name are joined with a comma.
 *
 * @param {string} dir folder of the build
 * @returns {(pathname: string) => Map<string, string>} by names in lower case
 */
export function readHeaders(dir) {
  const rules = [];
  for (const line of lines(dir, '_headers')) {
    if (line.startsWith('/')) rules.push({pattern: patternOf(line), headers: []});
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
    for (const {pattern, headers: own} of rules) {
      if (!pattern.test(pathname)) continue;
      for (const [name, value] of own) {
        headers.set(name, headers.has(name) ? `${headers.get(name)}, ${value}` : value);
      }
    }
    return headers;
  };
}

/**
 * Redirects by old address. As at Cloudflare Pages, a line whose status is no number does not count.
 *
 * @param {string} dir folder of the build
 * @returns {Map<string, {to: string, status: number}>}
 */
export function readRedirects(dir) {
  return new Map(
    lines(dir, '_redirects').flatMap((line) => {
      const [from, to, status] = line.split(/\s+/);
      return /^\d+$/.test(status) ? [[from, {to, status: Number(status)}]] : [];
    }),
  );
}
