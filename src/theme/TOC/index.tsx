import type {ComponentProps, ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/** The theme's table of contents as a landmark. Posts show it outside of any other. */
export default function TOCWrapper(props: ComponentProps<typeof TOC>): ReactNode {
  return (
    <nav aria-label="On this page" className={styles.landmark}>
      <TOC {...props} />
    </nav>
  );
}
