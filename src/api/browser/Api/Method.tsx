import type {ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

export interface MethodProps {
  readonly method: string;
}

/** The method of an operation in its color. */
export function Method({method}: MethodProps): ReactNode {
  return <span className={clsx(styles.method, styles[method.toLowerCase()])}>{method}</span>;
}
