/** A file of scripts with the hash of its content, `main.16e9128a.js`: another one after any change anywhere. */
const SCRIPT = /(\/assets\/js\/[\w~.-]+?)\.[0-9a-f]{8}\.js\b/g;

/** Stands for the commit, which is on every page and changes nothing else. */
const COMMIT = '{commit}';

/** A text without the commit that its page names, if it names one. */
export const withoutCommit = (text: string, commit: string | undefined): string =>
  commit === undefined ? text : text.replaceAll(commit, COMMIT);

/** The text again, with a commit. */
export const withCommit = (text: string, commit: string | undefined): string =>
  commit === undefined ? text : text.replaceAll(COMMIT, commit);

/**
 * The HTML of a built page without what is new in every build: the commit, and the hashes of scripts. It is the same for
 * two builds in which the page is the same to its readers.
 *
 * @param commit as pages name it, if they do
 */
export const normalizeHtml = (html: string, commit: string | undefined): string =>
  withoutCommit(html.replace(SCRIPT, '$1.js'), commit);
