import SearchableMap from 'minisearch/SearchableMap';
import {termOf} from './words';

const MOST_BEGINNINGS = 6;
const MOST_CORRECTIONS = 3;

/** Whether the words have the same letters, as after two letters changed places. */
const sameLetters = (a: string, b: string) => Array.from(a).sort().join('') === Array.from(b).sort().join('');

/**
 * Words of the site as they are written. Stems cannot be compared with what is half typed or mistyped:
 * "deleti" is no beginning of the stem "delet", and "retetnion" has another stem than "retention".
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

  /** The most frequent words that begin like this, without the word itself. */
  beginningWith(beginning: string): string[] {
    return [...this.words.atPrefix(beginning)]
      .filter(([word]) => word !== beginning)
      .sort(([a, countOfA], [b, countOfB]) => countOfB - countOfA || a.length - b.length)
      .slice(0, MOST_BEGINNINGS)
      .map(([word]) => word);
  }

  /** The words that are meant by a mistyped one, the likeliest first. */
  closeTo(mistyped: string): {plain: string; mistakes: number}[] {
    if (mistyped.length < 4) return [];
    const most = mistyped.length < 6 ? 1 : 2;
    // Letters that changed places are two edits and one mistake.
    const found = [...this.words.fuzzyGet(mistyped, 2)].map(([plain, [count, edits]]) => ({
      plain,
      count,
      mistakes: edits === 2 && sameLetters(plain, mistyped) ? 1 : edits,
      beginsDifferently: plain.startsWith(mistyped.charAt(0)) ? 0 : 1,
    }));
    return found
      .filter(({mistakes, plain}) => mistakes <= most && plain.length > 3)
      .sort(
        (a, b) => a.mistakes - b.mistakes || a.beginsDifferently - b.beginsDifferently || b.count - a.count,
      )
      .filter(({mistakes}, _index, all) => mistakes === all[0]?.mistakes)
      .slice(0, MOST_CORRECTIONS);
  }
}
