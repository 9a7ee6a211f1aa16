import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A numbered Markdown list, each item one action and its visible result. */
  readonly children: ReactNode;
}

/** Numbered instructions with large markers, so that a reader finds the step again. */
export default function Steps({children}: Props): ReactNode {
  return <div className={styles.steps}>{children}</div>;
}
