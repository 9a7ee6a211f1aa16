import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** A Markdown list: link, colon, one short clause. */
  readonly children: ReactNode;
  /** Heading above the rows. */
  readonly title?: string;
}

/** Where to go from a page: the links of a list as rows. */
export default function NextSteps({children, title = 'Next steps'}: Props): ReactNode {
  return (
    <nav className={styles.nextSteps} aria-label={title}>
      <h2 className={styles.title}>{title}</h2>
      {children}
    </nav>
  );
}
