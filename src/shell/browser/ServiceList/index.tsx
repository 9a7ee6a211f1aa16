import {useId, useState, type ReactNode} from 'react';
import clsx from 'clsx';
import type {PropSidebarItem, PropSidebarItemLink} from '@docusaurus/plugin-content-docs';
import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItems from '@theme/DocSidebarItems';
import {LoadError} from '@site/src/shell/browser/LoadState';
import {loadShard} from '@site/src/shell/browser/routes/shards';
import {AREAS} from '../../../product/areas';
import {initialOf} from '../../../product/initials';
import {ALL_SERVICES} from '../../lazy-routes/sidebar';
import styles from './styles.module.css';

/** The page with all services. */
export const CATALOG = `${AREAS.integrations.path}catalog`;
/** More than these nobody reads: another letter is quicker. */
const MOST_MATCHES = 20;

const ALL: PropSidebarItemLink = {
  type: 'link',
  label: 'All from A to Z',
  href: CATALOG,
  className: styles.all,
};

const isLink = (item: PropSidebarItem): item is PropSidebarItemLink => item.type === 'link';

/** Services by name, those that begin with the words before those that only have them. */
function matching(services: readonly PropSidebarItemLink[], words: string): PropSidebarItemLink[] {
  const placed = services.map((service) => ({service, at: service.label.toLowerCase().indexOf(words)}));
  return [...placed.filter(({at}) => at === 0), ...placed.filter(({at}) => at > 0)].map(
    ({service}) => service,
  );
}

/**
 * The hundreds of services in the sidebar: a field that filters their names, which come when it gets the focus, and
 * those under the letter of the open one.
 */
export default function ServiceList({item, activePath, onItemClick, level}: Props): ReactNode {
  const title = useId();
  const [filter, setFilter] = useState('');
  const [path, setPath] = useState(activePath);
  const [error, setError] = useState<Error>();
  if (path !== activePath) {
    setPath(activePath);
    setFilter('');
  }

  const services = item.items.filter(isLink);
  // All are there in the build and in the live preview. What a page loads says how many they are.
  const count = Number(item.customProps?.services === true ? services.length : item.customProps?.services);
  const load = () => {
    loadShard(ALL_SERVICES).then(() => setError(undefined), setError);
  };

  const words = filter.trim().toLowerCase();
  const isFiltering = words !== '' && services.length === count;
  const matches = isFiltering ? matching(services, words) : [];
  const current = services.find((service) => isActiveSidebarItem(service, activePath));
  const letter = current && !isFiltering ? initialOf(current.label) : undefined;
  const shown = isFiltering
    ? matches.slice(0, MOST_MATCHES)
    : services.filter(({label}) => initialOf(label) === letter);

  return (
    <li className={clsx('menu__list-item', styles.services)}>
      <p id={title} className={styles.title}>
        {item.label}
      </p>
      <input
        type="search"
        className={styles.filter}
        aria-label={`Filter ${count} services`}
        placeholder={`Filter ${count} services`}
        autoComplete="off"
        spellCheck={false}
        value={filter}
        onFocus={load}
        onChange={({target}) => setFilter(target.value)}
        onKeyDown={({key, currentTarget}) => {
          if (key === 'Enter' && isFiltering)
            currentTarget.parentElement?.querySelector<HTMLElement>('ul a')?.click();
        }}
      />
      <p role="status" className={styles.status}>
        {isFiltering &&
          (matches.length > MOST_MATCHES
            ? `First ${MOST_MATCHES} of ${matches.length} services`
            : `${matches.length} of ${count} services`)}
      </p>
      {error && <LoadError message="The services could not be loaded." error={error} retry={load} />}
      {letter && <p className={styles.letter}>{letter}</p>}
      <ul className="menu__list" aria-labelledby={title}>
        <DocSidebarItems
          // On the page itself it would be the open page twice.
          items={activePath === CATALOG ? shown : [...shown, ALL]}
          activePath={activePath}
          onItemClick={onItemClick}
          level={level + 1}
        />
      </ul>
    </li>
  );
}
