import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** What to take from the picture. */
  readonly caption: string;
  /** What the picture is about, as its source says. `content/remark/figures.ts` writes it, and the text. */
  readonly about?: string;
  /** What the picture shows, in order, a sentence on each line. */
  readonly text?: string;
  /** One Markdown image with alt text. */
  readonly children: ReactNode;
}

/**
 * A picture with its caption, and all of it in words for whoever reads in steps, or in other colors and sizes. Readers
 * can zoom the picture like every image of a page. The words are no part of the search, because the page says the same.
 */
export default function Figure({caption, about, text, children}: Props): ReactNode {
  return (
    <>
      <figure className={styles.figure}>
        {children}
        <figcaption>{caption}</figcaption>
      </figure>
      {text && (
        <details className={clsx('search-ignore', styles.text)}>
          <summary>Figure as text: {about}</summary>
          <ul>
            {text.split('\n').map((sentence, index) => (
              <li key={index}>{sentence}</li>
            ))}
          </ul>
        </details>
      )}
    </>
  );
}
