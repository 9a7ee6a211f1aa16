import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import type {Identifier} from '../../api/pages/identifier';
import MiniSearch, {type AsPlainObject} from 'minisearch';
import {
  packPage,
  packPostings,
  packSection,
  type IndexStart,
  type PackedShard,
  type PackedTerm,
  type PackedTerms,
  type PackedTexts,
  type Vocabulary,
} from '../engine/format';
import {termsOfTitles} from '../engine/titles';
import {
  FAMILIES,
  PAGE_FIELDS,
  PRECISION,
  SECTION_FIELDS,
  WRITTEN_WORD,
  type PageField,
  type SectionField,
} from '../weights';
import type {Page} from './readPage';
import {identifierPlaces} from './identifierPlaces';
import {familyTerms, withoutRepeatedText} from './repeatedText';
import {termsOf, wordsOf} from './wordsOfPages';

/** Size of a shard of the index, before compression: about 2 KB go over the wire. */
const SHARD_SIZE = 6_000;
/** Size of a file with texts of a page, before compression: about 1.5 KB go over the wire. */
const TEXT_SIZE = 4_000;
/** Identifiers in code: words with a joint, or in capitals. Other words of code are the language's. */
const IDENTIFIER = /[\p{L}\p{N}]+(?:[_.-][\p{L}\p{N}]+)+|\p{Ll}+\p{Lu}\p{L}*/gu;

/** Writes a file whose name has a hash of its content, and gives the name. */
function writeHashed(dir: string, value: unknown): string {
  const text = JSON.stringify(value);
  const name = createHash('sha256').update(text).digest('hex').slice(0, 10);
  fs.mkdirSync(dir, {recursive: true});
  fs.writeFileSync(path.join(dir, `${name}.json`), text);
  return name;
}

/** Adjacent words of a title as one: "Help Scout" is found by "helpscout". */
function joinedWords(title: string): string[] {
  const words = wordsOf(title);
  return words.slice(1).map(({plain}, index) => `${words[index]?.plain ?? ''}${plain}`);
}

interface PageDocument extends Record<PageField, string> {
  readonly id: number;
}
interface SectionDocument extends Record<SectionField, string> {
  readonly id: number;
}

function pageDocument(page: Page, id: number): PageDocument {
  return {
    id,
    title: [...termsOf(page.title), ...joinedWords(page.title)].join(' '),
    summary: [page.description, ...page.breadcrumbs, ...page.tags].flatMap(termsOf).join(' '),
  };
}

/** Sections of a page in fields, without what all pages of its family have. */
function sectionsOf(page: Page, isCommon: ReadonlySet<string>): Record<SectionField, string>[] {
  const own = (texts: readonly string[]) => texts.flatMap(termsOf).filter((term) => !isCommon.has(term));
  const sections = page.sections.map(({heading, isRepeated, blocks, defined, code, questions}) => ({
    heading: isRepeated ? [] : own([heading]),
    // Names as a whole: "status" in a table of fields is a word like others.
    defined: defined
      .flatMap(({name}) => wordsOf(name))
      .flatMap(({term, parts}) => (parts.length > 0 && !isCommon.has(term) ? [term] : [])),
    text: own(blocks),
    code: [...new Set(own(code.flatMap((text) => text.match(IDENTIFIER) ?? [])))],
    // Two ways to ask the same are one question: a word in both says no more.
    questions: [...new Set(questions.flatMap(termsOf))],
  }));
  const isOneSection = FAMILIES.find(({path}) => page.url.startsWith(path))?.isOneSection;
  const merged = isOneSection
    ? [
        {
          heading: sections.flatMap(({heading}) => heading),
          defined: sections.flatMap((section) => section.defined),
          text: sections.flatMap(({text}) => text),
          code: [...new Set(sections.flatMap(({code}) => code))],
          questions: [...new Set(sections.flatMap(({questions}) => questions))],
        },
      ]
    : sections;
  return merged.map(({heading, defined, text, code, questions}) => ({
    heading: heading.join(' '),
    defined: defined.join(' '),
    text: text.join(' '),
    code: code.join(' '),
    questions: questions.join(' '),
  }));
}

