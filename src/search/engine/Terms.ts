import {PAGE_FIELDS, SECTION_FIELDS} from '../weights';
import type {Catalog} from './Catalog';
import {unpackShard, type IndexStart, type PackedTerm, type ShardEntry} from './format';
import {inverseDocumentFrequency} from './idf';
import {once} from './once';
import {TermIndex, type Scores} from './TermIndex';

/** Reads a file of the index. Fails when it does not come, or is damaged. */
export type ReadFile = (name: string) => Promise<unknown>;

/** Where a term or a concept is, with scores. */
export interface Postings {
  readonly pages: Scores;
  readonly sections: Scores;
  /** Those of the sections that have it in their heading. */
  readonly headings: ReadonlySet<number>;
}

/** The terms of titles and summaries, which an index begins with. */
export const pageTermsOf = ({pageTerms, pageLengths}: IndexStart): TermIndex =>
  new TermIndex(pageTerms, PAGE_FIELDS, pageLengths);

/**
 * Scores in a field where a word is rarer than in the whole text. "Data" is in few titles and says little
 * in any of them: what counts is how rare the word is, not how rare it is in titles.
 */
function rescaled(scores: Scores, documents: number, all: number): Scores {
  const factor = inverseDocumentFrequency(documents, all) / inverseDocumentFrequency(scores.size, all);
  return new Map([...scores].map(([number, score]) => [number, score * factor]));
}

/** All terms of an index. Loads the shards that a term is in, each once. */
export class Terms {
  private readonly headingTerms: TermIndex;
  private readonly shards: readonly ShardEntry[];
  private readonly shard: (file: string) => Promise<TermIndex>;

  constructor(
    start: IndexStart,
    private readonly pageTerms: TermIndex,
    private readonly catalog: Catalog,
    readFile: ReadFile,
  ) {
    const ofSections = (terms: readonly PackedTerm[]) =>
      new TermIndex(terms, SECTION_FIELDS, start.sectionLengths);
    this.headingTerms = ofSections(start.headingTerms);
    this.shards = start.shards.map(unpackShard);
    this.shard = once(async (file) => ofSections((await readFile(file)) as PackedTerm[]));
  }

  /** The files of the shards that have a term, or terms with a prefix. */
  private filesOf(term: string, isPrefix: boolean): string[] {
    const at = Math.max(
      0,
      this.shards.findLastIndex(({firstTerm}) => firstTerm <= term),
    );
    // Terms with a prefix can go on in the next shard.
    return this.shards
      .slice(at, at + 2)
      .filter(({firstTerm}, index) => index === 0 || (isPrefix && firstTerm.startsWith(term)))
      .map(({file}) => file);
  }

  /** Where a term is, or any term that has it as a prefix. */
  async lookUp(term: string, isPrefix = false): Promise<Postings> {
    const shards = await Promise.all(this.filesOf(term, isPrefix).map((file) => this.shard(file)));
    const inPages = this.pageTerms.lookUp(term, isPrefix);
    const inHeadings = this.headingTerms.lookUp(term, isPrefix);
    const inTexts = shards.map((shard) => shard.lookUp(term, isPrefix));
    const anySection = new Set([inHeadings, ...inTexts].flatMap((scores) => [...scores.keys()]));
    const sections = new Map<number, number>();
    const headingScores = rescaled(inHeadings, anySection.size, this.catalog.sectionCount);
    for (const [section, score] of [headingScores, ...inTexts].flatMap((scores) => [...scores])) {
      sections.set(section, (sections.get(section) ?? 0) + score);
    }
    const anyPage = new Set([
      ...inPages.keys(),
      ...[...anySection].map((section) => this.catalog.pageOf(section).id),
    ]);
    return {
      pages: rescaled(inPages, anyPage.size, this.catalog.pages.length),
      sections,
      headings: new Set(inHeadings.keys()),
    };
  }
}
