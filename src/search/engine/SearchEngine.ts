import {
  COVERAGE,
  FAMILIES,
  HEADING_IS_QUERY,
  LINKED,
  NAMED_AREA,
  OTHER_SECTIONS,
  PAGE_FIELDS,
  SAID_BY_TITLE,
  SECTION_FIELDS,
  TITLE_IN_FULL,
  TITLE_IS_QUERY,
} from '../weights';
import type {IndexStart, PackedSection, PackedTerm} from './format';
import {bestPassage, type Passage, type Wanted} from './passages';
import {areasOf, conceptsOf, Synonyms, type Concept} from './query';
import {TermIndex, type Scores} from './TermIndex';
import {wordsOf} from './words';
import {WrittenWords} from './WrittenWords';

/** Reads a file of the index. */
export type ReadFile = (name: string) => Promise<unknown>;

export interface RankedPage {
  readonly page: number;
  readonly url: string;
  readonly title: string;
  readonly place: readonly string[];
  readonly score: number;
  /** Whether the title has all of the query. */
  readonly isTitle: boolean;
}

export interface Hit extends RankedPage {
  /** What to look for in the texts of the hit. */
  readonly wanted: Wanted;
  readonly passage: Passage | undefined;
}

/** The best hits, and how many pages there are that have something of the query. */
export interface Hits {
  readonly hits: readonly Hit[];
  readonly total: number;
}

/** Where a term or a concept is. */
interface Found {
  readonly pages: Scores;
  readonly sections: Scores;
  /** Those of the sections that have it in their heading. */
  readonly headings: ReadonlySet<number>;
}

/** A query, looked up. */
interface Question {
  readonly matches: readonly Match[];
  /** Beginnings of addresses that it names. */
  readonly areas: readonly string[];
}

/** A concept, where it is, and how much it says: rare ones say more. */
interface Match extends Found {
  readonly worth: number;
  readonly terms: ReadonlySet<string>;
  /** Terms that stand for it, each group together. */
  readonly groups: readonly (readonly string[])[];
  readonly isExtra: boolean;
  readonly span: number;
}

interface PageFacts {
  readonly titleTerms: readonly string[];
  /** How much the words of the title say. */
  readonly titleWorths: readonly number[];
  readonly family: number;
  readonly firstSection: number;
  readonly sections: number;
}

/** How many hits of a search page are shown with their text. Each text is a file of its own. */
const MOST_TEXTS = 30;

/** How much it says that something is in so many of all places. */
const worthOf = (places: number, all: number) => Math.log(1 + all / (places + 0.5));

/**
 * Scores in a field where a word is rarer than in the whole text. "Data" is in few titles and says little
 * in any of them: what counts is how rare the word is, not how rare it is in titles.
 */
function scaled(scores: Scores, places: number, all: number): Scores {
  const factor = worthOf(places, all) / worthOf(scores.size, all);
  return new Map([...scores].map(([number, score]) => [number, score * factor]));
}

const sum = (numbers: readonly number[]) => numbers.reduce((total, one) => total + one, 0);

/** The terms of a title that stand for a concept, all that it takes. */
const termsIn = (title: readonly string[], {groups}: Match) =>
  groups.filter((group) => group.every((term) => title.includes(term))).flat();

/** Searches one index. Loads the terms and the texts that a query needs, each once. */
export class SearchEngine {
  private readonly pageTerms: TermIndex;
  private readonly headingTerms: TermIndex;
  private readonly written: WrittenWords;
  private readonly synonyms: Synonyms;
  private readonly stopWords: ReadonlySet<string>;
  private readonly facts: readonly PageFacts[];
  /** The page of each section. */
  private readonly owners: readonly number[];
  private readonly files = new Map<string, Promise<unknown>>();
  private readonly parts = new Map<string, Promise<TermIndex>>();

