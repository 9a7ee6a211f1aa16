/** Browsers leave these characters out before they look at an address. */
const strip = (url: string) => url.replace(/[\u0000-\u0020]/g, '');

/** Addresses that name a host but no protocol. To browsers a backslash is a slash. */
const namesHost = (url: string) => /^[\\/]{2}/.test(strip(url));

const schemeOf = (url: string) => /^([a-z][a-z\d+.-]*):/i.exec(strip(url))?.[1]?.toLowerCase();

const NO_PROTOCOL = 'names a host without a protocol; write "https://…"';

/** Schemes of links. Docusaurus writes a link to a file of `static/` as `pathname:///…`. */
const LINKED = new Set(['https', 'mailto', 'pathname']);

/** What is wrong with the address of a link, wherever it leads, or undefined. */
export function linkFlaw(url: string): string | undefined {
  if (namesHost(url)) return NO_PROTOCOL;
  const scheme = schemeOf(url);
  if (scheme === undefined || LINKED.has(scheme)) return undefined;
  if (scheme === 'http') return 'is not encrypted; write "https://…"';
  return 'is neither a file path, a URL nor an anchor; a URL begins with https: or mailto:';
}

const RUNS_OR_READS = new Set(['javascript', 'vbscript', 'data', 'blob', 'file']);

/** The same for a text that may be no address at all: the value of a property. */
export function textFlaw(text: string): string | undefined {
  if (namesHost(text)) return NO_PROTOCOL;
  const scheme = schemeOf(text);
  return scheme !== undefined && RUNS_OR_READS.has(scheme)
    ? `begins with "${scheme}:", which no link may`
    : undefined;
}
