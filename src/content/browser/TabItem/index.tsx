import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TabItem';
import ThemeTabItem from '@theme/TabItem';
import styles from './styles.module.css';

/**
 * The theme's panel of a tab, with the tab's name in it for paper. There all panels are shown: a reader has printed
 * the page, not one way through it, and cannot choose another one later.
 */
export default function TabItem({children, ...props}: Props): ReactNode {
  return (
    <ThemeTabItem {...props} className={styles.panel}>
      <p className={clsx('search-ignore', styles.name)}>{props.label ?? props.value}</p>
      {children}
    </ThemeTabItem>
  );
}
