import {EXCERPT} from '../weights';
import {areasOf} from './areas';
import {Catalog, type CatalogPage} from './Catalog';
import {conceptsOf} from './concepts';
import {bestExcerpt, likelySections, type Excerpt, type WeightedTerms} from './excerpt';
import {
  unpackSection,
  type IndexStart,
  type PackedPlace,
  type PackedSection,
  type PackedTexts,
  type SectionText,
} from './format';
import {identifierKeys, placeOf} from './identifiers';
import {matchOf, type Lookup} from './match';
import {once, type Once} from './once';
import {rankPages} from './rank';
import {askedIn, termsInTitle, type Question, type ScoredPage} from './score';
import {Synonyms} from './synonyms';
import {Terms, type ReadFile} from './Terms';
import {wordsOf} from './words';
import {WrittenWords} from './WrittenWords';

/** A page that has something of the query. */
export interface Hit {
  readonly page: CatalogPage;
  /** What to mark in its texts. */
  readonly wanted: WeightedTerms;
  /** The section that says most of the query. Undefined when the title says it all, or for a hit far down. */
  readonly excerpt: Excerpt | undefined;
  /** How the page begins, where its title says it all and that was asked for. */
  readonly introduction?: string;
}

/** The best hits, and how many pages there are that have something of the query. */
export interface Hits {
  readonly hits: readonly Hit[];
  readonly total: number;
}

export interface SearchOptions {
  /** Whether pages whose title says it all come with their beginning. */
  readonly hasIntroductions?: boolean | undefined;
  /** Waited for before files are loaded that no query needed before. It may throw, and nothing is loaded. */
  readonly beforeLoading?: (() => Promise<void>) | undefined;
}

/** How many hits of a search page are shown with an excerpt. Each has files of its own. */
const MOST_EXCERPTS = 30;

/** A hit whose texts are still to be read. */
interface PlannedHit {
  readonly page: CatalogPage;
  readonly isTitle: boolean;
  /** Where the query leads, if it is an identifier and this its page. */
  readonly place: PackedPlace | undefined;
  readonly wanted: WeightedTerms;
  readonly files: readonly PackedTexts[];
}

/** The section that is about an identifier, from where it stands. */
function excerptAt(
  [, , number, anchor]: PackedPlace,
  [file]: readonly PackedTexts[],
  sections: readonly SectionText[],
  query: string,
  wanted: WeightedTerms,
): Excerpt | undefined {
  const section = file && sections[number - file[0]];
  if (!section) return undefined;
  const name = [{terms: new Set(wordsOf(query).map(({term}) => term)), weight: 1}];
  const excerpt = bestExcerpt([section], name) ?? bestExcerpt([section], wanted);
  return {...(excerpt ?? {...section, positions: []}), anchor};
}

/** Searches one index. Loads the terms and the texts that a query needs, each once. */
export class SearchEngine {
  private readonly catalog: Catalog;
  private readonly lookup: Lookup;
  private readonly written: WrittenWords;
  private readonly synonyms: Synonyms;
  private readonly readText: Once<unknown>;

  constructor(
    private readonly start: IndexStart,
    readFile: ReadFile,
  ) {
    const stopWords = new Set(start.stopWords);
    this.catalog = new Catalog(start, stopWords);
    this.lookup = {
      terms: new Terms(start, this.catalog, readFile),
      catalog: this.catalog,
      stopWords,
    };
    this.written = new WrittenWords(start.words, start.counts);
    this.synonyms = new Synonyms(start);
    this.readText = once(readFile);
  }

  private async ask(query: string, beforeLoading?: () => Promise<void>): Promise<Question> {
    const {identifiers, areas} = this.start;
    const concepts = conceptsOf(query, this.synonyms, this.lookup.stopWords, identifiers, this.written);
    const terms = concepts.flatMap(({alternatives}) => alternatives.flatMap((one) => one.terms));
    if (!this.lookup.terms.areLoaded(terms)) await beforeLoading?.();
    return {
      matches: await Promise.all(concepts.map((concept) => matchOf(concept, this.lookup))),
      areas: areasOf(query, areas),
    };
  }

  /** Where a query leads that is an identifier. A search without it is better than none. */
  private async placeOf(query: string): Promise<PackedPlace | undefined> {
    if (identifierKeys(query).length === 0) return undefined;
    const places = (await this.readText(this.start.places).catch(() => [])) as PackedPlace[];
    return placeOf(query, places);
  }

  private ranked(question: Question, place: PackedPlace | undefined): ScoredPage[] {
    const [headingLengths = []] = this.start.sectionLengths;
    const ranked = rankPages(question, this.catalog, headingLengths);
    if (!place) return ranked;
    const page = this.catalog.page(place[1]);
    return [{page, score: Infinity, isTitle: false}, ...ranked.filter((one) => one.page !== page)];
  }

  private async sectionsIn([, file]: PackedTexts): Promise<SectionText[]> {
    // A hit without its text is better than none.
    const sections = (await this.readText(file).catch(() => [])) as PackedSection[];
    return sections.map(unpackSection);
  }

  /** The files that have some of a page's sections. */
  private filesOf({texts}: CatalogPage, numbers: readonly number[]): PackedTexts[] {
    const files = numbers.map((number) => texts.findLast(([first]) => first <= number));
    return texts.filter((one) => files.includes(one));
  }

  /** What a page among the hits shows, and the files that it needs for that. */
  private planned(
    {page, isTitle}: ScoredPage,
    question: Question,
    place: PackedPlace | undefined,
    hasText: boolean,
  ): PlannedHit {
    const asked = askedIn(question).map((match) => ({
      match,
      terms: match.terms,
      weight: match.weight * (termsInTitle(page, match).length > 0 ? EXCERPT.inTitle : 1),
    }));
    const sectionsToRead = () => {
      if (place) return [place[2]];
      if (!hasText) return [];
      return isTitle ? [0] : likelySections(page, asked);
    };
    return {page, isTitle, place, wanted: asked, files: this.filesOf(page, sectionsToRead())};
  }

  private async hitOf({page, isTitle, place, wanted, files}: PlannedHit, query: string): Promise<Hit> {
    const sections = (await Promise.all(files.map((file) => this.sectionsIn(file)))).flat();
    if (place) return {page, wanted, excerpt: excerptAt(place, files, sections, query, wanted)};
    if (isTitle) {
      return {page, wanted, excerpt: undefined, introduction: sections.find(({text}) => text)?.text};
    }
    return {page, wanted, excerpt: bestExcerpt(sections, wanted)};
  }

  /** The pages for a query, the best first. */
  async rank(query: string, limit: number): Promise<CatalogPage[]> {
    return this.ranked(await this.ask(query), await this.placeOf(query))
      .slice(0, limit)
      .map(({page}) => page);
  }

  /** The hits for a query: the best pages, each with the section that says most of the query. */
  async search(
    query: string,
    limit: number,
    {hasIntroductions = false, beforeLoading}: SearchOptions = {},
  ): Promise<Hits> {
    const question = await this.ask(query, beforeLoading);
    const place = await this.placeOf(query);
    const ranked = this.ranked(question, place);
    const planned = ranked.slice(0, limit).map((scored, index) => {
      const hasText = index < MOST_EXCERPTS && (!scored.isTitle || hasIntroductions);
      return this.planned(scored, question, index === 0 ? place : undefined, hasText);
    });
    const isLoaded = planned.every(({files}) => files.every(([, file]) => this.readText.has(file)));
    if (!isLoaded) await beforeLoading?.();
    return {hits: await Promise.all(planned.map((one) => this.hitOf(one, query))), total: ranked.length};
  }
}
