import {FAMILIES, type Family} from '../weights';
import {unpackPage, type IndexStart, type PackedTexts} from './format';
import {inverseDocumentFrequency} from './idf';
import {termsOfTitle, termsOfTitles} from './titles';

/** A term of a title, and how much it says. */
interface TitleTerm {
  readonly term: string;
  readonly idf: number;
}

/** A page of the index, with what ranking asks of it. */
export interface CatalogPage {
  /** Its number in the index. */
  readonly id: number;
  readonly url: string;
  readonly title: string;
  /** Where it is in the site, from the navigation bar down. */
  readonly breadcrumbs: readonly string[];
  /** Files with its sections, in their order. */
  readonly texts: readonly PackedTexts[];
  /** Logarithm of the number of pages that link to it. */
  readonly links: number;
  /** Numbers of its sections in the index. */
  readonly sections: readonly number[];
  /** Terms of its title, without stop words. */
  readonly titleTerms: readonly TitleTerm[];
  /** The pages of one shape that it is one of. */
  readonly family: Family | undefined;
}

/** The pages of an index. */
export class Catalog {
  readonly pages: readonly CatalogPage[];
  readonly sectionCount: number;
  private readonly owners: readonly CatalogPage[];

  constructor(start: IndexStart, stopWords: ReadonlySet<string>) {
    let firstSection = 0;
    const titles = start.pages.map((packed) => unpackPage(packed).title);
    const counts = new Map(
      termsOfTitles(titles, stopWords).map((term, index) => [term, start.titleCounts[index] ?? 0]),
    );
    this.pages = start.pages.map((packed, id): CatalogPage => {
      const {url, title, texts, links, breadcrumbs, sectionCount} = unpackPage(packed);
      const sections = Array.from({length: sectionCount}, (_none, index) => firstSection + index);
      firstSection += sectionCount;
      const titleTerms = termsOfTitle(title, stopWords).map((term) => ({
        term,
        idf: inverseDocumentFrequency(counts.get(term) ?? 0, start.pages.length),
      }));
      return {
        id,
        url,
        title,
        breadcrumbs: start.breadcrumbs[breadcrumbs] ?? [],
        texts,
        links,
        sections,
        titleTerms,
        family: FAMILIES.find(({path}) => url.startsWith(path)),
      };
    });
    this.owners = this.pages.flatMap((page) => page.sections.map(() => page));
    this.sectionCount = this.owners.length;
  }

  /** @throws when a damaged index names a page that it does not have */
  page(id: number): CatalogPage {
    const page = this.pages[id];
    if (!page) throw new Error(`The search index has no page ${id}.`);
    return page;
  }

  /** The page of a section. Throws as `page` does. */
  pageOf(section: number): CatalogPage {
    const page = this.owners[section];
    if (!page) throw new Error(`The search index has no section ${section}.`);
    return page;
  }
}
