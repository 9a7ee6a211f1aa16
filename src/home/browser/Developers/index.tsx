import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A sample, and a list of facts. */
  readonly children: ReactNode;
}

/** A first call, and what a developer has to know for it. */
export default function Developers({children}: Props): ReactNode {
  return <div className={styles.panel}>{children}</div>;
}
