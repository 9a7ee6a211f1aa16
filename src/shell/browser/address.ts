/** Whether the whole of it can be decoded; `decodeURI` and `decodeURIComponent` agree on that. */
function isDecodable(text: string): boolean {
  try {
    decodeURIComponent(text);
    return true;
  } catch {
    return false;
  }
}

/** Writes `%` as `%25` where something cannot be decoded: it then stands for itself. */
const decodable = (text: string): string => (isDecodable(text) ? text : text.replaceAll('%', '%25'));

/** The parts of an address as `Location` has them. */
export type Address = Readonly<Pick<Location, 'pathname' | 'search' | 'hash'>>;

/**
 * An address as the site can take it.
 *
 * - `index.html` and `.html` are stripped. Docusaurus does so for the route only: it fetches the chunks of the
 *   address as it stands, which is no page, and then shows the page without them. `/404.html` stays: it is the
 *   document that hosts answer unknown addresses with.
 * - What cannot be decoded is written so that it can. The router and Docusaurus throw on `/100%` and `#100%`, and
 *   leave an empty page.
 * - Slashes at the beginning become one: to the browser's history, `//host/path` is an address of another host.
 */
export function repairAddress({pathname, search, hash}: Address): Address {
  const page = pathname === '/404.html' ? pathname : pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  const path = decodable(page.replace(/^\/{2,}/, '/'));
  return {pathname: path, search, hash: decodable(hash)};
}
