import {EXCERPT} from '../weights';
import {areasOf} from './areas';
import {Catalog, type CatalogPage} from './Catalog';
import {conceptsOf} from './concepts';
import {bestExcerpt, type Excerpt, type WeightedTerms} from './excerpt';
import {
  unpackSection,
  type IndexStart,
  type PackedPlace,
  type PackedSection,
  type SectionText,
} from './format';
import {identifierKeys, placeOf} from './identifiers';
import {matchOf, type Lookup} from './match';
import {once} from './once';
import {rankPages} from './rank';
import {askedIn, termsInTitle, type Question, type ScoredPage} from './score';
import {Synonyms} from './synonyms';
import {pageTermsOf, Terms, type ReadFile} from './Terms';
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

/** How many hits of a search page are shown with an excerpt. Each is in a file of its own. */
const MOST_EXCERPTS = 30;

/** Searches one index. Loads the terms and the texts that a query needs, each once. */
export class SearchEngine {
  private readonly catalog: Catalog;
  private readonly lookup: Lookup;
  private readonly written: WrittenWords;
  private readonly synonyms: Synonyms;
  private readonly readText: ReadFile;

  constructor(
    private readonly start: IndexStart,
    readFile: ReadFile,
  ) {
    const pageTerms = pageTermsOf(start);
    const stopWords = new Set(start.stopWords);
    this.catalog = new Catalog(start, pageTerms, stopWords);
    this.lookup = {
      terms: new Terms(start, pageTerms, this.catalog, readFile),
      catalog: this.catalog,
      stopWords,
    };
    this.written = new WrittenWords(start.words, start.counts);
    this.synonyms = new Synonyms(start);
    this.readText = once(readFile);
  }

  private async ask(query: string): Promise<Question> {
    const {identifiers, areas} = this.start;
    const concepts = conceptsOf(query, this.synonyms, this.lookup.stopWords, identifiers, this.written);
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

  private async sectionsOf(page: CatalogPage): Promise<SectionText[]> {
    // A hit without its text is better than none.
    const sections = (await this.readText(page.textFile).catch(() => [])) as PackedSection[];
    return sections.map(unpackSection);
  }

  /** The section that is about an identifier, from where it stands. */
  private async excerptAt(
    page: CatalogPage,
    [, , number, anchor]: PackedPlace,
    query: string,
    wanted: WeightedTerms,
  ): Promise<Excerpt | undefined> {
    const section = (await this.sectionsOf(page))[number];
    if (!section) return undefined;
    const name = [{terms: new Set(wordsOf(query).map(({term}) => term)), weight: 1}];
    const excerpt = bestExcerpt([section], name) ?? bestExcerpt([section], wanted);
    return {...(excerpt ?? {...section, positions: []}), anchor};
  }

  /** The pages for a query, the best first. */
  async rank(query: string, limit: number): Promise<CatalogPage[]> {
    return this.ranked(await this.ask(query), await this.placeOf(query))
      .slice(0, limit)
      .map(({page}) => page);
  }

  /**
   * The hits for a query: the best pages, each with the section that says most of the query.
   *
   * @param hasIntroductions whether pages whose title says it all come with their beginning, which is a file of each
   */
  async search(query: string, limit: number, hasIntroductions = false): Promise<Hits> {
    const question = await this.ask(query);
    const place = await this.placeOf(query);
    const ranked = this.ranked(question, place);
    const hits = await Promise.all(
      ranked.slice(0, limit).map(async ({page, isTitle}, index): Promise<Hit> => {
        const wanted = askedIn(question).map((match) => ({
          terms: match.terms,
          weight: match.weight * (termsInTitle(page, match).length > 0 ? EXCERPT.inTitle : 1),
        }));
        if (place && index === 0) {
          return {page, wanted, excerpt: await this.excerptAt(page, place, query, wanted)};
        }
        if (index >= MOST_EXCERPTS || (isTitle && !hasIntroductions)) {
          return {page, wanted, excerpt: undefined};
        }
        const sections = await this.sectionsOf(page);
        if (isTitle) return {page, wanted, excerpt: undefined, introduction: sections[0]?.text};
        return {page, wanted, excerpt: bestExcerpt(sections, wanted)};
      }),
    );
    return {hits, total: ranked.length};
  }
}
