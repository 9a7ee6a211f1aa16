import SearchableMap from 'minisearch/SearchableMap';
import {CORRECTION, PREFIX} from '../weights';
import {termOf} from './words';

/** Whether the words have the same letters, as after two letters changed places. */
const isAnagram = (a: string, b: string) => Array.from(a).sort().join('') === Array.from(b).sort().join('');

/** A word of the site that may be meant by a mistyped one. */
export interface Correction {
  readonly plain: string;
  /** Edit distance (Levenshtein), in which letters that changed places are one edit. */
  readonly distance: number;
}

/**
 * Words of the site as they are written. Stems cannot be compared with what is half typed or mistyped:
 * "deleti" is no prefix of the stem "delet", and "retetnion" has another stem than "retention".
 */
export class WrittenWords {
  private readonly words = new SearchableMap<number>();
  private readonly terms = new Set<string>();

  constructor(words: string, counts: string) {
    words.split(' ').forEach((word, index) => {
      this.words.set(word, Number(counts[index]));
      this.terms.add(termOf(word));
    });
  }

  has(word: string): boolean {
    return this.words.has(word);
  }

  hasTerm(term: string): boolean {
    return this.terms.has(term);
  }

  /** The most frequent words with a prefix, without the prefix itself. */
  withPrefix(prefix: string): string[] {
    return [...this.words.atPrefix(prefix)]
      .filter(([word]) => word !== prefix)
      .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a.length - b.length)
      .slice(0, PREFIX.mostWords)
      .map(([word]) => word);
  }

  /** The words at the smallest edit distance from a mistyped one, the likeliest first. */
  closestTo(mistyped: string): Correction[] {
    if (mistyped.length < CORRECTION.fewestLetters) return [];
    const most = mistyped.length < CORRECTION.fewestLettersForTwoEdits ? 1 : 2;
    // Letters that changed places are two edits to MiniSearch.
    const found = [...this.words.fuzzyGet(mistyped, 2)].map(([plain, [count, edits]]) => ({
      plain,
      count,
      distance: edits === 2 && isAnagram(plain, mistyped) ? 1 : edits,
      hasOtherInitial: plain.startsWith(mistyped.charAt(0)) ? 0 : 1,
    }));
    return found
      .filter(({distance, plain}) => distance <= most && plain.length >= CORRECTION.fewestLettersOfTarget)
      .sort((a, b) => a.distance - b.distance || a.hasOtherInitial - b.hasOtherInitial || b.count - a.count)
      .filter(({distance}, _index, all) => distance === all[0]?.distance)
      .slice(0, CORRECTION.mostWords);
  }
}
