import type {CSSProperties, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import catalog from '@generated/integration-registry/default/catalog.json';
import {DIGITS, initialOf} from '../../../product/initials';
import {AUTHENTICATIONS, CAPABILITIES, type Capability} from '../../../product/integrations';
import {keyOf} from './state';
import styles from './styles.module.css';

const letters = [...new Set(catalog.map(({name}) => initialOf(name)))].sort();
const groups = letters.map((letter) => ({
  letter,
  id: `services-${letter === DIGITS ? 'digits' : letter.toLowerCase()}`,
  services: catalog.filter(({name}) => initialOf(name) === letter),
}));

/**
 * Every service, by letter. An island: in the page's HTML for readers without JavaScript, search engines and
 * the local search, and in no script. The filter reads the data attributes.
 */
export default function List(): ReactNode {
  return (
    <>
      <nav className={styles.letters} aria-label="Services by first letter">
        <ul>
          {groups.map(({letter, id}) => (
            <li key={letter}>
              <a href={`#${id}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      {groups.map(({letter, id, services}) => (
        <section
          key={letter}
          className={styles.group}
          // For its height while it is out of view.
          style={{'--services': services.length} as CSSProperties}
          aria-labelledby={id}
          data-letter={id}
        >
          <h3 id={id}>{letter}</h3>
          <ul className={styles.services}>
            {services.map(({slug, name, path, category, kind, authentication, capabilities}) => (
              <li
                key={slug}
                data-service={slug}
                data-category={keyOf(category)}
                data-kind={kind}
                data-authentication={authentication}
                data-capabilities={Object.entries(capabilities)
                  .map((pair) => pair.join(':'))
                  .join(' ')}
              >
                <input type="checkbox" className={styles.choose} aria-label={`Compare ${name}`} />
                <Link to={path}>{name}</Link>
                <span>
                  {category} · {AUTHENTICATIONS[authentication]}
                  {Object.keys(capabilities).length > 0 &&
                    ` · ${Object.keys(capabilities)
                      .map((capability) => CAPABILITIES[capability as Capability].label)
                      .join(', ')}`}
                </span>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </>
  );
}
