import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatDay} from '../../../product/dates';
import {PRODUCTS, type Product} from '../../../product/products';
import styles from './styles.module.css';

interface Props {
  /** Day of the release, YYYY-MM-DD. */
  readonly date: string;
  readonly product: Product;
}

/** Date and product of a release, below its heading in the changelog. */
export default function Change({date, product}: Props): ReactNode {
  return (
    <p className={styles.change}>
      <Link className={styles.product} to={`/changelog/tags/${PRODUCTS[product]}`}>
        {product}
      </Link>
      <time dateTime={date}>{formatDay(date)}</time>
    </p>
  );
}
