import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Area} from '../../../product/areas';
import type {IconName} from '../../icons/icons';
import Icon from '../Icon';
import styles from './styles.module.css';

/** What a way on begins with: an icon, or two letters for a service. */
export interface SignProps {
  readonly sign: {readonly icon: IconName} | {readonly letters: string};
  /** The area in whose color it is. */
  readonly hue: Area;
  /** In the head of a page. */
  readonly large?: boolean;
}

/** A sign on a tint of its color. The name is beside it, so screen readers don't get it. */
export default function Sign({sign, hue, large = false}: SignProps): ReactNode {
  return (
    <span className={clsx(styles.sign, large && styles.large)} data-hue={hue} aria-hidden="true">
      {'icon' in sign ? <Icon name={sign.icon} size={18} /> : sign.letters}
    </span>
  );
}
