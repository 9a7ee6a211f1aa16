import type {ReactNode} from 'react';
import Icon from '@site/src/shell/browser/Icon';
import type {Area} from '../../../product/areas';
import type {IconName} from '../../../shell/icons/icons';
import styles from './styles.module.css';

/** What stands before a way on: an icon, or two letters for a service. */
export interface SignProps {
  readonly sign: {readonly icon: IconName} | {readonly letters: string};
  /** The area in whose color it is. */
  readonly hue: Area;
}

/** A sign on a tint of its color. It says nothing to screen readers. */
export function Sign({sign, hue}: SignProps): ReactNode {
  return (
    <span className={styles.sign} data-hue={hue} aria-hidden="true">
      {'icon' in sign ? <Icon name={sign.icon} size={18} /> : sign.letters}
    </span>
  );
}
