/**
 * The files of an index. `search-index-<context>-<hash>.json` is loaded on the first focus; what it
 * names is loaded when a query needs it. Every name has a hash of its content.
 */

/** Pages or sections that have a term: steps between their numbers, negative before a count above 1. */
export type PackedNumbers = readonly number[];
/** A term, and for each field that has it the field's number and its pages or sections. */
export type PackedTerm = readonly [term: string, ...fields: (readonly [field: number, PackedNumbers])[]];

/** Numbers of terms, for each field of each page or section. */
export type Lengths = readonly (readonly number[])[];

/**
 * A page: address, title, number of its place in the site, file with its text, number of sections,
 * logarithm of the number of pages that link to it.
 */
export type PackedPage = readonly [
  url: string,
  title: string,
  place: number,
  textFile: string,
  sections: number,
  links: number,
];

/** Data from `vocabulary.yml`. */
export interface Vocabulary {
  readonly stopWords: readonly string[];
  /** Groups of words and phrases that stand for each other. */
  readonly synonyms: readonly (readonly string[])[];
  /** What identifiers are that begin like this. */
  readonly identifiers: Readonly<Record<string, string>>;
  /** Words that name an area of the site, and the beginning of its addresses. */
  readonly areas: Readonly<Record<string, string>>;
}

export interface IndexStart extends Vocabulary {
  readonly pages: readonly PackedPage[];
  /** Breadcrumbs that pages share. */
  readonly places: readonly (readonly string[])[];
  readonly pageLengths: Lengths;
  readonly sectionLengths: Lengths;
  /** Terms of pages, and of the headings of sections. */
  readonly pageTerms: readonly PackedTerm[];
  readonly headingTerms: readonly PackedTerm[];
  /** Words as they are written, for beginnings and typing mistakes, in alphabetical order. */
  readonly words: string;
  /** For each of the words a digit: the logarithm of the number of pages that have it. */
  readonly counts: string;
  /** Parts of the index with the terms of the text: the first term of each, and its file. */
  readonly parts: readonly (readonly [first: string, file: string])[];
}

/** A section of a page: heading, anchor and text. The first one is the page's introduction. */
export type PackedSection = readonly [heading: string, anchor: string, text: string];

/** Turns counts into steps, which compress well: most counts are 1, most steps are small. */
export function packNumbers(counts: ReadonlyMap<number, number>): number[] {
  const packed: number[] = [];
  let previous = -1;
  for (const [number, count] of [...counts].sort(([a], [b]) => a - b)) {
    const step = number - previous;
    if (count > 1) packed.push(-step, Math.min(count, 20));
    else packed.push(step);
    previous = number;
  }
  return packed;
}

/** The inverse of `packNumbers`, in the form that MiniSearch loads. */
export function unpackNumbers(packed: PackedNumbers): Record<number, number> {
  const counts: Record<number, number> = {};
  let number = -1;
  for (let at = 0; at < packed.length; at += 1) {
    const step = packed[at] ?? 0;
    number += Math.abs(step);
    if (step < 0) at += 1;
    counts[number] = step < 0 ? (packed[at] ?? 1) : 1;
  }
  return counts;
}
