import type {Page, Section} from './readPage';
import {termsOf} from './wordsOfPages';
import {FAMILIES, MOST_OF_A_FAMILY, MOST_PAGES_WITH_A_BLOCK} from '../weights';

/** A block without the name of its page: "Connect HubSpot" and "Connect Slack" are the same text. */
const shapeOf = (text: string, title: string) => (title ? text.split(title).join('…') : text).toLowerCase();

function countPages(pages: readonly Page[], textsOf: (page: Page) => Iterable<string>): Map<string, number> {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const text of new Set(textsOf(page))) counts.set(text, (counts.get(text) ?? 0) + 1);
  }
  return counts;
}

/**
 * Pages without the text that many share: it is not what a reader looks for on any one of them, and
 * makes up most of an index of pages that are written from the same parts.
 */
export function withoutRepeatedText(pages: readonly Page[]): Page[] {
  const shapes = (page: Page) =>
    page.sections.flatMap(({heading, blocks}) =>
      [...blocks, heading].map((text) => shapeOf(text, page.title)),
    );
  const counts = countPages(pages, shapes);
  return pages.map((page) => {
    const isOwn = (text: string) => (counts.get(shapeOf(text, page.title)) ?? 0) <= MOST_PAGES_WITH_A_BLOCK;
    const isInFamily = FAMILIES.some(({path}) => page.url.startsWith(path));
    return {
      ...page,
      sections: page.sections.map((section): Section => ({
        ...section,
        isRepeated: isInFamily && !isOwn(section.heading),
        blocks: section.blocks.filter(isOwn),
      })),
    };
  });
}

/** For each page the terms that its whole family has, and the headings that it repeats. */
export function familyTerms(pages: readonly Page[]): (page: Page) => ReadonlySet<string> {
  const none: ReadonlySet<string> = new Set();
  const common = FAMILIES.map(({path, isOneSection}) => {
    if (!isOneSection) return none;
    const family = pages.filter(({url}) => url.startsWith(path));
    const counts = countPages(family, ({sections}) =>
      sections.flatMap(({heading, blocks}) => [heading, ...blocks].flatMap(termsOf)),
    );
    const most = Math.max(MOST_PAGES_WITH_A_BLOCK, family.length * MOST_OF_A_FAMILY);
    return new Set([...counts].filter(([, count]) => count > most).map(([term]) => term));
  });
  return ({url}) => common[FAMILIES.findIndex(({path}) => url.startsWith(path))] ?? none;
}
