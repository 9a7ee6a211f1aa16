import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PRODUCTS, type Product} from '../../product/products';
import styles from './styles.module.css';

interface Props {
  /** Day of the release, YYYY-MM-DD. */
  readonly date: string;
  readonly product: Product;
}

const DAY = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'UTC'});

/** Date and product of a release, below its heading in the changelog. */
export default function Change({date, product}: Props): ReactNode {
  return (
    <p className={styles.change}>
      <Link className={styles.product} to={`/changelog/tags/${PRODUCTS[product]}`}>
        {product}
      </Link>
      <time dateTime={date}>{DAY.format(new Date(date))}</time>
    </p>
  );
}
