import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {OPT_OUT_KINDS, type OptOutDetails} from '../../../product/integrations';
import styles from './styles.module.css';

/** What stands before the kind at a place of a list of `count`. */
function separator(index: number, count: number): string {
  if (index === 0) return '';
  if (index < count - 1) return ', ';
  return count > 2 ? ', and ' : ' and ';
}

/** Which opt-outs the service applies itself. The others become a manual task, so the owner has to expect them. */
export default function OptOutKinds({kinds}: Pick<OptOutDetails, 'kinds'>): ReactNode {
  const explained = (words: string) => <Link to="/docs/request-manager/opt-out-requests#kinds">{words}</Link>;
  if (typeof kinds === 'string')
    return (
      <p className={styles.kinds}>
        You decide which {explained('kinds')} it applies, in your statements or your own service.
      </p>
    );
  if (kinds.length === OPT_OUT_KINDS.length)
    return <p className={styles.kinds}>Applies all {explained('kinds of opt-out')}.</p>;
  return (
    <p className={styles.kinds}>
      Applies{' '}
      {kinds.map((kind, index) => (
        <span key={kind}>
          {separator(index, kinds.length)}
          <code>{kind}</code>
        </span>
      ))}
      . Other {explained('kinds')} become a manual task.
    </p>
  );
}
