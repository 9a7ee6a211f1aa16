import type {ReactNode} from 'react';
import type {ChangeKind} from '../../../product/products';
import styles from './styles.module.css';

interface Props {
  readonly kind: ChangeKind;
}

/** What a change does to what a reader has, as a word in its color. */
export default function KindWord({kind}: Props): ReactNode {
  return <span className={styles[kind]}>{kind}</span>;
}
