import {useId, type ComponentProps, type ReactNode} from 'react';
import TOC from '@theme-original/TOC';
import styles from './styles.module.css';

/** The theme's table of contents as a landmark, with a title. Posts show it outside of any other. */
export default function TOCWrapper(props: ComponentProps<typeof TOC>): ReactNode {
  const title = useId();
  return (
    <nav aria-labelledby={title} className={styles.landmark}>
      <p id={title} className={styles.title}>
        On this page
      </p>
      <TOC {...props} />
    </nav>
  );
}
