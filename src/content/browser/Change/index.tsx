import type {ReactNode} from 'react';
import {formatDay} from '../../../product/dates';
import type {ChangeKind, Product} from '../../../product/products';
import KindWord from '../KindWord';
import ProductChip from '../ProductChip';
import styles from './styles.module.css';

interface Props {
  /** Day of the release, YYYY-MM-DD. */
  readonly date: string;
  readonly product: Product;
  readonly kind: ChangeKind;
}

/** Kind, product, and date of a release, below its heading in the changelog. */
export default function Change({date, product, kind}: Props): ReactNode {
  return (
    <p className={styles.change}>
      <KindWord kind={kind} />
      <ProductChip product={product} />
      <time dateTime={date}>{formatDay(date)}</time>
    </p>
  );
}
