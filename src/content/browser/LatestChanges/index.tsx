import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import latest from '@generated/home-page/default/latest.json';
import CardGrid from '../CardGrid';

/** The newest months of the changelog. */
export default function LatestChanges(): ReactNode {
  return (
    <CardGrid>
      <ul>
        {latest.map(({title, permalink, description}) => (
          <li key={permalink}>
            <Link to={permalink}>{title}</Link>: {description}
          </li>
        ))}
      </ul>
    </CardGrid>
  );
}