  constructor(
    private readonly start: IndexStart,
    private readonly readFile: ReadFile,
  ) {
    this.pageTerms = new TermIndex(start.pageTerms, PAGE_FIELDS, start.pageLengths);
    this.headingTerms = new TermIndex(start.headingTerms, SECTION_FIELDS, start.sectionLengths);
    this.written = new WrittenWords(start.words, start.counts);
    this.synonyms = new Synonyms(start);
    this.stopWords = new Set(start.stopWords);
    const count = start.pages.length;
    let firstSection = 0;
    this.facts = start.pages.map(([url, title, , , sections]) => {
      const titleTerms = this.termsWithMeaning(title);
      const facts: PageFacts = {
        titleTerms,
        titleWorths: titleTerms.map((term) =>
          Math.log(1 + count / (this.pageTerms.lookUp(term, false).size + 0.5)),
        ),
        family: FAMILIES.findIndex(({path}) => url.startsWith(path)),
        firstSection,
        sections,
      };
      firstSection += sections;
      return facts;
    });
    this.owners = this.facts.flatMap(({sections}, page) => Array.from({length: sections}, () => page));
  }

  private termsWithMeaning(text: string): string[] {
    return wordsOf(text)
      .filter(({plain}) => !this.stopWords.has(plain))
      .map(({term}) => term);
  }

  /** A file, read once unless reading fails. */
  private read(name: string): Promise<unknown> {
    let file = this.files.get(name);
    if (!file) {
      file = this.readFile(name).catch((error: unknown) => {
        this.files.delete(name);
        throw error;
      });
      this.files.set(name, file);
    }
    return file;
  }

  private part(name: string): Promise<TermIndex> {
    let part = this.parts.get(name);
    if (!part) {
      part = this.read(name).then(
        (terms) => new TermIndex(terms as PackedTerm[], SECTION_FIELDS, this.start.sectionLengths),
      );
      part.catch(() => this.parts.delete(name));
      this.parts.set(name, part);
    }
    return part;
  }

  /** The parts of the index that have a term, or terms that begin like it. */
  private partsOf(term: string, isBeginning: boolean): string[] {
    const {parts} = this.start;
    const at = Math.max(
      0,
      parts.findLastIndex(([first]) => first <= term),
    );
    const next = parts[at + 1];
    // Terms with a beginning can go on in the next part.
    const found = isBeginning && next?.[0].startsWith(term) ? [parts[at], next] : [parts[at]];
    return found.flatMap((part) => (part ? [part[1]] : []));
  }

  private async lookUp(term: string, isBeginning = false): Promise<Found> {
    const parts = await Promise.all(this.partsOf(term, isBeginning).map((name) => this.part(name)));
    const inPages = this.pageTerms.lookUp(term, isBeginning);
    const inHeadings = this.headingTerms.lookUp(term, isBeginning);
    const inTexts = parts.map((part) => part.lookUp(term, isBeginning));
    const anySection = new Set([inHeadings, ...inTexts].flatMap((scores) => [...scores.keys()]));
    const sections = new Map<number, number>();
    const headingScores = scaled(inHeadings, anySection.size, this.owners.length);
    for (const [section, score] of [headingScores, ...inTexts].flatMap((scores) => [...scores])) {
      sections.set(section, (sections.get(section) ?? 0) + score);
    }
    const anyPage = new Set([
      ...inPages.keys(),
      ...[...anySection].map((section) => this.owners[section] ?? -1),
    ]);
    return {
      pages: scaled(inPages, anyPage.size, this.start.pages.length),
      sections,
      headings: new Set(inHeadings.keys()),
    };
  }

  /** Where all of the terms are: on a page's title or summary, or in one section below it. */
  private whereAll(found: readonly Found[]): Found {
    const [first] = found;
    if (found.length === 1 && first) return first;
    const meanWhere = (
      numbers: Iterable<number>,
      scoreIn: (one: Found, number: number) => number | undefined,
    ) => {
      const means = new Map<number, number>();
      for (const number of numbers) {
        const scores = found.map((one) => scoreIn(one, number));
        if (scores.every((score) => score !== undefined)) means.set(number, sum(scores) / found.length);
      }
      return means;
    };
    const anySection = new Set(found.flatMap(({sections}) => [...sections.keys()]));
    return {
      pages: meanWhere(first?.pages.keys() ?? [], ({pages}, page) => pages.get(page)),
      sections: meanWhere(
        anySection,
        ({sections, pages}, section) =>
          sections.get(section) ?? (pages.has(this.owners[section] ?? -1) ? 0 : undefined),
      ),
      headings: new Set(
        [...(first?.headings ?? [])].filter((section) => found.every(({headings}) => headings.has(section))),
      ),
    };
  }

