import type {Family} from '../weights';
import type {Catalog, CatalogPage} from './Catalog';
import {askedIn, isInArea, scorePage, termsInTitle, type Question, type ScoredPage} from './score';

/** Pages of one shape leave room for the others, unless the query names them: what is too much goes to the end. */
function withRoomForOthers(pages: readonly ScoredPage[], question: Question): ScoredPage[] {
  const asked = askedIn(question);
  const counts = new Map<Family, number>();
  const ahead: ScoredPage[] = [];
  const behind: ScoredPage[] = [];
  for (const scored of pages) {
    const {page} = scored;
    if (!page.family) {
      ahead.push(scored);
      continue;
    }
    const count = (counts.get(page.family) ?? 0) + 1;
    counts.set(page.family, count);
    const isNamed = isInArea(page, question) || asked.some((match) => termsInTitle(page, match).length > 0);
    (isNamed || count <= page.family.most ? ahead : behind).push(scored);
  }
  return [...ahead, ...behind];
}

/**
 * All pages that have something of a question, the best first.
 *
 * @param headingLengths numbers of terms, for each section
 */
export function rankPages(
  question: Question,
  catalog: Catalog,
  headingLengths: readonly number[],
): ScoredPage[] {
  const pages = new Set<CatalogPage>();
  for (const match of askedIn(question)) {
    for (const id of match.pages.keys()) pages.add(catalog.page(id));
    for (const section of match.sections.keys()) pages.add(catalog.pageOf(section));
  }
  const sorted = [...pages]
    .map((page) => scorePage(page, question, headingLengths))
    .sort((a, b) => b.score - a.score || a.page.id - b.page.id);
  return withRoomForOthers(sorted, question);
}
