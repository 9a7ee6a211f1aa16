import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Tag';
import styles from './styles.module.css';

/** A topic of a page, as a chip. */
export default function Tag({permalink, label, description}: Props): ReactNode {
  return (
    <Link rel="tag" className={styles.tag} to={permalink} title={description}>
      {label}
    </Link>
  );
}
