import {attributeOf, type Element} from './elements';

/** What a built page says of itself in its head and its foot. */
export interface PageFacts {
  /** Its title. */
  readonly heading: Element | undefined;
  readonly description: string;
  /** The commit that it was built from, as `docusaurus/provenance` writes it, or nothing where nobody could tell. */
  readonly commit: string | undefined;
  /** Day of its last change, YYYY-MM-DD, or nothing where git could not tell. */
  readonly updated: string | undefined;
  /** Whether search engines and lists may have it. */
  readonly isListed: boolean;
}

/**
 * Reads what a page says of itself.
 *
 * @param elements all elements of the page, as `elementsOf` gives them
 */
export function pageFacts(elements: readonly Element[]): PageFacts {
  const metaOf = (name: string): string | undefined => {
    const meta = elements.find(
      (element) => element.tagName === 'meta' && attributeOf(element, 'name') === name,
    );
    return meta && attributeOf(meta, 'content');
  };
  const time = elements.find(
    (element) => element.tagName === 'time' && attributeOf(element, 'itemprop') === 'dateModified',
  );
  return {
    heading: elements.find(({tagName}) => tagName === 'h1'),
    description: metaOf('description') ?? '',
    commit: metaOf('source-commit'),
    updated: time && attributeOf(time, 'datetime')?.slice(0, 10),
    isListed: !metaOf('robots')?.includes('noindex'),
  };
}
