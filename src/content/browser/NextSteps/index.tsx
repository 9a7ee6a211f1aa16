import type {ReactNode} from 'react';
import CardGrid from '../CardGrid';
import styles from './styles.module.css';

interface Props {
  /** A Markdown list: link, colon, one short clause. */
  readonly children: ReactNode;
  /** Heading above the cards. */
  readonly title?: string;
}

/** Where to go from a page: the links of a list as cards. */
export default function NextSteps({children, title = 'Next steps'}: Props): ReactNode {
  return (
    <nav className={styles.nextSteps} aria-label={title}>
      <p className={styles.title}>{title}</p>
      <CardGrid>{children}</CardGrid>
    </nav>
  );
}
