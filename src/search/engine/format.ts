/**
 * The files of an index. `search-index-<context>-<hash>.json` is loaded on the first focus; what it names is loaded
 * when a query needs it. Every name has a hash of its content.
 *
 * Lists that repeat for each page, section or term are tuples in the files, because names would be most of their
 * bytes. `unpack…` gives them names again.
 */
import {PRECISION} from '../weights';

/** Pages or sections that have a term: steps between their numbers, negative before a count above 1. */
export type PackedPostings = readonly number[];
/** A term, and for each field that has it the field's number and its pages or sections. */
export type PackedTerm = readonly [term: string, ...fields: (readonly [field: number, PackedPostings])[]];

/** Numbers of terms, for each field of each page or section. */
export type Lengths = readonly (readonly number[])[];

/** A file with texts of a page, and the number of the first of its sections. */
export type PackedTexts = readonly [firstSection: number, file: string];

export type PackedPage = readonly [
  url: string,
  title: string,
  breadcrumbs: number,
  sectionCount: number,
  links: number,
  texts: readonly PackedTexts[],
];

/** A page as a tuple of the index has it. */
export interface PageEntry {
  readonly url: string;
  readonly title: string;
  /** Number of its breadcrumbs in `IndexStart.breadcrumbs`. */
  readonly breadcrumbs: number;
  readonly sectionCount: number;
  /** Logarithm of the number of pages that link to it. */
  readonly links: number;
  /** Files with its sections, in their order. */
  readonly texts: readonly PackedTexts[];
}

export function packPage({url, title, breadcrumbs, sectionCount, links, texts}: PageEntry): PackedPage {
  return [url, title, breadcrumbs, sectionCount, links, texts];
}

export function unpackPage([url, title, breadcrumbs, sectionCount, links, texts]: PackedPage): PageEntry {
  return {url, title, breadcrumbs, sectionCount, links, texts};
}

/** Terms of sections, and those of titles and summaries, from one in the alphabet to another. */
export type PackedTerms = readonly [ofSections: readonly PackedTerm[], ofPages: readonly PackedTerm[]];

/** Where a shard of the index begins, and its file. */
export type PackedShard = readonly [firstTerm: string, file: string];

export interface ShardEntry {
  readonly firstTerm: string;
  readonly file: string;
}

export function unpackShard([firstTerm, file]: PackedShard): ShardEntry {
  return {firstTerm, file};
}

/** Where an identifier leads: its page, the number of the section in the page's text, and the place on the page. */
export type PackedPlace = readonly [key: string, page: number, section: number, anchor: string];

/** Data from `vocabulary.yml`. */
export interface Vocabulary {
  readonly stopWords: readonly string[];
  /** Groups of words and phrases that stand for each other. */
  readonly synonyms: readonly (readonly string[])[];
  /** What identifiers with a prefix are. */
  readonly identifiers: Readonly<Record<string, string>>;
  /** Words that name an area of the site, and the prefix of its addresses. */
  readonly areas: Readonly<Record<string, string>>;
}

export interface IndexStart extends Vocabulary {
  readonly pages: readonly PackedPage[];
  /** Breadcrumbs that pages share. */
  readonly breadcrumbs: readonly (readonly string[])[];
  readonly pageLengths: Lengths;
  readonly sectionLengths: Lengths;
  /** On how many pages' titles or summaries each term of a title is, in the order of `termsOfTitles`. */
  readonly titleCounts: readonly number[];
  /** Words as they are written, for prefixes and typing mistakes, in alphabetical order. */
  readonly words: string;
  /** For each of the words a digit: the logarithm of the number of pages that have it. */
  readonly counts: string;
  /** File with the places of identifiers. */
  readonly places: string;
  /** Files with the terms, in alphabetical order. */
  readonly shards: readonly PackedShard[];
}

export type PackedSection = readonly [heading: string, anchor: string, text: string, questions?: string];

/** A section of a page's text. The first one is the page's introduction, without heading and anchor. */
export interface SectionText {
  readonly heading: string;
  readonly anchor: string;
  readonly text: string;
  /** What people ask that it answers: a reason to show it, and not shown. */
  readonly questions: string;
}

export function packSection({heading, anchor, text, questions}: SectionText): PackedSection {
  return questions ? [heading, anchor, text, questions] : [heading, anchor, text];
}

export function unpackSection([heading, anchor, text, questions = '']: PackedSection): SectionText {
  return {heading, anchor, text, questions};
}

/** Turns counts into steps, which compress well: most counts are 1, most steps are small. */
export function packPostings(counts: ReadonlyMap<number, number>): number[] {
  const packed: number[] = [];
  let previous = -1;
  for (const [number, count] of [...counts].sort(([a], [b]) => a - b)) {
    const step = number - previous;
    if (count > 1) packed.push(-step, Math.min(count, PRECISION.mostOccurrences));
    else packed.push(step);
    previous = number;
  }
  return packed;
}

/** The inverse of `packPostings`, in the form that MiniSearch loads. */
export function unpackPostings(packed: PackedPostings): Record<number, number> {
  const counts: Record<number, number> = {};
  let number = -1;
  let isCounted = true;
  for (const step of packed) {
    if (isCounted) {
      number += Math.abs(step);
      counts[number] = 1;
      isCounted = step > 0;
    } else {
      counts[number] = step;
      isCounted = true;
    }
  }
  return counts;
}
