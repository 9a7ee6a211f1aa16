import type {PackedSection} from './format';
import {wordsOf, type Word} from './words';

export type Position = readonly [start: number, length: number];

/** Terms to look for, and how much each says. */
export type Wanted = readonly {readonly terms: ReadonlySet<string>; readonly worth: number}[];

const has = (word: Word, terms: ReadonlySet<string>) =>
  terms.has(word.term) || word.parts.some((part) => terms.has(part));

/** Where a text has what is wanted. */
export function positionsIn(text: string, wanted: Wanted): Position[] {
  return wordsOf(text)
    .filter((word) => wanted.some(({terms}) => has(word, terms)))
    .map(({start, length}) => [start, length]);
}

/** How far apart two words may be to be seen in one line of a hit. */
const LINE = 80;

export interface Passage {
  readonly heading: string;
  readonly anchor: string;
  readonly text: string;
  /** Of the text, from where most of what is wanted stands together. Empty: only the heading has it. */
  readonly positions: readonly Position[];
}

/** What a heading counts beside the text, and a second mention beside the first. */
const HEADING_WORTH = 1.2;
const NEARNESS_WORTH = 0.5;

/** The section of a page that says most of what is wanted. */
export function bestPassage(sections: readonly PackedSection[], wanted: Wanted): Passage | undefined {
  let best: {passage: Passage; worth: number} | undefined;
  for (const [heading, anchor, text] of sections) {
    const places = wordsOf(text).flatMap((word) =>
      wanted.flatMap(({terms, worth}, concept) => (has(word, terms) ? [{word, worth, concept}] : [])),
    );
    const inHeading = wordsOf(heading);
    let line = {from: 0, worth: 0};
    places.forEach(({word: {start}}, at) => {
      const seen = new Set<number>();
      let worth = 0;
      for (const {word, concept, worth: more} of places.slice(at, at + 12)) {
        if (word.start - start > LINE) break;
        if (!seen.has(concept)) worth += more;
        seen.add(concept);
      }
      if (worth > line.worth) line = {from: start, worth};
    });
    const worth = wanted.reduce((sum, {terms, worth: one}, concept) => {
      const isInHeading = inHeading.some((word) => has(word, terms));
      const isInText = places.some((place) => place.concept === concept);
      return sum + one * ((isInText ? 1 : 0) + (isInHeading ? HEADING_WORTH : 0));
    }, line.worth * NEARNESS_WORTH);
    if (worth > 0 && (!best || worth > best.worth)) {
      const positions = places
        .filter(({word}) => word.start >= line.from)
        .map(({word: {start, length}}): Position => [start, length]);
      best = {passage: {heading, anchor, text, positions}, worth};
    }
  }
  return best?.passage;
}
