import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {areaNamed} from '../../../product/areas';
import {PRODUCTS} from '../../../product/products';
import styles from './styles.module.css';

interface Props {
  /** Key of the product whose posts are shown. None: all. */
  readonly current?: string;
}

/** Links to the posts about one product each. */
export default function ProductFilter({current}: Props): ReactNode {
  const filters = [
    {label: 'All', key: undefined, to: '/changelog'},
    ...Object.entries(PRODUCTS).map(([label, key]) => ({label, key, to: `/changelog/tags/${key}`})),
  ];
  return (
    <nav aria-label="Filter by product">
      <ul className={styles.filters}>
        {filters.map(({label, key, to}) => (
          <li key={to}>
            <Link to={to} data-hue={areaNamed(label)} aria-current={key === current ? 'page' : undefined}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}
