import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  readonly scopes: readonly string[];
  /** How many of what, as in "5 scopes". */
  readonly amount: string;
  /** The one button of its view that is filled. */
  readonly isMain?: boolean;
}

/** Copies scopes, a line each. Without any, there's nothing to press. */
export default function CopyScopes({scopes, amount, isMain = false}: Props): ReactNode {
  if (scopes.length === 0) return null;
  return (
    // The listener of the page writes to the button, so each text has a button of its own.
    <button
      key={scopes.join()}
      type="button"
      className={clsx('button button--primary', !isMain && 'button--outline', styles.button)}
      data-copy={scopes.join('\n')}
    >
      Copy {amount}
    </button>
  );
}