  private async match({alternatives, span, beginning, isExtra}: Concept): Promise<Match> {
    const found = await Promise.all(
      alternatives.map(async ({terms, weight}) => ({
        weight,
        where: this.whereAll(await Promise.all(terms.map((term) => this.lookUp(term)))),
      })),
    );
    const isNowhere = found.every(({where}) => where.pages.size + where.sections.size === 0);
    if (beginning && isNowhere) found.push({weight: 1, where: await this.lookUp(beginning, true)});

    const best = (scoresOf: (where: Found) => Scores) => {
      const scores = new Map<number, number>();
      for (const {weight, where} of found) {
        for (const [number, score] of scoresOf(where)) {
          scores.set(number, Math.max(scores.get(number) ?? 0, score * weight * Math.sqrt(span)));
        }
      }
      return scores;
    };
    const pages = best(({pages: scores}) => scores);
    const sections = best(({sections: scores}) => scores);
    const everywhere = new Set([
      ...pages.keys(),
      ...[...sections.keys()].map((section) => this.owners[section]),
    ]);
    return {
      pages,
      sections,
      headings: new Set(found.flatMap(({where: {headings}}) => [...headings])),
      worth: worthOf(everywhere.size, this.start.pages.length) * Math.sqrt(span),
      terms: new Set(
        alternatives.flatMap(({terms}, index) =>
          index === 0 ? terms : terms.filter((term) => !this.stopWords.has(term)),
        ),
      ),
      groups: alternatives.map(({terms}) => terms),
      isExtra: isExtra ?? false,
      span,
    };
  }

  private async ask(query: string): Promise<Question> {
    const {identifiers, areas} = this.start;
    const concepts = conceptsOf(query, this.synonyms, this.stopWords, identifiers, this.written);
    return {
      matches: await Promise.all(concepts.map((concept) => this.match(concept))),
      areas: areasOf(query, areas),
    };
  }

  /** The best section of a page, a share of the others, and which concepts the page has. */
  private sectionScore(page: number, matches: readonly Match[]): {score: number; has: Set<Match>} {
    const {firstSection = 0, sections = 0} = this.facts[page] ?? {};
    const [headingLengths = []] = this.start.sectionLengths;
    const has = new Set(matches.filter(({pages}) => pages.has(page)));
    const inTitle = new Set(has);
    const bestOf = new Map<Match, number>();
    const all = sum(matches.map(({worth, isExtra}) => (isExtra ? 0 : worth)));
    let best = 0;
    for (let section = firstSection; section < firstSection + sections; section += 1) {
      let score = 0;
      let covered = 0;
      let ahead = 0;
      let inHeading = 0;
      for (const match of matches) {
        const one = match.sections.get(section);
        if (one !== undefined) {
          score += one;
          has.add(match);
          bestOf.set(match, Math.max(bestOf.get(match) ?? 0, one));
        }
        if (match.isExtra) continue;
        if (one !== undefined || inTitle.has(match)) covered += match.worth;
        if (match.headings.has(section)) inHeading += match.span;
        if (match.headings.has(section) || inTitle.has(match)) ahead += match.worth;
      }
      if (score === 0) continue;
      const ofHeading = Math.min(1, inHeading / Math.max(1, headingLengths[section] ?? 1));
      best = Math.max(
        best,
        score *
          (0.4 + (0.6 * covered) / (all || 1)) *
          (1 + (HEADING_IS_QUERY * ofHeading * ahead) / (all || 1)),
      );
    }
    return {score: best + OTHER_SECTIONS * sum([...bestOf.values()]), has};
  }

