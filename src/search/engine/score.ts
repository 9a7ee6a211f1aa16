import {
  ALL,
  COVERAGE,
  HEADING_IS_QUERY,
  LINKED,
  NAMED_AREA,
  OTHER_SECTIONS,
  SECTION_COVERAGE,
  TITLE_IN_FULL,
  TITLE_IS_QUERY,
} from '../weights';
import type {CatalogPage} from './Catalog';
import type {Match} from './match';
import {sum} from './sum';

/** A query, looked up. */
export interface Question {
  readonly matches: readonly Match[];
  /** Prefixes of addresses that it names. */
  readonly areas: readonly string[];
}

export interface ScoredPage {
  readonly page: CatalogPage;
  readonly score: number;
  /** Whether the title has all of the query. */
  readonly isTitle: boolean;
}

const weightOf = (matches: readonly Match[]) => sum(matches.map(({weight}) => weight));

/** What the reader has written, without what an identifier brings along. */
export const askedIn = ({matches}: Question): Match[] => matches.filter(({isExtra}) => !isExtra);

/** The terms of a page's title that stand for a concept: all alternatives that are there as a whole. */
export function termsInTitle({titleTerms}: CatalogPage, {alternatives}: Match): string[] {
  const isInTitle = (term: string) => titleTerms.some((one) => one.term === term);
  return alternatives.filter((terms) => terms.every(isInTitle)).flat();
}

/** Whether a query names an area of the site that the page is in. */
export const isInArea = ({url}: CatalogPage, {areas}: Question): boolean =>
  areas.some((path) => url.startsWith(path));

/** The score of the best section of a page and a share of the others, and which concepts the page has. */
function scoreSections(
  page: CatalogPage,
  matches: readonly Match[],
  headingLengths: readonly number[],
): {score: number; has: ReadonlySet<Match>} {
  const inPage = new Set(matches.filter(({pages}) => pages.has(page.id)));
  const has = new Set(inPage);
  const bestOf = new Map<Match, number>();
  const all = sum(matches.map(({weight, isExtra}) => (isExtra ? 0 : weight))) || 1;
  let best = 0;
  for (const section of page.sections) {
    let score = 0;
    /** The weight of what section and title have together, and of what its heading and the title have. */
    let covered = 0;
    let ahead = 0;
    let wordsInHeading = 0;
    for (const match of matches) {
      const one = match.sections.get(section);
      if (one !== undefined) {
        score += one;
        has.add(match);
        bestOf.set(match, Math.max(bestOf.get(match) ?? 0, one));
      }
      if (match.isExtra) continue;
      if (one !== undefined || inPage.has(match)) covered += match.weight;
      if (match.headings.has(section)) wordsInHeading += match.span;
      if (match.headings.has(section) || inPage.has(match)) ahead += match.weight;
    }
    if (score === 0) continue;
    const shareOfHeading = Math.min(1, wordsInHeading / Math.max(1, headingLengths[section] ?? 1));
    best = Math.max(
      best,
      score *
        (SECTION_COVERAGE.fixed + (SECTION_COVERAGE.covered * covered) / all) *
        (1 + (HEADING_IS_QUERY * shareOfHeading * ahead) / all),
    );
  }
  return {score: best + OTHER_SECTIONS * sum([...bestOf.values()]), has};
}

/** How well a page answers a question. */
export function scorePage(
  page: CatalogPage,
  question: Question,
  headingLengths: readonly number[],
): ScoredPage {
  const {matches} = question;
  const {titleTerms} = page;
  const {score, has} = scoreSections(page, matches, headingLengths);
  const asked = askedIn(question);
  const all = weightOf(asked) || 1;
  const coverage = weightOf(asked.filter((match) => has.has(match))) / all;

  const inTitle = asked.map((match) => ({match, terms: termsInTitle(page, match)}));
  const shareOfQuery = weightOf(inTitle.flatMap(({match, terms}) => (terms.length > 0 ? [match] : []))) / all;
  const termsOfQuery = new Set(inTitle.flatMap(({terms}) => terms));
  const shareOfTitle =
    sum(titleTerms.filter(({term}) => termsOfQuery.has(term)).map(({idf}) => idf)) /
    (sum(titleTerms.map(({idf}) => idf)) || 1);
  // In the reader's own words: synonyms make a page fit, and not its name.
  const isInFull =
    shareOfTitle > ALL &&
    asked.every(({alternatives: [own = []]}) =>
      own.every((term) => titleTerms.some((one) => one.term === term)),
    );

  const weight = isInArea(page, question) ? NAMED_AREA : (page.family?.weight ?? 1);
  const ofPage = sum(matches.map(({pages}) => pages.get(page.id) ?? 0));
  return {
    page,
    isTitle: shareOfQuery > ALL,
    score:
      (ofPage + score) *
      coverage ** COVERAGE *
      (1 + TITLE_IS_QUERY * shareOfQuery * shareOfTitle) *
      (1 + LINKED * page.links) *
      (isInFull ? TITLE_IN_FULL : weight),
  };
}
