import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useTab} from '../Tabs';
import styles from './styles.module.css';

interface Props {
  /** Sets it apart from the others, and is stored when a reader chooses it. */
  readonly value: string;
  /** What readers see instead of it. */
  readonly label?: string;
  /** Whether it is shown to who has not chosen. Otherwise the first is. */
  readonly default?: boolean;
  readonly children: ReactNode;
}

/**
 * The panel of a tab, with the tab's name in it for paper. There all panels are shown: a reader has printed the page,
 * not one way through it, and cannot choose another one later.
 */
export default function TabItem({children, value, label = value}: Props): ReactNode {
  const {tab, panel, isChosen} = useTab(value);
  return (
    <div role="tabpanel" id={panel} aria-labelledby={tab} className={styles.panel} hidden={!isChosen}>
      <p className={clsx('search-ignore', styles.name)}>{label}</p>
      {children}
    </div>
  );
}
