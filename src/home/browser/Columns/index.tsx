import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A heading with what belongs to it, twice. */
  readonly children: ReactNode;
}

/** Two parts of the home page beside each other where there is room. */
export default function Columns({children}: Props): ReactNode {
  return <div className={styles.columns}>{children}</div>;
}
