import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** A Markdown list: each item one link, with words before or after it. */
  readonly children: ReactNode;
  /** `compact` shows names only, in more columns. */
  readonly variant?: 'regular' | 'compact';
}

/** Shows a list of links as cards. The list stays a list, so links are checked like all others. */
export default function CardGrid({children, variant = 'regular'}: Props): ReactNode {
  return <div className={clsx(styles.grid, variant === 'compact' && styles.compact)}>{children}</div>;
}
