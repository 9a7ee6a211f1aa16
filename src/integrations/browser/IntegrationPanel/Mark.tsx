import type {ReactNode} from 'react';
import type {CapabilityDetails} from '../../../product/integrations';
import styles from './styles.module.css';

interface Props {
  /** How the service answers. Left out where the connection does not offer the capability. */
  readonly mode?: CapabilityDetails['mode'];
}

const WORDS = {sync: 'At once', async: 'By a job'};

/** A filled dot for what is done at once, a half one for a job, a dash for what is not offered; each with its words. */
export default function Mark({mode}: Props): ReactNode {
  return (
    <span className={styles.mark} data-mode={mode}>
      {mode ? WORDS[mode] : 'Not offered'}
    </span>
  );
}
