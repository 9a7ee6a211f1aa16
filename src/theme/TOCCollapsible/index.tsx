import type {ReactNode} from 'react';
import clsx from 'clsx';
import TOCItems from '@theme/TOCItems';
import type {Props} from '@theme/TOCCollapsible';
import styles from './styles.module.css';

/** The contents where there is no room for them beside the text: closed, and opened by the browser itself. */
export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  return (
    <details className={clsx(styles.contents, className)}>
      <summary>On this page</summary>
      <TOCItems {...props} className="" />
    </details>
  );
}
