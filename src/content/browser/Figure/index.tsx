import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** What to take from the picture. */
  readonly caption: string;
  /** One Markdown image with alt text. */
  readonly children: ReactNode;
}

/** A picture with its caption. Readers can zoom it like every image of a page. */
export default function Figure({caption, children}: Props): ReactNode {
  return (
    <figure className={styles.figure}>
      {children}
      <figcaption>{caption}</figcaption>
    </figure>
  );
}
