import {useCallback, useDeferredValue, useEffect, useMemo, useRef, useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {Island} from '../../../shell/browser/Island';
import Comparison from './Comparison';
import FacetFilter from './FacetFilter';
import {filterEntries} from './filter';
import list from './List?island';
import {layOutServices, readGroups, showServices, type ServiceGroup} from './services';
import {EMPTY, FACETS, MAX_CHOSEN, parseState, toQuery, type CatalogState, type FacetName} from './state';
import styles from './styles.module.css';

/** Stands for the count of the services that are left. */
const FILTERED = 'filtered';
/** How long typing has to rest before it is written into the address, in milliseconds. */
const REST = 300;

function countOf(visible: number, all: number): string {
  return visible === 0 ? 'No service matches.' : `${visible} of ${all} services match.`;
}

/**
 * All integrations, with filters. The list is in the HTML and stays there; this shows and hides its entries,
 * keeps what the reader has chosen in the address, and announces how many are left.
 */
export default function Catalog(): ReactNode {
  const history = useHistory();
  // The next page may have the address already, and a query of its own, while this one is still shown.
  const [ownPath] = useState(() => history.location.pathname);
  const isBrowser = useIsBrowser();
  // For a link that leads here to a letter: it needs the heights of all groups before it. On a first load, CSS knows.
  const [firstLayout] = useState(() => (isBrowser && history.location.hash ? 'all' : undefined));
  const element = useRef<HTMLDivElement>(null);
  const count = useRef<HTMLParagraphElement>(null);
  const [groups, setGroups] = useState<readonly ServiceGroup[]>([]);
  const [state, setState] = useState<CatalogState>(EMPTY);
  // What screen readers hear: nothing at first, then the result of each filter, or a note about a choice.
  const [note, setNote] = useState<string>();

  // The field shows a letter at once, and the list follows when the browser has time.
  const shown = useDeferredValue(state);
  const services = useMemo(() => groups.flatMap((group) => group.services), [groups]);
  const result = useMemo(() => filterEntries(services, shown), [services, shown]);
  const isReady = services.length > 0;
  const stopShowing = useRef<() => void>(undefined);

  const onShown = useCallback((content: HTMLElement) => {
    setGroups(readGroups(content));
    setState(parseState(window.location.search));
  }, []);

  // The address says what is shown, also after Back. Not the location of the router: while somebody types,
  // the address is ahead of it.
  useEffect(
    () =>
      history.listen(({pathname}) => {
        if (pathname === ownPath) setState(parseState(window.location.search));
      }),
    [history, ownPath],
  );

  useEffect(() => layOutServices(groups), [groups]);
  useEffect(() => {
    stopShowing.current = showServices(groups, result.visible, shown.chosen);
    return () => stopShowing.current?.();
  }, [groups, result, shown.chosen]);

  const writeAddress = useCallback(() => {
    const query = toQuery(state);
    const {pathname, search, hash} = window.location;
    if (!isReady || pathname !== ownPath || query === search) return;
    window.history.replaceState(window.history.state, '', `${pathname}${query}${hash}`);
  }, [state, isReady, ownPath]);

  useEffect(() => {
    // Typing is not a step that Back should undo letter by letter.
    const timer = setTimeout(writeAddress, REST);
    return () => clearTimeout(timer);
  }, [writeAddress]);

  const change = useCallback((next: CatalogState, about = FILTERED) => {
    setState(next);
    setNote(about);
  }, []);

  /** Which groups are laid out. While the list changes with each key, those out of sight cost nothing. */
  const layOut = useCallback((which: 'in-view' | 'all') => {
    if (element.current) element.current.dataset.layout = which;
  }, []);

  /** A step that Back undoes. The hash stays: without it, Docusaurus would scroll to the top of the page. */
  const step = useCallback(
    (next: CatalogState, about?: string) => {
      change(next, about);
      history.push({pathname: ownPath, search: toQuery(next), hash: history.location.hash});
    },
    [change, history, ownPath],
  );

  const toggle = (name: FacetName, value: string) => {
    layOut('in-view');
    step({
      ...state,
      [name]: state[name].includes(value)
        ? state[name].filter((other) => other !== value)
        : [...state[name], value],
    });
  };

  const choose = useCallback(
    (slug: string) => {
      const name = services.find((service) => service.slug === slug)?.name ?? slug;
      if (state.chosen.includes(slug)) {
        const chosen = state.chosen.filter((other) => other !== slug);
        step({...state, chosen, view: chosen.length ? state.view : 'list'}, `${name} is no longer chosen.`);
      } else if (state.chosen.length < MAX_CHOSEN) {
        step({...state, chosen: [...state.chosen, slug]}, `${name} is chosen to compare.`);
      } else {
        setNote(`You can compare up to ${MAX_CHOSEN} services.`);
      }
    },
    [services, state, step],
  );

  /** For the focus of a button that its own step takes away. */
  const focusCount = () => count.current?.focus({preventScroll: true});

  /** Before a jump to a letter: what the reader typed last holds, and nothing moves afterwards. */
  const settle = useCallback(() => {
    // The jump is a navigation, after which the address says what is shown.
    writeAddress();
    // It needs the heights of all groups before the letter, of the list as it will be: what is shown may be behind.
    layOut('all');
    stopShowing.current?.();
    stopShowing.current = showServices(
      groups,
      filterEntries(services, state).visible,
      state.chosen,
      services.length,
    );
  }, [groups, layOut, services, state, writeAddress]);

  // React does not know the list's elements: the build wrote them.
  useEffect(() => {
    const root = element.current;
    const onChange = ({target}: Event) => {
      const slug = target instanceof Element ? target.closest<HTMLElement>('[data-service]') : null;
      if (!slug?.dataset.service || !(target instanceof HTMLInputElement)) return;
      target.checked = state.chosen.includes(slug.dataset.service);
      choose(slug.dataset.service);
    };
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element ? event.target.closest('a') : null;
      const isPlain = !event.defaultPrevented && event.button === 0;
      const hasKey = event.metaKey || event.ctrlKey || event.shiftKey || event.altKey;
      if (!link?.pathname || !isPlain || hasKey) return;
      if (link.pathname === ownPath) {
        settle();
        return;
      }
      event.preventDefault();
      history.push(link.pathname + link.search + link.hash);
    };
    root?.addEventListener('change', onChange);
    root?.addEventListener('click', onClick);
    return () => {
      root?.removeEventListener('change', onChange);
      root?.removeEventListener('click', onClick);
    };
  }, [choose, history, ownPath, settle, state.chosen]);

  const isFiltered = state.q.trim() !== '' || FACETS.some(({name}) => state[name].length > 0);
  const chosen = state.chosen.flatMap((slug) => services.filter((service) => service.slug === slug));
  const isComparing = state.view === 'compare' && chosen.length > 0;

  return (
    <div className={styles.catalog}>
      <search className={styles.controls} aria-label="Find an integration">
        <label className={styles.text}>
          Search by name, category or capability
          <input
            type="search"
            value={state.q}
            disabled={!isReady}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            onChange={({target}) => {
              layOut('in-view');
              change({...state, q: target.value, view: 'list'});
            }}
          />
        </label>
        <div className={styles.facets}>
          {FACETS.map((facet) => (
            <FacetFilter
              key={facet.name}
              facet={facet}
              chosen={state[facet.name]}
              counts={isReady ? result.counts[facet.name] : undefined}
              toggle={toggle}
            />
          ))}
        </div>
        <div className={styles.summary}>
          <p ref={count} tabIndex={-1}>
            {isReady ? (
              <>
                <strong>{result.visible.size}</strong> of {services.length} services
              </>
            ) : (
              'All services'
            )}
          </p>
          {isFiltered && (
            <button
              type="button"
              className="button button--outline button--primary button--sm"
              onClick={() => {
                focusCount();
                layOut('in-view');
                step({...EMPTY, chosen: state.chosen}, 'All filters are cleared.');
              }}
            >
              Clear filters
            </button>
          )}
          {chosen.length > 0 && (
            <button
              type="button"
              className="button button--primary button--sm"
              aria-pressed={isComparing}
              onClick={() => step({...state, view: isComparing ? 'list' : 'compare'}, '')}
            >
              {isComparing ? 'Back to the list' : `Compare ${chosen.length} chosen`}
            </button>
          )}
        </div>
        <p role="status" className={styles.status}>
          {note === FILTERED ? countOf(result.visible.size, services.length) : note}
        </p>
      </search>
      {isComparing && (
        <Comparison
          services={chosen}
          remove={(slug) => {
            focusCount();
            choose(slug);
          }}
        />
      )}
      {isReady && !isComparing && result.visible.size === 0 && (
        <p className={styles.nothing}>
          No service matches. Use fewer words or filters, or reach the system in{' '}
          <Link to="/docs/integrations/overview#kinds-of-integrations">another way</Link>: an internal system,
          a webhook or a person.
        </p>
      )}
      <div ref={element} className={styles.list} data-layout={firstLayout} hidden={isComparing}>
        <Island {...list} onShown={onShown} />
      </div>
      <p>
        For programs, the same data is published as{' '}
        <Link to="pathname:///integrations.json">integrations.json</Link>, described by a{' '}
        <Link to="pathname:///schemas/integrations/integrations.schema.json">JSON Schema</Link>, and as a
        table in <Link to="pathname:///integrations.csv">integrations.csv</Link>.
      </p>
    </div>
  );
}
