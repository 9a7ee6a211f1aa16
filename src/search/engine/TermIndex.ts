import MiniSearch, {type AsPlainObject} from 'minisearch';
import {BM25, BOOST, type PageField, type SectionField} from '../weights';
import {unpackPostings, type Lengths, type PackedTerm} from './format';

/** Scores of pages or sections, by their number. */
export type Scores = ReadonlyMap<number, number>;

/**
 * Some of the terms of all pages, or of all sections, scored by MiniSearch. A term's score depends on
 * nothing but where it is and on the length of fields, so an index can be loaded in shards, and only the
 * terms that are asked for are unpacked: a shard has a thousand, and a query a few.
 */
export class TermIndex {
  private readonly terms: ReadonlyMap<string, PackedTerm>;
  private readonly scores = new Map<string, Scores>();
  private readonly count: number;
  private readonly averages: readonly number[];

  constructor(
    terms: readonly PackedTerm[],
    private readonly fields: readonly (PageField | SectionField)[],
    private readonly lengths: Lengths,
  ) {
    this.terms = new Map(terms.map((packed) => [packed[0], packed]));
    const count = lengths[0]?.length ?? 0;
    this.count = count;
    this.averages = lengths.map((all) => all.reduce((sum, one) => sum + one, 0) / count);
  }

  /** An index of a few terms, with the pages or sections that have them. */
  private unpack(terms: readonly PackedTerm[]): MiniSearch {
    const index = terms.map(([term, ...fields]): AsPlainObject['index'][number] => [
      term,
      Object.fromEntries(fields.map(([field, postings]) => [field, unpackPostings(postings)])),
    ]);
    const numbers = new Set(index.flatMap(([, fields]) => Object.values(fields).flatMap(Object.keys)));
    const forEach = <Value>(valueOf: (number: number) => Value) =>
      Object.fromEntries([...numbers].map((number) => [number, valueOf(Number(number))]));
    return MiniSearch.loadJS(
      {
        documentCount: this.count,
        nextId: this.count,
        documentIds: forEach((number) => number),
        fieldIds: Object.fromEntries(this.fields.map((field, id) => [field, id])),
        fieldLength: forEach((number) => this.lengths.map((ofField) => ofField[number] ?? 0)),
        averageFieldLength: [...this.averages],
        storedFields: {},
        index,
        serializationVersion: 2,
      },
      {
        fields: [...this.fields],
        tokenize: (text) => [text],
        processTerm: (term) => term,
        searchOptions: {boost: {...BOOST}, bm25: BM25},
      },
    );
  }

  /**
   * Pages or sections with a term, or with any term that has it as a prefix.
   *
   * @param fields where it has to be
   */
  lookUp(term: string, isPrefix = false, fields = this.fields): Scores {
    const key = `${fields.join(' ')} ${term}${isPrefix ? '…' : ''}`;
    let scores = this.scores.get(key);
    if (!scores) {
      const exact = this.terms.get(term);
      const terms = isPrefix
        ? [...this.terms.values()].filter(([one]) => one.startsWith(term))
        : exact
          ? [exact]
          : [];
      const found =
        terms.length > 0 ? this.unpack(terms).search(term, {prefix: isPrefix, fields: [...fields]}) : [];
      scores = new Map(found.map(({id, score}) => [id as number, score]));
      this.scores.set(key, scores);
    }
    return scores;
  }
}
