import type {Identifier} from '../../api/pages/identifier';
import type {PackedPlace, Vocabulary} from '../engine/format';
import {keysOfName} from '../engine/identifiers';
import {FEWEST_PARTS_OF_AN_IDENTIFIER} from '../weights';
import type {Page, Section} from './readPage';
import {wordsOf} from './wordsOfPages';

/** A place on a page, in its section. */
interface Place {
  readonly section: Section;
  readonly anchor: string;
}

/** A name as a page writes it: `identifiers[]` is the field `identifiers`. */
const plain = (name: string) => name.replace(/\[\]/g, '');

/** Where a page defines a name. Of several places the least deep: their anchors have the names that lead to a field. */
function definitionOf({sections}: Page, name: string, end = ''): Place | undefined {
  const places = sections.flatMap((section) =>
    section.defined
      .filter((one) => plain(one.name) === name && `-${one.anchor ?? ''}`.endsWith(end))
      .map(({anchor = section.anchor}) => ({section, anchor})),
  );
  return end ? places.sort((a, b) => a.anchor.length - b.anchor.length)[0] : places[0];
}

/** The section that has a name most often. */
function mostlyAbout({sections}: Page, name: string): Place | undefined {
  const [{term} = {term: ''}] = wordsOf(name);
  const counts = sections.map(
    ({blocks}) => blocks.flatMap(wordsOf).filter((word) => word.term === term).length,
  );
  const most = Math.max(...counts);
  const section = most > 0 ? sections[counts.indexOf(most)] : undefined;
  return section && {section, anchor: section.anchor};
}

function sectionAt({sections}: Page, anchor: string | undefined): Place | undefined {
  const section = sections.find((one) => one.anchor === anchor);
  return section && {section, anchor: section.anchor};
}

/** The place that a page has for a name: the one that is said, that defines it, or that has it most often. */
function placeOn(
  page: Page,
  {name, anchor, field = name, listedAs, isDefined}: Identifier,
): Place | undefined {
  if (anchor !== undefined) return sectionAt(page, anchor);
  if (listedAs !== undefined)
    return sectionAt(page, page.listed.find((one) => one.name === listedAs)?.anchor);
  const leaf = field.slice(field.lastIndexOf('.') + 1);
  return (
    definitionOf(page, leaf, `-${field.replaceAll('.', '-')}`) ??
    definitionOf(page, field) ??
    definitionOf(page, leaf) ??
    (isDefined ? undefined : mostlyAbout(page, name))
  );
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
 */
export function identifierPlaces(
  pages: readonly Page[],
  kinds: Vocabulary['identifiers'],
  ofContract: readonly Identifier[],
): PackedPlace[] {
  const places = new Map<string, PackedPlace>();
  const numbers = new Map(pages.map(({url}, number) => [url, number]));
  for (const identifier of [...ofContract, ...ownedIdentifiers(pages, kinds)]) {
    const id = numbers.get(identifier.page) ?? -1;
    const page = pages[id];
    const keys = keysOfName(identifier.name).filter((key) => !places.has(key));
    if (!page || keys.length === 0) continue;
    const place = placeOn(page, identifier);
    if (!place) continue;
    const section = page.sections.indexOf(place.section);
    for (const key of keys) places.set(key, [key, id, section, place.anchor]);
  }
  return [...places.values()].sort(([a], [b]) => (a < b ? -1 : 1));
}
