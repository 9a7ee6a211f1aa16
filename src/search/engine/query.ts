import {ALTERNATIVE} from '../weights';
import type {Vocabulary} from './format';
import {termOf, wordsOf, type Word} from './words';
import type {WrittenWords} from './WrittenWords';

/** Terms that together stand for a part of the query, and how much they count. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly weight: number;
}

/** A part of the query: a word, a compound or a phrase, with all that it may stand for. */
export interface Concept {
  readonly alternatives: readonly Alternative[];
  /** How many words of the query it stands for. */
  readonly span: number;
  /** Set when the reader did not write it: pages without it lose nothing. */
  readonly isExtra?: true;
  /** The beginning of a word that is not in the index: looked up as a beginning of any term. */
  readonly beginning?: string;
}

/** A word or phrase: its terms, and those that are looked up. */
interface Phrase {
  readonly written: readonly string[];
  readonly looked: readonly string[];
}

/** Phrases of the vocabulary by their terms, each with its group. */
export class Synonyms {
  private readonly groups = new Map<string, (readonly Phrase[])[]>();
  private longest = 1;

  constructor({synonyms, stopWords}: Pick<Vocabulary, 'synonyms' | 'stopWords'>) {
    const isStopWord = new Set(stopWords);
    for (const group of synonyms) {
      const phrases = group.map((phrase) => {
        const words = wordsOf(phrase);
        const withMeaning = words.filter(({plain}) => !isStopWord.has(plain));
        // "Log in" is more than "log", "right to be forgotten" no more than "right" and "forgotten".
        const looked = (withMeaning.length > 1 ? withMeaning : words).map(({term}) => term);
        return {written: words.map(({term}) => term), looked};
      });
      for (const {written} of phrases) {
        const key = written.join(' ');
        const groups = this.groups.get(key) ?? [];
        this.groups.set(key, [...groups, phrases]);
        this.longest = Math.max(this.longest, written.length);
      }
    }
  }

  /** The longest phrase that the words begin with, and the phrases that mean the same. */
  at(words: readonly Word[]): {span: number; alternatives: Alternative[]} | undefined {
    for (let span = Math.min(this.longest, words.length); span > 0; span -= 1) {
      const key = words
        .slice(0, span)
        .map(({term}) => term)
        .join(' ');
      const groups = this.groups.get(key);
      if (!groups) continue;
      const phrases = groups.flat();
      const own = phrases.filter(({written}) => written.join(' ') === key);
      const others = phrases.filter(({written}) => written.join(' ') !== key);
      return {
        span,
        alternatives: [
          ...own.slice(0, 1).map(({looked}) => ({terms: looked, weight: 1})),
          ...others.map(({looked}) => ({terms: looked, weight: ALTERNATIVE.synonym})),
        ],
      };
    }
    return undefined;
  }
}

/** What the identifiers in a query are, as further concepts. */
function kindsOf(words: readonly Word[], identifiers: Vocabulary['identifiers']): Concept[] {
  return Object.entries(identifiers)
    .filter(([beginning]) => {
      const [start] = wordsOf(beginning);
      return words.some(({plain, parts}) => parts.length > 2 && plain.startsWith(start?.plain ?? ' '));
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
      const joined = [words[at - 1], word, words[at + 1]].map((one) => one?.plain ?? '');
      const names = [`${joined[0]}${word.plain}`, `${word.plain}${joined[2]}`].filter(
        (name) => name !== word.plain && written.has(name),
      );
      concepts.push({
        span: 1,
        alternatives: [
          ...(phrase?.alternatives ?? [{terms: [word.term], weight: 1}]),
          ...names.map((name) => ({terms: [termOf(name)], weight: 1})),
          ...furtherOf(word, isUnfinished, written, names.length > 0 || phrase !== undefined),
        ],
        ...(isUnfinished && word.plain.length > 2 ? {beginning: word.plain} : {}),
      });
    }
    at += 1;
  }
  return [...concepts, ...kindsOf(words, identifiers)];
}

/** What else a word may be: a compound's parts, a longer word, a word without the mistake. */
function furtherOf(
  word: Word,
  isUnfinished: boolean,
  written: WrittenWords,
  isKnown: boolean,
): Alternative[] {
  const further: Alternative[] = [];
  if (word.parts.length > 0) further.push({terms: word.parts, weight: ALTERNATIVE.parts});
  if (isUnfinished && !written.has(word.plain)) {
    for (const longer of written.beginningWith(word.plain)) {
      further.push({terms: [termOf(longer)], weight: ALTERNATIVE.beginning});
    }
  }
  if (further.length === 0 && !isKnown && !written.hasTerm(word.term)) {
    for (const {plain, mistakes} of written.closeTo(word.plain)) {
      further.push({terms: [termOf(plain)], weight: ALTERNATIVE.corrected[mistakes] ?? 0});
    }
  }
  return further;
}

/** The beginnings of addresses that a query names: "api", "release notes". */
export function areasOf(query: string, areas: Vocabulary['areas']): string[] {
  const asked = ` ${wordsOf(query)
    .map(({term}) => term)
    .join(' ')} `;
  return Object.entries(areas)
    .filter(([name]) =>
      asked.includes(
        ` ${wordsOf(name)
          .map(({term}) => term)
          .join(' ')} `,
      ),
    )
    .map(([, path]) => path);
}
