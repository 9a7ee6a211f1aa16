import * as words from '../engine/words';
import type {WordForm} from '../engine/words';

/**
 * The same as in `engine/words.ts`, remembered: an index is made of several passes over the same blocks, in each
 * context that has the page, and of words that come back on each page. For the build only, a browser would keep every
 * text that it reads.
 */
function remembered<T>(compute: (text: string) => T): (text: string) => T {
  const known = new Map<string, T>();
  return (text) => {
    let value = known.get(text);
    if (value === undefined) known.set(text, (value = compute(text)));
    return value;
  };
}

const formOf = remembered(words.formOf);

/** The words of a text, one object for each word that is written the same. */
export const wordsOf: (text: string) => readonly WordForm[] = remembered((text) =>
  (text.match(words.WORD) ?? []).map(formOf),
);

/** The terms of a text: words, and the parts of compounds. */
export const termsOf: (text: string) => readonly string[] = remembered((text) =>
  wordsOf(text).flatMap(({term, parts}) => [term, ...parts]),
);
