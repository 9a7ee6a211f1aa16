import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import home from '@generated/home-page/default/home.json';
import ProductChip from '@site/src/content/browser/ProductChip';
import styles from './styles.module.css';

/** The newest months of the changelog. */
export default function LatestChanges(): ReactNode {
  return (
    <ul className={styles.months}>
      {home.latest.map(({title, headline, permalink, products}) => (
        <li key={permalink}>
          <small>{title}</small>
          <Link to={permalink}>{headline}</Link>
          <p>
            {products.map((product) => (
              <ProductChip key={product} product={product} />
            ))}
          </p>
        </li>
      ))}
    </ul>
  );
}
