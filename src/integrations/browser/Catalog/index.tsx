import {
  useCallback,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import Link from '@docusaurus/Link';
import {useHistory} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import hidden from '../../../content/browser/visuallyHidden.module.css';
import Icon from '../../../shell/browser/Icon';
import {Island} from '../../../shell/browser/Island';
import Comparison from './Comparison';
import Facets from './Facets';
import {filterEntries} from './filter';
import list from './List?island';
import Sheet from './Sheet';
import {
  arrange,
  layOutServices,
  placeServices,
  readGroups,
  showServices,
  type ServiceGroup,
} from './services';
import {
  EMPTY,
  FACETS,
  isFiltered,
  MAX_CHOSEN,
  parseState,
  SORTS,
  toQuery,
  type CatalogState,
  type FacetName,
  type Sort,
} from './state';
import styles from './styles.module.css';

/** Stands for the count of the services that are left. */
const FILTERED = 'filtered';
/** How long typing has to rest before it is written into the address, in milliseconds. */
const REST = 300;
/**
 * How long the list has to rest before its count is announced, in milliseconds. Showing and hiding hundreds of services
 * floods a screen reader with events, and Orca drops those that come among them.
 */
const QUIET = 500;

/** Where the facets have a column of their own: as in the stylesheet. */
const WIDE = '(min-width: 1240px)';
const watchWidth = (onChange: () => void) => {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', onChange);
  return () => query.removeEventListener('change', onChange);
};

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
  const compare = useRef<HTMLButtonElement>(null);
  const [alphabet, setAlphabet] = useState<readonly ServiceGroup[]>([]);
  const [hasSheet, setHasSheet] = useState(false);
  // Their dozens of counts change with each key: a phone is spared them until its reader opens the sheet.
  const isWide = useSyncExternalStore(
    watchWidth,
    () => window.matchMedia(WIDE).matches,
    () => true,
  );
  const [state, setState] = useState<CatalogState>(EMPTY);
  // What screen readers hear: nothing at first, then the result of each filter, or a note about a choice.
  const [note, setNote] = useState<string>();
  const [heard, setHeard] = useState<string>();

  // The field shows a letter at once, and the list follows when the browser has time.
  const shown = useDeferredValue(state);
  const groups = useMemo(() => arrange(alphabet, shown.sort), [alphabet, shown.sort]);
  const services = useMemo(() => groups.flatMap((group) => group.services), [groups]);
  const result = useMemo(() => filterEntries(services, shown), [services, shown]);
  const isReady = services.length > 0;
  const stopShowing = useRef<() => void>(undefined);

  const onShown = useCallback((content: HTMLElement) => {
    setAlphabet(readGroups(content));
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

  const placed = useRef<Sort>('name');
  useEffect(() => layOutServices(alphabet), [alphabet]);
  useEffect(() => {
    if (placed.current !== shown.sort) placeServices(groups);
    placed.current = shown.sort;
    stopShowing.current = showServices(groups, result.visible, shown.chosen);
    return () => stopShowing.current?.();
  }, [groups, result, shown.chosen, shown.sort]);

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

  /** A step that changes which services are shown. A reader far down the list would look at where they were. */
  const filter = (next: CatalogState, about?: string) => {
    layOut('in-view');
    step(next, about);
    const summary = count.current?.parentElement;
    if (summary && summary.getBoundingClientRect().top < 0) summary.scrollIntoView({behavior: 'instant'});
  };

  const toggle = (name: FacetName, value: string) =>
    filter({
      ...state,
      [name]: state[name].includes(value)
        ? state[name].filter((other) => other !== value)
        : [...state[name], value],
    });

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

  /** For the focus of a control that its own step takes away. */
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

  const chosen = state.chosen.flatMap((slug) => services.filter((service) => service.slug === slug));
  const isComparing = state.view === 'compare' && chosen.length > 0;
  const wasComparing = useRef(false);
  useEffect(() => {
    // A comparison that an address has opened gives the focus to nothing.
    if (wasComparing.current && !isComparing)
      (compare.current ?? count.current)?.focus({preventScroll: true});
    wasComparing.current = isComparing;
  }, [isComparing]);

  const values = FACETS.flatMap(({name, values: all}) =>
    all.flatMap(([value, label]) => (state[name].includes(value) ? [{name, value, label}] : [])),
  );
  const clear = isFiltered(state) && (
    <button
      type="button"
      className={styles.clear}
      onClick={() => {
        if (!hasSheet) focusCount();
        filter({...EMPTY, sort: state.sort, chosen: state.chosen}, 'All filters are cleared.');
      }}
    >
      Clear filters
    </button>
  );
  const facets = <Facets state={state} counts={isReady ? result.counts : undefined} toggle={toggle} />;
  const news = note === FILTERED ? countOf(result.visible.size, services.length) : note;
  // On a slow device the list is behind for longer than that, and its count is the one of the filter before.
  const isBehind = shown !== state;
  useEffect(() => {
    if (isBehind) return undefined;
    const timer = setTimeout(() => setHeard(news), QUIET);
    return () => clearTimeout(timer);
  }, [news, isBehind]);
  const status = (
    <p role="status" className={hidden.visuallyHidden}>
      {heard}
    </p>
  );

  return (
    <div className={styles.catalog}>
      <search className={styles.controls} aria-label="Find an integration">
        <label className={styles.text}>
          <span className={hidden.visuallyHidden}>Search by name, category, or capability</span>
          <Icon name="search" />
          <input
            type="search"
            placeholder="Name, category, or capability"
            value={state.q}
            disabled={!isReady}
            autoComplete="off"
            spellCheck={false}
            maxLength={100}
            // Past all values of the facets; and a phone takes its keyboard away.
            onKeyDown={({key}) => {
              if (key === 'Enter') focusCount();
            }}
            onChange={({target}) => {
              layOut('in-view');
              change({...state, q: target.value, view: 'list'});
            }}
          />
        </label>
        {hasSheet ? (
          <Sheet title="Filter" aside={clear} onClose={() => setHasSheet(false)}>
            <div>{facets}</div>
            <button type="button" className={styles.show} onClick={() => setHasSheet(false)}>
              {result.visible.size === 1 ? 'Show 1 service' : `Show ${result.visible.size} services`}
            </button>
            {status}
          </Sheet>
        ) : (
          isWide && (
            <div className={styles.facets}>
              <div>{facets}</div>
            </div>
          )
        )}
        <div className={styles.summary}>
          <p ref={count} tabIndex={-1}>
            {isReady ? (
              <>
                <strong>{result.visible.size}</strong>
                {isFiltered(shown) && ` of ${services.length}`} services
              </>
            ) : (
              'All services'
            )}
          </p>
          <button
            type="button"
            className={styles.filter}
            aria-haspopup="dialog"
            disabled={!isReady}
            onClick={() => setHasSheet(true)}
          >
            Filter{values.length > 0 && ` (${values.length})`}
          </button>
          <label>
            <span className={hidden.visuallyHidden}>Order</span>
            <select
              value={state.sort}
              disabled={!isReady}
              onChange={({target}) => step({...state, sort: target.value as Sort}, '')}
            >
              {Object.entries(SORTS).map(([key, label]) => (
                <option key={key} value={key}>
                  {label}
                </option>
              ))}
            </select>
          </label>
        </div>
        {clear && (
          <div className={styles.chips}>
            {values.map(({name, value, label}) => (
              <button
                key={name + value}
                type="button"
                aria-label={`${label}, remove filter`}
                onClick={() => {
                  focusCount();
                  toggle(name, value);
                }}
              >
                {label} <Icon name="cross" size={12} />
              </button>
            ))}
            {clear}
          </div>
        )}
        {!hasSheet && !isComparing && status}
      </search>
      {chosen.length > 0 && (
        <section className={styles.tray} aria-label="Comparison">
          <p>
            <strong>
              {chosen.length} of {MAX_CHOSEN} chosen
            </strong>
            <span>: {chosen.map(({name}) => name).join(', ')}</span>
          </p>
          <button
            type="button"
            onClick={() => {
              focusCount();
              step({...state, chosen: []}, 'Nothing is chosen.');
            }}
          >
            Clear
          </button>
          <button ref={compare} type="button" onClick={() => step({...state, view: 'compare'}, '')}>
            Compare
          </button>
        </section>
      )}
      {isComparing && (
        <Comparison
          services={chosen}
          remove={choose}
          say={setNote}
          status={status}
          close={() => step({...state, view: 'list'}, '')}
        />
      )}
      {isReady && result.visible.size === 0 && (
        <p className={styles.nothing}>
          No service matches. Use fewer words or filters, or reach the system in{' '}
          <Link to="/docs/integrations/overview#kinds-of-integrations">another way</Link>: an internal system,
          a webhook, or a person.
        </p>
      )}
      <div
        ref={element}
        className={styles.list}
        data-layout={firstLayout}
        // Letters lead through the whole alphabet, and through nothing else.
        data-part={isFiltered(state) || state.sort !== 'name' || undefined}
      >
        <Island {...list} onShown={onShown} />
      </div>
      <p>
        To use this data in a program, download{' '}
        <Link to="pathname:///integrations.json">integrations.json</Link>, which is described by a{' '}
        <Link to="pathname:///schemas/integrations/integrations.schema.json">JSON Schema</Link>, or the table
        in <Link to="pathname:///integrations.csv">integrations.csv</Link>.
      </p>
    </div>
  );
}
