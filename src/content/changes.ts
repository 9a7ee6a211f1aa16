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

const HEADING = /^## (.+)$/;
const CHANGE = /^<Change date="([^"]+)" product="([^"]+)" kind="([^"]+)" \/>$/;

/**
 * The changes of a month, as its page has them. A heading without `<Change>` below it is left out: the content rules
 * tell of it.
 */
export function changesIn(source: string): ChangeItem[] {
  const slugger = createSlugger();
  const lines = source.split(/\r?\n/).filter((line) => line.trim() !== '');
  return lines.flatMap((line, index) => {
    const heading = HEADING.exec(line)?.[1]?.replaceAll('`', '');
    if (heading === undefined) return [];
    const id = slugger.slug(heading);
    const [, date = '', product, kind] = CHANGE.exec(lines[index + 1] ?? '') ?? [];
    return kind === undefined
      ? []
      : [{heading, id, product: product as Product, kind: kind as ChangeKind, date}];
  });
}
