import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Each further one is on every response. A script that differs from page to page would be hundreds. */
const MOST_SCRIPTS = 6;
const SCRIPT = /<script\b([^>]*)>([\s\S]*?)<\/script\s*>/gi;
/** Types that a browser runs or obeys. Others, such as JSON-LD, are data, which no policy is asked about. */
const RUN_TYPE = /^(|module|importmap|speculationrules|(text|application)\/(java|ecma)script)$/i;
/** Pages of old addresses, which a browser gets to see on hosts without redirects only. */
const REDIRECT_PAGE = /<meta http-equiv="?refresh"?/i;

/** The inline scripts of a page that a browser runs, as they stand there. */
export function inlineScriptsOf(html: string): string[] {
  return [...html.matchAll(SCRIPT)].flatMap(([, attributes = '', text = '']) => {
    if (/\ssrc\s*=/i.test(attributes)) return [];
    const type = /\stype\s*=\s*["']?([^"'\s>]*)/i.exec(attributes)?.[1] ?? '';
    return RUN_TYPE.test(type) ? [text] : [];
  });
}

/**
 * The inline scripts of all built pages as sources of a Content-Security-Policy, each once, sorted.
 *
 * @param dir folder of the build
 * @throws when there are so many that one of them must differ from page to page
 * @see https://www.w3.org/TR/CSP3/#grammardef-hash-source
 */
export function inlineScriptHashes(dir: string): string[] {
  /** Hash, and the first page that has it. */
  const pages = new Map<string, string>();
  for (const file of fs.readdirSync(dir, {recursive: true, encoding: 'utf8'}).sort()) {
    if (!file.endsWith('.html')) continue;
    const html = fs.readFileSync(path.join(dir, file), 'utf8');
    if (REDIRECT_PAGE.test(html)) continue;
    for (const script of inlineScriptsOf(html)) {
      const hash = `'sha256-${createHash('sha256').update(script).digest('base64')}'`;
      if (!pages.has(hash)) pages.set(hash, file);
    }
  }
  if (pages.size > MOST_SCRIPTS) {
    throw new Error(
      [
        `${pages.size} different inline scripts, at most ${MOST_SCRIPTS} are allowed. Each needs a hash in the`,
        'Content-Security-Policy of every page. Put what differs from page to page into an attribute. First seen in:',
        ...[...pages].map(([hash, file]) => `  ${file}: ${hash}`),
      ].join('\n'),
    );
  }
  return [...pages.keys()].sort();
}
