import type {ReactNode} from 'react';
import styles from './styles.module.css';

interface CopyProps {
  /** What it copies, for those who hear the button by itself. */
  readonly copies: string;
}

interface CopyButtonProps extends CopyProps {
  /** What it copies instead of code. */
  readonly text?: string;
}

/** Copies a text, or the code of the nearest `data-code` around it. Works without React: `src/shell/browser/copyCode.ts`. */
export function CopyButton({copies, text = ''}: CopyButtonProps): ReactNode {
  return (
    <button type="button" className={styles.button} data-copy={text} aria-label={`Copy ${copies}`}>
      Copy
    </button>
  );
}

interface Props extends CopyProps {
  /** What the code is: the name of a file, or a control that chooses it. */
  readonly title?: ReactNode;
  /** The language, where there is no title. Not a text of the page: it is no word of what the page says. */
  readonly language?: string;
  /** Other buttons. */
  readonly children?: ReactNode;
}

/** The bar above code: what it is at left, what can be done with it at right. */
export function CodeBar({title, language, copies, children}: Props): ReactNode {
  return (
    <div className={styles.bar} data-label={title ? undefined : language}>
      {title && <span className={styles.title}>{title}</span>}
      {children}
      <CopyButton copies={copies} />
    </div>
  );
}

/** A button of words, as in the bar. It is there only where scripts run. */
export const barButton = styles.button;
/** The box of code and its bar. */
export const codeBox = styles.box;
/** The box of a single line: its Copy stands at its right. */
export const lineBox = styles.line;
