import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface Props {
  /** Marks with what they mean: shell/css/content.css draws them. */
  readonly marks: readonly {readonly mark: string; readonly words: string}[];
}

/** What marks of a table mean. For eyes: its cells say it to everyone else. */
export default function MarkLegend({marks}: Props): ReactNode {
  return (
    <span className={styles.legend} aria-hidden="true">
      {marks.map(({mark, words}) => (
        <span key={words} data-mark={mark}>
          {words}{' '}
        </span>
      ))}
    </span>
  );
}
