import type {ReactNode} from 'react';
import home from '@generated/home-page/default/home.json';

interface Props {
  /** Services with a connection page, or operations of the current API. */
  readonly of: keyof typeof home.counts;
}

/** A number that the build has counted. */
export default function Count({of}: Props): ReactNode {
  return home.counts[of];
}
