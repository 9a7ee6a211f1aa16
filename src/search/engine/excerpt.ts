import {EXCERPT} from '../weights';
import type {CatalogPage} from './Catalog';
import type {SectionText} from './format';
import type {Match} from './match';
import {sum} from './sum';
import {wordsOf, type Word} from './words';

/** Where a text has something, in characters. */
export interface Position {
  readonly start: number;
  readonly length: number;
}

/** Concepts to look for: the terms that stand for each, and how much it says. */
export type WeightedTerms = readonly {readonly terms: ReadonlySet<string>; readonly weight: number}[];

const stands = ({term, parts}: Word, terms: ReadonlySet<string>) =>
  terms.has(term) || parts.some((part) => terms.has(part));

/** Where a text has any of the concepts. */
export function positionsIn(text: string, wanted: WeightedTerms): Position[] {
  return wordsOf(text)
    .filter((word) => wanted.some(({terms}) => stands(word, terms)))
    .map(({start, length}) => ({start, length}));
}

/**
 * The sections of a page that may say most of what is asked, before their texts are known: those that have most of it
 * anywhere, the heading first. Numbers in the page.
 */
export function likelySections(
  {sections}: CatalogPage,
  asked: readonly {readonly match: Match; readonly weight: number}[],
): number[] {
  return sections
    .map((section, number) => {
      const weights = asked.map(({match, weight}) => {
        const isInHeading = match.headings.has(section);
        return match.sections.has(section) ? weight * (1 + (isInHeading ? EXCERPT.heading : 0)) : 0;
      });
      return {
        number,
        weight: sum(weights),
        score: sum(asked.map(({match}) => match.sections.get(section) ?? 0)),
      };
    })
    .sort((a, b) => b.weight - a.weight || b.score - a.score)
    .slice(0, EXCERPT.likelySections)
    .map(({number}) => number);
}

/** A section of a page, with what is marked in its text. */
export interface Excerpt extends SectionText {
  /** From where most of what is wanted stands together. Empty: only the heading has it. */
  readonly positions: readonly Position[];
}

/** A word of a text that stands for a concept. */
interface Occurrence extends Position {
  readonly concept: number;
  readonly weight: number;
}

/** Words that stand for a concept, in their order. A word that stands for two is there twice. */
function occurrencesIn(text: string, wanted: WeightedTerms): Occurrence[] {
  return wordsOf(text).flatMap((word) =>
    wanted.flatMap(({terms, weight}, concept) =>
      stands(word, terms) ? [{start: word.start, length: word.length, concept, weight}] : [],
    ),
  );
}

/** The line of a text with the most concepts, by their weights. Of equal ones the first. */
function bestLine(occurrences: readonly Occurrence[]): {start: number; weight: number} {
  let best = {start: 0, weight: 0};
  occurrences.forEach(({start}, at) => {
    const seen = new Set<number>();
    let weight = 0;
    for (const other of occurrences.slice(at, at + EXCERPT.mostMatchesInLine)) {
      if (other.start - start > EXCERPT.line) break;
      if (!seen.has(other.concept)) weight += other.weight;
      seen.add(other.concept);
    }
    if (weight > best.weight) best = {start, weight};
  });
  return best;
}

/** The section of a page that says most of what is wanted. Of equal ones the first. */
export function bestExcerpt(sections: readonly SectionText[], wanted: WeightedTerms): Excerpt | undefined {
  let best: {excerpt: Excerpt; weight: number} | undefined;
  for (const section of sections) {
    const occurrences = occurrencesIn(section.text, wanted);
    const line = bestLine(occurrences);
    const headingWords = wordsOf(section.heading);
    const isAsked = (word: Word) => wanted.some(({terms}) => stands(word, terms));
    const questionWords = wordsOf(section.questions);
    const isQuery = headingWords.length > 0 && headingWords.every(isAsked);
    const weight = wanted.reduce((sum, {terms, weight: one}, concept) => {
      const isInHeading = headingWords.some((word) => stands(word, terms));
      const isInText = occurrences.some((occurrence) => occurrence.concept === concept);
      const ofHeading = EXCERPT.heading + (isQuery ? EXCERPT.headingIsQuery : 0);
      const isInQuestion = questionWords.some((word) => stands(word, terms));
      const places = (isInText ? 1 : 0) + (isInHeading ? ofHeading : 0);
      return sum + one * (places + (isInQuestion ? EXCERPT.question : 0));
    }, line.weight * EXCERPT.proximity);
    if (weight > 0 && (!best || weight > best.weight)) {
      const positions = occurrences
        .filter(({start}) => start >= line.start)
        .map(({start, length}) => ({start, length}));
      best = {excerpt: {...section, positions}, weight};
    }
  }
  return best?.excerpt;
}
