import MiniSearch from 'minisearch';
import {BM25, BOOST, type PageField, type SectionField} from '../weights';
import {unpackNumbers, type Lengths, type PackedTerm} from './format';

/** Scores of pages or sections, by their number. */
export type Scores = ReadonlyMap<number, number>;

/**
 * Some of the terms of all pages, or of all sections, scored by MiniSearch. A term's score depends on
 * nothing but where it is and on the length of fields, so an index can be loaded in parts.
 */
export class TermIndex {
  private readonly index: MiniSearch;
  private readonly scores = new Map<string, Scores>();

  constructor(terms: readonly PackedTerm[], fields: readonly (PageField | SectionField)[], lengths: Lengths) {
    const count = lengths[0]?.length ?? 0;
    const forEach = <Value>(valueOf: (number: number) => Value) =>
      Object.fromEntries(Array.from({length: count}, (_none, number) => [number, valueOf(number)]));
    this.index = MiniSearch.loadJS(
      {
        documentCount: count,
        nextId: count,
        documentIds: forEach((number) => number),
        fieldIds: Object.fromEntries(fields.map((field, id) => [field, id])),
        fieldLength: forEach((number) => lengths.map((ofField) => ofField[number] ?? 0)),
        averageFieldLength: lengths.map((all) => all.reduce((sum, one) => sum + one, 0) / count),
        storedFields: {},
        index: terms.map(([term, ...places]) => [
          term,
          Object.fromEntries(places.map(([field, packed]) => [field, unpackNumbers(packed)])),
        ]),
        serializationVersion: 2,
      },
      {
        fields: [...fields],
        tokenize: (text) => [text],
        processTerm: (term) => term,
        searchOptions: {boost: {...BOOST}, bm25: BM25},
      },
    );
  }

  /** Pages or sections with a term, or with any term that begins like it. */
  lookUp(term: string, isBeginning: boolean): Scores {
    const key = isBeginning ? `${term}…` : term;
    let scores = this.scores.get(key);
    if (!scores) {
      const found = this.index.search(term, {prefix: isBeginning});
      scores = new Map(found.map(({id, score}) => [id as number, score]));
      this.scores.set(key, scores);
    }
    return scores;
  }
}