function indexed(fields: readonly string[], documents: readonly {readonly id: number}[]) {
  const index = new MiniSearch({
    fields: [...fields],
    tokenize: (text) => text.split(' ').filter(Boolean),
    processTerm: (term) => term,
  });
  index.addAll(documents);
  const plain = index.toJSON();
  return {
    terms: [...plain.index].sort(([a], [b]) => (a < b ? -1 : 1)),
    // Rough lengths order hits just as well, and compress better.
    lengths: fields.map((_field, field) =>
      documents.map(({id}) => roughly(plain.fieldLength[id]?.[field] ?? 0)),
    ),
  };
}

function roughly(length: number): number {
  const {exactBelow, step} = PRECISION.length;
  return length < exactBelow ? length : Math.round(length / step) * step;
}

function packTerm([term, fields]: AsPlainObject['index'][number]): PackedTerm {
  const packed = Object.entries(fields).map(([field, numbers]) => {
    const counts = Object.entries(numbers as Record<string, number>);
    return [Number(field), packPostings(new Map(counts.map(([id, count]) => [Number(id), count])))] as const;
  });
  return [term, ...packed];
}

/** Puts values into groups of about the same size, in their order. */
function grouped<Value>(values: readonly Value[], most: number): Value[][] {
  const groups: Value[][] = [];
  let size = Infinity;
  for (const value of values) {
    if (size > most) {
      groups.push([]);
      size = 0;
    }
    groups.at(-1)?.push(value);
    size += JSON.stringify(value).length;
  }
  return groups;
}

/** Cuts the terms of sections and of pages at the same places of the alphabet. */
function shardsOf(
  ofSections: readonly PackedTerm[],
  ofPages: readonly PackedTerm[],
): {firstTerm: string; terms: PackedTerms}[] {
  const inSections = new Map(ofSections.map((packed) => [packed[0], packed]));
  const inPages = new Map(ofPages.map((packed) => [packed[0], packed]));
  const all = [...new Set([...inSections.keys(), ...inPages.keys()])].sort((a, b) => (a < b ? -1 : 1));
  const entries = all.map((term) => ({
    term,
    inSections: inSections.get(term),
    inPages: inPages.get(term),
  }));
  return grouped(entries, SHARD_SIZE).map((group) => ({
    firstTerm: group[0]?.term ?? '',
    terms: [
      group.map((entry) => entry.inSections).filter((packed) => packed !== undefined),
      group.map((entry) => entry.inPages).filter((packed) => packed !== undefined),
    ],
  }));
}

