import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {areaNamed} from '../../../product/areas';
import {PRODUCTS, type Product} from '../../../product/products';
import styles from './styles.module.css';

interface Props {
  readonly product: Product;
  /** `tag` where the whole page is about the product. */
  readonly rel?: 'tag';
}

/** A product in its color, which leads to its part of the changelog. */
export default function ProductChip({product, rel}: Props): ReactNode {
  return (
    <Link
      rel={rel}
      className={styles.chip}
      data-hue={areaNamed(product)}
      to={`/changelog/tags/${PRODUCTS[product]}`}
    >
      {product}
    </Link>
  );
}
