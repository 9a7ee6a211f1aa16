import {PHRASE_LENGTH} from '../weights';
import type {Catalog} from './Catalog';
import {inverseDocumentFrequency} from './idf';
import type {Concept} from './concepts';
import {sum} from './sum';
import type {Scores} from './TermIndex';
import type {Postings, Terms} from './Terms';

/** A concept of the query, looked up. */
export interface Match extends Postings {
  /** How much it says: its inverse document frequency, more for a phrase. */
  readonly weight: number;
  /** Terms that stand for it wherever they are. */
  readonly terms: ReadonlySet<string>;
  /** All terms, those of each alternative together. The first are the reader's own. */
  readonly alternatives: readonly (readonly string[])[];
  /** Whether the reader did not write it: pages without it lose nothing. */
  readonly isExtra: boolean;
  /** How many words of the query it stands for. */
  readonly span: number;
}

/** What a concept is looked up in. */
export interface Lookup {
  readonly terms: Terms;
  readonly catalog: Catalog;
  readonly stopWords: ReadonlySet<string>;
}

/** Where all of the terms are: on a page's title or summary, or in one section below it. */
function intersection(postings: readonly Postings[], catalog: Catalog): Postings {
  const [first] = postings;
  if (postings.length === 1 && first) return first;
  const meanWhere = (
    numbers: Iterable<number>,
    scoreIn: (one: Postings, number: number) => number | undefined,
  ) => {
    const means = new Map<number, number>();
    for (const number of numbers) {
      const scores = postings.map((one) => scoreIn(one, number));
      if (scores.every((score) => score !== undefined)) means.set(number, sum(scores) / postings.length);
    }
    return means;
  };
  const anySection = new Set(postings.flatMap(({sections}) => [...sections.keys()]));
  return {
    pages: meanWhere(first?.pages.keys() ?? [], ({pages}, page) => pages.get(page)),
    sections: meanWhere(
      anySection,
      ({sections, pages}, section) =>
        sections.get(section) ?? (pages.has(catalog.pageOf(section).id) ? 0 : undefined),
    ),
    headings: new Set(
      [...(first?.headings ?? [])].filter((section) => postings.every(({headings}) => headings.has(section))),
    ),
  };
}

/**
 * The term of a synonym that stands for it by itself: the one that is in the fewest places. The others, such as "right"
 * of "right to be forgotten", mean something else in most of theirs.
 */
async function tellingTerm(together: readonly string[], {terms, stopWords}: Lookup): Promise<string[]> {
  const places = await Promise.all(
    together
      .filter((term) => !stopWords.has(term))
      .map(async (term) => {
        const {pages, sections} = await terms.lookUp(term);
        return {term, count: pages.size + sections.size};
      }),
  );
  return places
    .sort((a, b) => a.count - b.count)
    .slice(0, 1)
    .map(({term}) => term);
}

/** Looks up all that a concept may stand for. Where several of it are, the best one counts. */
export async function matchOf(
  {alternatives, span, prefix, isExtra = false}: Concept,
  lookup: Lookup,
): Promise<Match> {
  const {terms, catalog} = lookup;
  const found = await Promise.all(
    alternatives.map(async ({terms: together, weight}) => ({
      weight,
      postings: intersection(await Promise.all(together.map((term) => terms.lookUp(term))), catalog),
    })),
  );
  const isNowhere = found.every(({postings: {pages, sections}}) => pages.size + sections.size === 0);
  if (prefix && isNowhere) found.push({weight: 1, postings: await terms.lookUp(prefix, true)});

  const phraseWeight = span ** PHRASE_LENGTH;
  const best = (scoresOf: (postings: Postings) => Scores) => {
    const scores = new Map<number, number>();
    for (const {weight, postings} of found) {
      for (const [number, score] of scoresOf(postings)) {
        scores.set(number, Math.max(scores.get(number) ?? 0, score * weight * phraseWeight));
      }
    }
    return scores;
  };
  const pages = best((postings) => postings.pages);
  const sections = best((postings) => postings.sections);
  const anyPage = new Set([
    ...pages.keys(),
    ...[...sections.keys()].map((section) => catalog.pageOf(section).id),
  ]);
  const telling = await Promise.all(
    alternatives.map(async ({terms: together}, index) =>
      index === 0 ? together : tellingTerm(together, lookup),
    ),
  );
  return {
    pages,
    sections,
    headings: new Set(found.flatMap(({postings}) => [...postings.headings])),
    weight: inverseDocumentFrequency(anyPage.size, catalog.pages.length) * phraseWeight,
    terms: new Set(telling.flat()),
    alternatives: alternatives.map(({terms: together}) => together),
    isExtra,
    span,
  };
}
