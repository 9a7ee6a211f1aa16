import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import home from '@generated/home-page/default/home.json';
import Monogram from '@site/src/integrations/browser/Monogram';
import styles from './styles.module.css';

interface Props {
  /** A Markdown list of links to the catalog: all of it, and its categories. */
  readonly children: ReactNode;
}

/** The services that the front matter names, and ways into the catalog. */
export default function Services({children}: Props): ReactNode {
  return (
    <div className={styles.services}>
      <ul className={styles.grid}>
        {home.services.map(({name, category, path}) => (
          <li key={path}>
            <Link to={path}>
              <Monogram name={name} category={category} /> {name}
            </Link>
          </li>
        ))}
      </ul>
      {children}
    </div>
  );
}
