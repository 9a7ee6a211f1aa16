import type {Product} from '../../../product/products';

/** The changes of a month in a list of one product's months: those of the product first. Without a product, as they are. */
export function ofProductFirst<Change extends {readonly product: Product}>(
  changes: readonly Change[],
  product?: Product,
): Change[] {
  return [...changes].sort((a, b) => Number(b.product === product) - Number(a.product === product));
}
