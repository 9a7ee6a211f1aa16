import {PAGE_FIELDS, SECTION_FIELDS} from '../weights';
import type {Catalog} from './Catalog';
import {unpackShard, type IndexStart, type PackedTerms, type ShardEntry} from './format';
import {inverseDocumentFrequency} from './idf';
import {once, type Once} from './once';
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

const [HEADING, ...BELOW_HEADING] = SECTION_FIELDS;

/** The terms of a shard. */
interface Shard {
  readonly sections: TermIndex;
  readonly pages: TermIndex;
}

/** Scores of several fields or shards, added up. */
function summed(all: readonly Scores[]): Map<number, number> {
  const sums = new Map<number, number>();
  for (const [number, score] of all.flatMap((scores) => [...scores])) {
    sums.set(number, (sums.get(number) ?? 0) + score);
  }
  return sums;
}

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
  private readonly shards: readonly ShardEntry[];
  private readonly shard: Once<Shard>;

  constructor(
    start: IndexStart,
    private readonly catalog: Catalog,
    readFile: ReadFile,
  ) {
    this.shards = start.shards.map(unpackShard);
    this.shard = once(async (file) => {
      const [ofSections, ofPages] = (await readFile(file)) as PackedTerms;
      return {
        sections: new TermIndex(ofSections, SECTION_FIELDS, start.sectionLengths),
        pages: new TermIndex(ofPages, PAGE_FIELDS, start.pageLengths),
      };
    });
  }

  /** The files of the shards that have a term, or terms with a prefix. */
  private filesOf(term: string, isPrefix: boolean): string[] {
    const at = Math.max(
      0,
      this.shards.findLastIndex(({firstTerm}) => firstTerm <= term),
    );
    // Terms with a prefix can go on in the next shards.
    return this.shards
      .slice(at)
      .filter(({firstTerm}, index) => index === 0 || (isPrefix && firstTerm.startsWith(term)))
      .map(({file}) => file);
  }

  /** Whether all shards that have terms have been asked for. */
  areLoaded(terms: readonly string[]): boolean {
    return terms.flatMap((term) => this.filesOf(term, false)).every((file) => this.shard.has(file));
  }

  /** Where a term is, or any term that has it as a prefix. */
  async lookUp(term: string, isPrefix = false): Promise<Postings> {
    const shards = await Promise.all(this.filesOf(term, isPrefix).map((file) => this.shard(file)));
    const inPages = summed(shards.map(({pages}) => pages.lookUp(term, isPrefix)));
    const inHeadings = summed(shards.map(({sections}) => sections.lookUp(term, isPrefix, [HEADING])));
    const inTexts = summed(shards.map(({sections}) => sections.lookUp(term, isPrefix, BELOW_HEADING)));
    const anySection = new Set([...inHeadings.keys(), ...inTexts.keys()]);
    const headingScores = rescaled(inHeadings, anySection.size, this.catalog.sectionCount);
    const sections = summed([headingScores, inTexts]);
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
