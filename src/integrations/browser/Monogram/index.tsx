import type {ReactNode} from 'react';
import {AREAS, type Area} from '../../../product/areas';
import {monogramOf} from '../../../product/initials';
import {CATEGORIES, type Category} from '../../../product/integrations';
import Sign from '../../../shell/browser/Sign';

const HUES = Object.keys(AREAS) as [Area, ...Area[]];

interface Props {
  readonly name: string;
  readonly category: Category;
  /** In the head of a service's page. */
  readonly large?: boolean;
}

/** Two letters for a service, on a tint of its category. */
export default function Monogram({name, category, large = false}: Props): ReactNode {
  const hue = HUES[CATEGORIES.indexOf(category) % HUES.length] ?? HUES[0];
  return <Sign sign={{letters: monogramOf(name)}} hue={hue} large={large} />;
}
