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
  type Vocabulary,
} from '../engine/format';
import {
  FAMILIES,
  PAGE_FIELDS,
  PRECISION,
  SECTION_FIELDS,
  WRITTEN_WORD,
  type PageField,
  type SectionField,
} from '../weights';
import type {Page, Section} from './readPage';
import {identifierPlaces} from './identifierPlaces';
import {familyTerms, withoutRepeatedText} from './repeatedText';
import {termsOf, wordsOf} from './wordsOfPages';

/** Size of a shard of the index, before compression: about 10 KB go over the wire. */
const SHARD_SIZE = 36_000;
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

function packTerm([term, fields]: AsPlainObject['index'][number], wanted: readonly number[]): PackedTerm {
  const packed = Object.entries(fields)
    .filter(([field]) => wanted.includes(Number(field)))
    .map(([field, numbers]) => {
      const counts = Object.entries(numbers as Record<string, number>);
      return [
        Number(field),
        packPostings(new Map(counts.map(([id, count]) => [Number(id), count]))),
      ] as const;
    });
  return [term, ...packed];
}

const isAnywhere = ([, ...fields]: PackedTerm) => fields.length > 0;

/** Cuts sorted terms into shards of about the same size. */
function shardsOf(terms: readonly PackedTerm[]): PackedTerm[][] {
  const shards: PackedTerm[][] = [];
  let size = Infinity;
  for (const term of terms) {
    if (size > SHARD_SIZE) {
      shards.push([]);
      size = 0;
    }
    shards.at(-1)?.push(term);
    size += JSON.stringify(term).length;
  }
  return shards;
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
  const pack = (terms: AsPlainObject['index'], fields: readonly number[]) =>
    terms.map((entry) => packTerm(entry, fields)).filter(isAnywhere);

  const links = linkCounter(pages);
  const breadcrumbs = new Map<string, {readonly number: number; readonly names: readonly string[]}>();
  const numberOf = ({breadcrumbs: names}: Page) => {
    const key = JSON.stringify(names);
    const known = breadcrumbs.get(key) ?? {number: breadcrumbs.size, names};
    breadcrumbs.set(key, known);
    return known.number;
  };
  const words = writtenWords(pages, commonTerms);
  const textsOf = (page: Page): Section[] =>
    page.sections.filter(({heading, blocks, questions}) => heading || blocks.length + questions.length > 0);
  const content: IndexStart = {
    ...vocabulary,
    pages: pages.map((page, id) => {
      const texts = textsOf(page).map(({heading, anchor, blocks, questions}) => ({
        heading,
        anchor,
        text: blocks.join(' '),
        questions: questions.join(' '),
      }));
      return packPage({
        url: page.url,
        title: page.title,
        breadcrumbs: numberOf(page),
        textFile: writeHashed(dir, texts.map(packSection)),
        sectionCount: sections[id]?.length ?? 0,
        links: links(page),
      });
    }),
    breadcrumbs: [...breadcrumbs.values()].map(({names}) => names),
    pageLengths: ofPages.lengths,
    sectionLengths: ofSections.lengths,
    pageTerms: pack(ofPages.terms, [0, 1]),
    headingTerms: pack(ofSections.terms, [0]),
    words: [...words.keys()].join(' '),
    counts: [...words.values()]
      .map((count) => Math.min(PRECISION.mostPagesOfAWord, Math.floor(Math.log2(count))))
      .join(''),
    places: writeHashed(dir, identifierPlaces(pages, vocabulary.identifiers, identifiers, textsOf)),
    shards: shardsOf(pack(ofSections.terms, [1, 2, 3, 4])).map((shard): PackedShard => [
      shard[0]?.[0] ?? '',
      writeHashed(dir, shard),
    ]),
  };
  fs.writeFileSync(path.join(outDir, start), JSON.stringify(content));
}
