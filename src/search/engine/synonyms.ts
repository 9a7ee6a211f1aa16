import {ALTERNATIVE} from '../weights';
import type {Vocabulary} from './format';
import {wordsOf, type Word} from './words';

/** Terms that together stand for a part of the query, and how much they count. */
export interface Alternative {
  readonly terms: readonly string[];
  readonly weight: number;
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
