/**
 * Names that are code by their shape: a header with its value, as in `Authorization: Bearer {access_token}`, and
 * parameters such as `next_offset`, `paging.next.after`, `nextPageToken`, and `$top`. One that is a word of English,
 * such as `page`, can't be told from prose.
 */
const NAMES =
  /([A-Za-z][\w-]*: (?:[\w-]+ )?\{[^}]+\}(?::\{[^}]+\})*|@?\b[a-z]\w*(?:[._]\w+)+|\b[a-z]{2,}[A-Z]\w*|\$[a-z]\w*)/;

/** The parts of a sentence: what has an odd index is a name of code. */
export function splitByCode(sentence: string): string[] {
  return sentence.split(NAMES);
}
