import type {Identifier} from '../../api/pages/identifiers';
import type {PackedPlace, Vocabulary} from '../engine/format';
import {identifierKey} from '../engine/identifiers';
import {FEWEST_PARTS_OF_AN_IDENTIFIER} from '../weights';
import type {Page, Section} from './readPage';
import {wordsOf} from './wordsOfPages';

/** The section that is about a name: the first that defines it, or else the one that has it most often. */
function sectionOf({sections}: Page, name: string): Section | undefined {
  const defining = sections.find(({defined}) => defined.some((one) => one.name === name));
  if (defining) return defining;
  const [{term} = {term: ''}] = wordsOf(name);
  const counts = sections.map(
    ({blocks}) => blocks.flatMap(wordsOf).filter((word) => word.term === term).length,
  );
  const most = Math.max(...counts);
  return most > 0 ? sections[counts.indexOf(most)] : undefined;
}

/** Codes and variables of a kind, each on the page that defines most of its kind. */
function ownedIdentifiers(pages: readonly Page[], kinds: Vocabulary['identifiers']): Identifier[] {
  return Object.keys(kinds).flatMap((prefix) => {
    const [start] = wordsOf(prefix);
    const isOfKind = (name: string) => {
      const [word, ...others] = wordsOf(name);
      return (
        word !== undefined &&
        others.length === 0 &&
        word.parts.length >= FEWEST_PARTS_OF_AN_IDENTIFIER &&
        word.plain.startsWith(start?.plain ?? prefix)
      );
    };
    const owners = pages.map(({url, sections}) => ({
      page: url,
      names: [...new Set(sections.flatMap(({defined}) => defined.map(({name}) => name)))].filter(isOfKind),
    }));
    const [owner] = owners.sort((a, b) => b.names.length - a.names.length);
    return owner ? owner.names.map((name) => ({name, page: owner.page})) : [];
  });
}

/**
 * Where each identifier leads, for those whose page is in an index. Of names that differ in capitals only, the first
 * counts.
 *
 * @param textsOf the sections of a page that its text file has, in their order
 */
export function identifierPlaces(
  pages: readonly Page[],
  kinds: Vocabulary['identifiers'],
  ofContract: readonly Identifier[],
  textsOf: (page: Page) => readonly Section[],
): PackedPlace[] {
  const places = new Map<string, PackedPlace>();
  for (const {name, page: url, anchor} of [...ofContract, ...ownedIdentifiers(pages, kinds)]) {
    const key = identifierKey(name);
    const id = pages.findIndex((page) => page.url === url);
    const page = pages[id];
    if (!key || !page || places.has(key)) continue;
    const section =
      anchor === undefined ? sectionOf(page, name) : page.sections.find((one) => one.anchor === anchor);
    if (!section) continue;
    const place = section.defined.find((one) => one.name === name)?.anchor ?? section.anchor;
    places.set(key, [key, id, Math.max(0, textsOf(page).indexOf(section)), place]);
  }
  return [...places.values()].sort(([a], [b]) => (a < b ? -1 : 1));
}
