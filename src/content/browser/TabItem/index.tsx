import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useTabs} from '@docusaurus/theme-common/internal';
import type {Props} from '@theme/TabItem';
import {useTabIds} from '../Tabs';
import styles from './styles.module.css';

/**
 * The panel of a tab, with the tab's name in it for paper. There all panels are shown: a reader has printed the page,
 * not one way through it, and cannot choose another one later.
 */
export default function TabItem({children, value, label}: Props): ReactNode {
  const {selectedValue} = useTabs();
  const ids = useTabIds(value);
  return (
    <div
      role="tabpanel"
      id={ids.panel}
      aria-labelledby={ids.tab}
      className={styles.panel}
      hidden={value !== selectedValue}
    >
      <p className={clsx('search-ignore', styles.name)}>{label ?? value}</p>
      {children}
    </div>
  );
}