/** Words as they are written, with the number of pages that have them. */
function writtenWords(
  pages: readonly Page[],
  isCommon: (page: Page) => ReadonlySet<string>,
): Map<string, number> {
  const counts = new Map<string, number>();
  const prominent = new Set<string>();
  for (const page of pages) {
    const common = isCommon(page);
    const inText = page.sections.flatMap(({blocks, questions}) => [...blocks, ...questions].flatMap(wordsOf));
    const ahead = [page.title, page.description, ...page.sections.map(({heading}) => heading)].flatMap(
      wordsOf,
    );
    ahead.forEach(({plain}) => prominent.add(plain));
    const own = [...ahead, ...inText].filter(({term}) => !common.has(term)).map(({plain}) => plain);
    for (const plain of new Set([...own, ...joinedWords(page.title)]))
      counts.set(plain, (counts.get(plain) ?? 0) + 1);
    joinedWords(page.title).forEach((plain) => prominent.add(plain));
  }
  const isWord = ([plain, count]: [string, number]) =>
    plain.length >= WRITTEN_WORD.fewestLetters &&
    plain.length <= WRITTEN_WORD.mostLetters &&
    !/^\d+$/.test(plain) &&
    (prominent.has(plain) || count >= WRITTEN_WORD.fewestPages);
  return new Map([...counts].filter(isWord).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/**
 * How many pages link to a page, as a logarithm. Pages of a family are left out: what their template
 * links to says nothing.
 */
function linkCounter(pages: readonly Page[]): (page: Page) => number {
  const counts = new Map<string, number>();
  for (const {url, links} of pages) {
    if (FAMILIES.some(({path}) => url.startsWith(path))) continue;
    for (const path of links) counts.set(path, (counts.get(path) ?? 0) + 1);
  }
  const {linkSteps} = PRECISION;
  return ({url}) => Math.round(Math.log2(1 + (counts.get(url) ?? 0)) * linkSteps) / linkSteps;
}

export interface Destination {
  /** Folder of the version's build. */
  readonly outDir: string;
  /** Path of the first file of the index. */
  readonly start: string;
}

/**
 * Writes the index of one version and context: its start, the shards with its terms, the pages' texts, and the places of
 * identifiers.
 *
 * @param identifiers names of the API, with their pages
 */
export function writeIndex(
  allPages: readonly Page[],
  vocabulary: Vocabulary,
  identifiers: readonly Identifier[],
  {outDir, start}: Destination,
): void {
  const dir = path.join(outDir, 'search-index');
  const pages = withoutRepeatedText(allPages);
  const commonTerms = familyTerms(pages);

  const ofPages = indexed(PAGE_FIELDS, pages.map(pageDocument));
  const sections = pages.map((page) => sectionsOf(page, commonTerms(page)));
  const ofSections = indexed(
    SECTION_FIELDS,
    sections.flat().map((fields, id): SectionDocument => ({id, ...fields})),
  );
  const stopWords = new Set(vocabulary.stopWords);
  const pagesWith = new Map(
    ofPages.terms.map(([term, fields]) => [term, new Set(Object.values(fields).flatMap(Object.keys)).size]),
  );
  const links = linkCounter(pages);
  const breadcrumbs = new Map<string, {readonly number: number; readonly names: readonly string[]}>();
  const numberOf = ({breadcrumbs: names}: Page) => {
    const key = JSON.stringify(names);
    const known = breadcrumbs.get(key) ?? {number: breadcrumbs.size, names};
    breadcrumbs.set(key, known);
    return known.number;
  };
  const words = writtenWords(pages, commonTerms);
  /** The texts of a page in files, so that a hit loads no more than it shows. Where all are one section, in one. */
  const textsOf = (page: Page, sectionCount: number): PackedTexts[] => {
    const texts = page.sections.map(({heading, anchor, blocks, questions}) =>
      packSection({heading, anchor, text: blocks.join(' '), questions: questions.join(' ')}),
    );
    const files = sectionCount === texts.length ? grouped(texts, TEXT_SIZE) : [texts];
    let firstSection = 0;
    return files.map((ofFile) => {
      const packed: PackedTexts = [firstSection, writeHashed(dir, ofFile)];
      firstSection += ofFile.length;
      return packed;
    });
  };
  const content: IndexStart = {
    ...vocabulary,
    pages: pages.map((page, id) => {
      const sectionCount = sections[id]?.length ?? 0;
      return packPage({
        url: page.url,
        title: page.title,
        breadcrumbs: numberOf(page),
        sectionCount,
        links: links(page),
        texts: textsOf(page, sectionCount),
      });
    }),
    breadcrumbs: [...breadcrumbs.values()].map(({names}) => names),
    pageLengths: ofPages.lengths,
    sectionLengths: ofSections.lengths,
    titleCounts: termsOfTitles(
      pages.map(({title}) => title),
      stopWords,
    ).map((term) => pagesWith.get(term) ?? 0),
    words: [...words.keys()].join(' '),
    counts: [...words.values()]
      .map((count) => Math.min(PRECISION.mostPagesOfAWord, Math.floor(Math.log2(count))))
      .join(''),
    places: writeHashed(dir, identifierPlaces(pages, vocabulary.identifiers, identifiers)),
    shards: shardsOf(ofSections.terms.map(packTerm), ofPages.terms.map(packTerm)).map(
      ({firstTerm, terms}): PackedShard => [firstTerm, writeHashed(dir, terms)],
    ),
  };
  fs.writeFileSync(path.join(outDir, start), JSON.stringify(content));
}
