import {createSlugger} from '@docusaurus/utils';
import type {ChangeKind, Product} from '../product/products';

/** One change of a month: its heading, and what `<Change>` says below it. */
export interface ChangeItem {
  readonly heading: string;
  /** The anchor of the heading. */
  readonly id: string;
  readonly product: Product;
  readonly kind: ChangeKind;
  /** Day of the release, YYYY-MM-DD. */
  readonly date: string;
}

/** A change of a month with its text. */
interface Section {
  readonly heading: string;
  readonly id: string;
  /** The lines below the heading that have something. */
  readonly lines: readonly string[];
}

const HEADING = /^## (.+)$/;
const CHANGE = /^<Change date="([^"]+)" product="([^"]+)" kind="([^"]+)" \/>$/;
const LINK = /\]\((\/[^)#?\s]*)/g;

function sectionsIn(source: string): Section[] {
  const slugger = createSlugger();
  const sections: (Section & {lines: string[]})[] = [];
  for (const line of source.split(/\r?\n/).filter((text) => text.trim() !== '')) {
    const heading = HEADING.exec(line)?.[1]?.replaceAll('`', '');
    if (heading === undefined) sections.at(-1)?.lines.push(line);
    else sections.push({heading, id: slugger.slug(heading), lines: []});
  }
  return sections;
}

/**
 * The changes of a month, as its page has them. A heading without `<Change>` below it is left out: the content rules
 * tell of it.
 */
export function changesIn(source: string): ChangeItem[] {
  return sectionsIn(source).flatMap(({heading, id, lines: [first = '']}) => {
    const [, date = '', product, kind] = CHANGE.exec(first) ?? [];
    return kind === undefined
      ? []
      : [{heading, id, product: product as Product, kind: kind as ChangeKind, date}];
  });
}

/** A change of a month, and the page of this site that it links to. */
export interface Mention {
  /** Address of the page. */
  readonly page: string;
  readonly heading: string;
  /** The anchor of the change. */
  readonly id: string;
}

/** The pages that the changes of a month link to, once for each change. */
export function mentionsIn(source: string): Mention[] {
  return sectionsIn(source).flatMap(({heading, id, lines}) => {
    const pages = [...lines.join('\n').matchAll(LINK)].map(([, page = '']) => page);
    return [...new Set(pages)].map((page) => ({page, heading, id}));
  });
}
