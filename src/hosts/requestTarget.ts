/** What is asked for, read from the first line of a request as nginx reads it. */

export interface Target {
  /** Decoded, with single slashes and without `.` and `..`. */
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** Whether slashes stood side by side. */
  readonly hasDoubleSlash: boolean;
  /**
   * Whether it is made of what addresses of the site are made of. An encoded slash is no slash: RFC 3986, section 2.2.
   */
  readonly isOfTheSite: boolean;
}

/** Undefined when an escape is none, or stands for the null character. */
function decode(text: string): string | undefined {
  if (/%(?![0-9a-f]{2})/i.test(text)) return undefined;
  const decoded = text.replace(/%([0-9a-f]{2})/gi, (_escape, hex: string) =>
    String.fromCharCode(parseInt(hex, 16)),
  );
  return decoded.includes('\0') ? undefined : decoded;
}

/** Takes `.` and `..` out of a path. Undefined when it leads out of the root. */
function resolveDots(path: string): string | undefined {
  const resolved: string[] = [];
  const segments = path.split('/').slice(1);
  for (const segment of segments) {
    if (segment === '..' && resolved.pop() === undefined) return undefined;
    if (segment !== '..' && segment !== '.') resolved.push(segment);
  }
  // What ends in dots is a folder.
  if (['.', '..'].includes(segments.at(-1) ?? '')) resolved.push('');
  return `/${resolved.join('/')}`;
}

/**
 * Reads the target of a request. Undefined when it is no address.
 *
 * @param text `/path?query`, or the same with scheme and host before it
 * @see https://www.rfc-editor.org/rfc/rfc9112#section-3.2
 */
export function readTarget(text: string): Target | undefined {
  const [withoutFragment = ''] = text.replace(/^https?:\/\/[^/?#]+/i, '').split('#');
  const question = `${withoutFragment}?`.indexOf('?');
  const raw = withoutFragment.slice(0, question) || (text.startsWith('/') ? '' : '/');
  const search = withoutFragment.slice(question);
  const decoded = raw.startsWith('/') ? decode(raw) : undefined;
  const path = decoded === undefined ? undefined : resolveDots(decoded.replace(/\/{2,}/g, '/'));
  if (path === undefined) return undefined;
  return {
    path,
    search: search === '?' ? '' : search,
    hasDoubleSlash: raw.includes('//'),
    isOfTheSite: /^[A-Za-z0-9._~/-]*$/.test(path) && !/%2f/i.test(raw),
  };
}
