import type {ReactNode} from 'react';
import clsx from 'clsx';
import {CATEGORIES, type Category} from '../../../product/integrations';
import {AREAS} from '../../../product/areas';
import {monogramOf} from '../../../product/initials';
import styles from './styles.module.css';

const HUES = Object.keys(AREAS);

interface Props {
  readonly name: string;
  readonly category: Category;
  /** In the head of a service's page. */
  readonly large?: boolean;
}

/** Two letters for a service, on a tint of its category. The name stands beside it, so screen readers don't get it. */
export default function Monogram({name, category, large = false}: Props): ReactNode {
  const hue = HUES[CATEGORIES.indexOf(category) % HUES.length];
  return (
    <span className={clsx(styles.monogram, large && styles.large)} data-hue={hue} aria-hidden="true">
      {monogramOf(name)}
    </span>
  );
}
