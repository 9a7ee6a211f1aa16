import type {CSSProperties, ReactNode} from 'react';
import Link from '@docusaurus/Link';
import catalog from '@generated/integration-registry/default/catalog.json';
import {DIGITS, initialOf} from '../../../product/initials';
import {AUTHENTICATIONS, CAPABILITIES} from '../../../product/integrations';
import Monogram from '../Monogram';
import {ANSWERS, MARKS} from '../marks';
import Legend from './Legend';
import styles from './styles.module.css';

/** How many services a browser lays out or leaves out at once: a phone takes a frame for so many. */
const GROUP = 12;

const letters = [...new Set(catalog.map(({name}) => initialOf(name)))].sort().map((letter) => ({
  letter,
  id: `services-${letter === DIGITS ? 'digits' : letter.toLowerCase()}`,
}));
const groups = letters.flatMap(({letter, id}) => {
  const services = catalog.filter(({name}) => initialOf(name) === letter);
  return Array.from({length: Math.ceil(services.length / GROUP)}, (_group, index) => ({
    letter,
    id,
    isFirst: index === 0,
    services: services.slice(index * GROUP, (index + 1) * GROUP),
  }));
});
const columns = Object.entries(CAPABILITIES);

/**
 * Every service, by letter. An island: in the page's HTML for readers without JavaScript, search engines and
 * the local search, and in no script. The filter reads the rows, so they say each thing once.
 */
export default function List(): ReactNode {
  return (
    <>
      <nav className={styles.letters} aria-label="Services by first letter">
        <ul>
          {letters.map(({letter, id}) => (
            <li key={letter}>
              <a href={`#${id}`}>{letter}</a>
            </li>
          ))}
        </ul>
      </nav>
      <table className={styles.table} aria-label="All services">
        <thead>
          <tr>
            <th scope="col">
              Service
              {/* In view with the head, wherever the reader is. */}
              <Legend />
            </th>
            {columns.map(([key, {label}]) => (
              <th key={key} scope="col">
                <span>{label}</span>
              </th>
            ))}
            <th scope="col" data-control="">
              <span>Compare</span>
            </th>
          </tr>
        </thead>
        {groups.map(({letter, id, isFirst, services}) => (
          <tbody
            key={services[0]?.slug}
            // For its height while it is out of view.
            style={{'--services': services.length} as CSSProperties}
            data-letter={id}
          >
            {isFirst && (
              <tr className={styles.letter}>
                <th id={id} scope="rowgroup" colSpan={columns.length + 2}>
                  {letter}
                </th>
              </tr>
            )}
            {services.map(({slug, name, path, category, authentication, capabilities}) => (
              <tr key={slug} data-service={slug}>
                <th scope="row">
                  <Monogram name={name} category={category} />
                  <Link to={path}>{name}</Link>{' '}
                  <span>
                    {category}
                    <span>{` · ${AUTHENTICATIONS[authentication]}`}</span>
                  </span>
                </th>
                {columns.map(([key]) => {
                  const mode = capabilities[key];
                  const mark = mode ? MARKS[mode] : 'none';
                  return (
                    <td key={key} data-mark={mark}>
                      {ANSWERS[mark]}
                    </td>
                  );
                })}
                <td>
                  <input type="checkbox" aria-label={`Compare ${name}`} />
                </td>
              </tr>
            ))}
          </tbody>
        ))}
      </table>
    </>
  );
}
