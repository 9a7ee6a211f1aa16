/** A file of scripts with the hash of its content, `main.16e9128a.js`: another one after any change anywhere. */
const SCRIPT = /(\/assets\/js\/[\w~.-]+?)\.[0-9a-f]{8}\.js\b/g;

/**
 * The HTML of a built page without what is new in every build: the commit, and the hashes of scripts. It is the same for
 * two builds in which the page is the same to its readers.
 *
 * @param commit as pages name it, if they do
 */
export function sameText(html: string, commit: string | undefined): string {
  const text = html.replace(SCRIPT, '$1.js');
  return commit === undefined ? text : text.replaceAll(commit, '{commit}');
}