  private scored(page: number, {matches, areas}: Question): RankedPage {
    const [url = '', title = '', place = 0, , , links = 0] = this.start.pages[page] ?? [];
    const {titleTerms = [], titleWorths = [], family = -1} = this.facts[page] ?? {};
    const {score, has} = this.sectionScore(page, matches);
    const asked = matches.filter(({isExtra}) => !isExtra);
    const worthOfAll = (some: readonly Match[]) => sum(some.map(({worth}) => worth));
    const all = worthOfAll(asked) || 1;
    const coverage = worthOfAll(asked.filter((match) => has.has(match))) / all;
    const named = asked.map((match) => ({match, terms: termsIn(titleTerms, match)}));
    const inTitle = worthOfAll(named.flatMap(({match, terms}) => (terms.length > 0 ? [match] : []))) / all;
    const namedTerms = new Set(named.flatMap(({terms}) => terms));
    const ofTitle =
      sum(titleWorths.filter((_worth, index) => namedTerms.has(titleTerms[index] ?? ''))) /
      (sum(titleWorths) || 1);
    // In the reader's own words: synonyms make a page fit, and not its name.
    const isInFull =
      ofTitle > 0.99 && asked.every(({groups: [own = []]}) => own.every((term) => titleTerms.includes(term)));
    const isInArea = areas.some((path) => url.startsWith(path));
    const weight = isInArea ? NAMED_AREA : (FAMILIES[family]?.weight ?? 1);
    const ofPage = sum(matches.map(({pages}) => pages.get(page) ?? 0));
    return {
      page,
      url,
      title,
      place: this.start.places[place] ?? [],
      isTitle: inTitle > 0.99,
      score:
        (ofPage + score) *
        coverage ** COVERAGE *
        (1 + TITLE_IS_QUERY * inTitle * ofTitle) *
        (1 + LINKED * links) *
        (isInFull ? TITLE_IN_FULL : weight),
    };
  }

  /** All pages that have something of the question, the best first. */
  private ranked(question: Question): RankedPage[] {
    const {matches, areas} = question;
    const pages = new Set<number>();
    for (const match of matches) {
      if (match.isExtra) continue;
      for (const page of match.pages.keys()) pages.add(page);
      for (const section of match.sections.keys()) pages.add(this.owners[section] ?? 0);
    }
    const sorted = [...pages]
      .map((page) => this.scored(page, question))
      .sort((a, b) => b.score - a.score || a.page - b.page);

    // Pages of one shape leave room for the others, unless the query names them.
    const counts = new Map<number, number>();
    const ahead: RankedPage[] = [];
    const behind: RankedPage[] = [];
    for (const page of sorted) {
      const {family = -1, titleTerms = []} = this.facts[page.page] ?? {};
      const count = (counts.get(family) ?? 0) + 1;
      counts.set(family, count);
      const isNamed =
        areas.some((path) => page.url.startsWith(path)) ||
        matches.some((match) => !match.isExtra && termsIn(titleTerms, match).length > 0);
      (isNamed || count <= (FAMILIES[family]?.most ?? Infinity) ? ahead : behind).push(page);
    }
    return [...ahead, ...behind];
  }

  /** The pages for a query, the best first. */
  async rank(query: string, limit: number): Promise<RankedPage[]> {
    return this.ranked(await this.ask(query)).slice(0, limit);
  }

  /** The hits for a query: the best pages, each with the passage that says most of the query. */
  async search(query: string, limit: number): Promise<Hits> {
    const question = await this.ask(query);
    const ranked = this.ranked(question);
    const hits = await Promise.all(
      ranked.slice(0, limit).map(async (page, index): Promise<Hit> => {
        const {titleTerms = []} = this.facts[page.page] ?? {};
        // What the title says, all sections are about.
        const wanted = question.matches
          .filter(({isExtra}) => !isExtra)
          .map((match) => ({
            terms: match.terms,
            worth: match.worth * (termsIn(titleTerms, match).length > 0 ? SAID_BY_TITLE : 1),
          }));
        if (page.isTitle || index >= MOST_TEXTS) return {...page, wanted, passage: undefined};
        const file = this.start.pages[page.page]?.[3] ?? '';
        // A hit without its text is better than none.
        const sections = await this.read(file).catch(() => []);
        return {...page, wanted, passage: bestPassage(sections as PackedSection[], wanted)};
      }),
    );
    return {hits, total: ranked.length};
  }
}
