import {ALTERNATIVE, FEWEST_PARTS_OF_AN_IDENTIFIER, PREFIX} from '../weights';
import type {Vocabulary} from './format';
import type {Alternative, Synonyms} from './synonyms';
import {termOf, wordsOf, type Word} from './words';
import type {WrittenWords} from './WrittenWords';

/** A part of the query: a word, a compound or a phrase, with all that it may stand for. */
export interface Concept {
  /** The reader's own words first. */
  readonly alternatives: readonly Alternative[];
  /** How many words of the query it stands for. */
  readonly span: number;
  /** Set when the reader did not write it: pages without it lose nothing. */
  readonly isExtra?: boolean;
  /** What was typed so far of the last word: looked up as a prefix of any term when the word is nowhere. */
  readonly prefix?: string;
}

/** What the identifiers in a query are, as further concepts. */
function kindsOf(words: readonly Word[], identifiers: Vocabulary['identifiers']): Concept[] {
  return Object.entries(identifiers)
    .filter(([prefix]) => {
      const [start] = wordsOf(prefix);
      return words.some(
        ({plain, parts}) =>
          start && parts.length >= FEWEST_PARTS_OF_AN_IDENTIFIER && plain.startsWith(start.plain),
      );
    })
    .flatMap(([, kind]) => wordsOf(kind))
    .map(({term}) => ({span: 1, isExtra: true, alternatives: [{terms: [term], weight: ALTERNATIVE.kind}]}));
}

/** Takes a query apart into concepts. The last word may be unfinished: the reader is typing it. */
export function conceptsOf(
  query: string,
  synonyms: Synonyms,
  stopWords: ReadonlySet<string>,
  identifiers: Vocabulary['identifiers'],
  written: WrittenWords,
): Concept[] {
  const words = wordsOf(query);
  const isTyping = /[\p{L}\p{N}]$/u.test(query);
  const concepts: Concept[] = [];
  const isOnlyStopWords = words.every(({plain}) => stopWords.has(plain));

  for (let at = 0; at < words.length;) {
    const word = words[at];
    if (!word) break;
    const phrase = synonyms.at(words.slice(at));
    if (phrase && phrase.span > 1) {
      concepts.push(phrase);
      at += phrase.span;
      continue;
    }
    const isUnfinished = isTyping && at === words.length - 1;
    if (!stopWords.has(word.plain) || isOnlyStopWords) {
      // A name that readers write in two words: "big query".
      const before = words[at - 1]?.plain ?? '';
      const after = words[at + 1]?.plain ?? '';
      const names = [`${before}${word.plain}`, `${word.plain}${after}`].filter(
        (name) => name !== word.plain && written.has(name),
      );
      concepts.push({
        span: 1,
        alternatives: [
          ...(phrase?.alternatives ?? [{terms: [word.term], weight: 1}]),
          ...names.map((name) => ({terms: [termOf(name)], weight: 1})),
          ...furtherAlternatives(word, isUnfinished, written, names.length > 0 || phrase !== undefined),
        ],
        ...(isUnfinished && word.plain.length >= PREFIX.fewestLetters ? {prefix: word.plain} : {}),
      });
    }
    at += 1;
  }
  return [...concepts, ...kindsOf(words, identifiers)];
}

/** What else a word may be: a compound's parts, a longer word, a word without the typing mistake. */
function furtherAlternatives(
  word: Word,
  isUnfinished: boolean,
  written: WrittenWords,
  isKnown: boolean,
): Alternative[] {
  const further: Alternative[] = [];
  if (word.parts.length > 0) further.push({terms: word.parts, weight: ALTERNATIVE.compoundParts});
  if (isUnfinished && !written.has(word.plain)) {
    for (const longer of written.withPrefix(word.plain)) {
      further.push({terms: [termOf(longer)], weight: ALTERNATIVE.prefix});
    }
  }
  if (further.length === 0 && !isKnown && !written.hasTerm(word.term)) {
    for (const {plain, distance} of written.closestTo(word.plain)) {
      further.push({terms: [termOf(plain)], weight: ALTERNATIVE.corrected[distance] ?? 0});
    }
  }
  return further;
}
