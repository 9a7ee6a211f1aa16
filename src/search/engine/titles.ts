import {wordsOf} from './words';

/** The terms of a title that say something. */
export const termsOfTitle = (title: string, stopWords: ReadonlySet<string>): string[] =>
  wordsOf(title)
    .filter(({plain}) => !stopWords.has(plain))
    .map(({term}) => term);

/** The terms of all titles, each once, in their order: an index has a number for each, and not the terms again. */
export const termsOfTitles = (titles: readonly string[], stopWords: ReadonlySet<string>): string[] => [
  ...new Set(titles.flatMap((title) => termsOfTitle(title, stopWords))),
];
