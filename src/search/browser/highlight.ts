import type {Position} from '../engine/excerpt';

/** A piece of a text, marked or not. */
export interface Segment {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text with marks, in its order. */
export type MarkedText = readonly Segment[];

/** Words and what stands between them. */
const WORDS = /[\p{L}\p{N}_]+|[^\p{L}\p{N}_]+/gu;

/** Segments without empty ones, neighbors of one kind as one. */
function joined(segments: Iterable<Segment>): Segment[] {
  const result: Segment[] = [];
  for (const {text, isMarked} of segments) {
    if (!text) continue;
    const last = result.at(-1);
    if (last?.isMarked === isMarked) {
      result[result.length - 1] = {text: last.text + text, isMarked};
    } else result.push({text, isMarked});
  }
  return result;
}

/**
 * Marks words of a query wherever a text has them, also within other words.
 *
 * @param words in lower case, letters and digits only, the longest first
 */
export function markWords(text: string, words: readonly string[]): MarkedText {
  if (words.length === 0) return joined([{text, isMarked: false}]);
  // The group keeps what is split at: it has every second place.
  const pieces = text.split(new RegExp(`(${words.join('|')})`, 'iu'));
  return joined(pieces.map((piece, index) => ({text: piece, isMarked: index % 2 === 1})));
}

/** A word at a position: what the reader has typed of it, or all of it when it stands for something else. */
function markPosition(text: string, words: readonly string[]): MarkedText {
  const marked = markWords(text, words);
  return marked.some(({isMarked}) => isMarked) ? marked : [{text, isMarked: true}];
}

/**
 * The part of a text around its first position, with all positions in it marked. It ends between words; what is left
 * out is an ellipsis.
 *
 * @param positions at least one, in their order
 * @param words as in `markWords`
 * @param length most characters, unless the first position alone has more
 */
export function excerptAround(
  text: string,
  positions: readonly Position[],
  words: readonly string[],
  length: number,
): MarkedText {
  const plain = (from: number, to?: number) =>
    (text.slice(from, to).match(WORDS) ?? []).map((piece): MarkedText => [{text: piece, isMarked: false}]);
  const pieces: MarkedText[] = [];
  let end = 0;
  for (const {start, length: wordLength} of positions) {
    // A word that stands for two concepts has two positions.
    if (start < end) continue;
    pieces.push(...plain(end, start));
    end = start + wordLength;
    pieces.push(markPosition(text.slice(start, end), words));
  }
  pieces.push(...plain(end));

  const lengthOf = (piece: MarkedText) => piece.reduce((sum, segment) => sum + segment.text.length, 0);
  const first = pieces.findIndex((piece) => piece.some(({isMarked}) => isMarked));
  let [from, to] = [first, first + 1];
  let room = length - pieces.slice(from, to).reduce((sum, piece) => sum + lengthOf(piece), 0);
  let balance = 0;
  for (;;) {
    const [before, after] = [from > 0 ? pieces[from - 1] : undefined, pieces[to]];
    const fits = (piece: MarkedText | undefined) => piece !== undefined && lengthOf(piece) <= room;
    // As much before the first position as after it, where there is enough of both.
    if (before && fits(before) && (balance <= 0 || !fits(after))) {
      from -= 1;
      room -= lengthOf(before);
      balance += lengthOf(before);
    } else if (after && fits(after)) {
      to += 1;
      room -= lengthOf(after);
      balance -= lengthOf(after);
    } else break;
  }
  const ellipsis = (isCut: boolean): Segment => ({text: isCut ? '…' : '', isMarked: false});
  return joined([ellipsis(from > 0), ...pieces.slice(from, to).flat(), ellipsis(to < pieces.length)]);
}

/** A marked text without its marks. */
export const plainText = (marked: MarkedText): string => marked.map(({text}) => text).join('');
