import type {Position} from '../engine/excerpt';

/** A piece of a text, marked or not. */
export interface Segment {
  readonly text: string;
  readonly isMarked: boolean;
}

/** A text with marks, in its order. */
export type MarkedText = readonly Segment[];

/** Words with their punctuation, and the spaces between them. */
const WORDS = /\S+|\s+/g;

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

/** A text in marked words, other words, and what stands between them. */
function piecesOf(text: string, positions: readonly Position[]): Segment[] {
  const plain = (from: number, to?: number) =>
    (text.slice(from, to).match(WORDS) ?? []).map((piece): Segment => ({text: piece, isMarked: false}));
  const pieces: Segment[] = [];
  let end = 0;
  for (const {start, length} of positions) {
    // A word that stands for two concepts has two positions.
    if (start < end) continue;
    pieces.push(...plain(end, start));
    end = start + length;
    pieces.push({text: text.slice(start, end), isMarked: true});
  }
  return [...pieces, ...plain(end)];
}

/**
 * A text with the words at some positions marked: whole words, because a mark within a word tears it apart.
 *
 * @param positions in their order
 */
export const markWords = (text: string, positions: readonly Position[]): MarkedText =>
  joined(piecesOf(text, positions));

/** The beginning of a text, of at most so many characters. It ends between words; what is left out is an ellipsis. */
export function beginningOf(text: string, length: number): string {
  if (text.length <= length) return text;
  const end = text.lastIndexOf(' ', length);
  return `${text.slice(0, end > 0 ? end : length)} …`;
}

/**
 * The part of a text around its first position, with all positions in it marked. It ends between words; what is left
 * out is an ellipsis.
 *
 * @param positions at least one, in their order
 * @param length most characters, unless the first position alone has more
 */
export function excerptAround(text: string, positions: readonly Position[], length: number): MarkedText {
  const pieces = piecesOf(text, positions);
  const first = pieces.findIndex(({isMarked}) => isMarked);
  let [from, to] = [first, first + 1];
  let room = length - pieces.slice(from, to).reduce((sum, piece) => sum + piece.text.length, 0);
  let balance = 0;
  for (;;) {
    const [before, after] = [from > 0 ? pieces[from - 1] : undefined, pieces[to]];
    const fits = (piece: Segment | undefined) => piece !== undefined && piece.text.length <= room;
    // As much before the first position as after it, where there is enough of both.
    if (before && fits(before) && (balance <= 0 || !fits(after))) {
      from -= 1;
      room -= before.text.length;
      balance += before.text.length;
    } else if (after && fits(after)) {
      to += 1;
      room -= after.text.length;
      balance -= after.text.length;
    } else break;
  }
  const [start, end] = [from > 0 ? '… ' : '', to < pieces.length ? ' …' : ''];
  const excerpt = joined(pieces.slice(from, to));
  const last = excerpt.length - 1;
  return joined([
    {text: start, isMarked: false},
    ...excerpt.map(({text: piece, isMarked}, index) => {
      const begun = index === 0 && start ? piece.trimStart() : piece;
      return {text: index === last && end ? begun.trimEnd() : begun, isMarked};
    }),
    {text: end, isMarked: false},
  ]);
}
