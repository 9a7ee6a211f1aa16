import {useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {CONTEXTS} from '../../contexts';
import {LONGEST_QUERY} from '../../longestQuery';
import {searchAddress} from '../address';
import {indexAddressOf} from '../indexAddress';
import {HitList, optionId, type AllResults} from './HitList';
import {MagnifierIcon} from './icons';
import {LoadStatus} from './LoadStatus';
import {isMac, isShortcut} from './shortcut';
import styles from './styles.module.css';
import {useHits, useIndex, type Answer} from './useHits';

/** Where the box is narrow until it has the focus. */
const NARROW = '(max-width: 576px)';

/** The link below the hits. Without hits, it leads out of the part of the site; where that is all of it, nowhere. */
function allResultsOf({query, hits}: Answer, context: string, version: string, baseUrl: string) {
  const label = CONTEXTS.find(({path}) => path === context)?.label;
  const link = (text: string, from: string): AllResults => ({
    label: text,
    address: searchAddress(baseUrl, {query, context: from, version}),
  });
  if (hits.length > 0) {
    return label ? link(`See all results within "${label}"`, context) : link('See all results', '');
  }
  return label ? link(`See all results outside "${label}"`, '') : undefined;
}

/**
 * The search box of the navbar: an editable combobox with a list of hits. It searches the part of the site that the
 * page is in, and loads nothing before the first focus or hover.
 *
 * The first hit is selected, so that Enter opens it. Escape closes the list and stays in the box; without a list, it
 * gives the focus back. The shortcut selects what was searched for before.
 *
 * @see https://www.w3.org/WAI/ARIA/apg/patterns/combobox/
 */
export default function SearchBar(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const topics = useBaseUrl('/tags');
  const history = useHistory();
  const address = indexAddressOf(useLocation().pathname);
  const isBrowser = useIsBrowser();
  const list = useId();
  const container = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  /** What had the focus when the box took it. */
  const before = useRef<HTMLElement>(undefined);
  const hasBeenUsed = useRef(false);

  const [query, setQuery] = useState('');
  const [isFocused, setIsFocused] = useState(false);
  const [isOpen, setIsOpen] = useState(false);
  const index = useIndex(address);
  const answer = useHits(address, query, isFocused);
  const hits = answer?.hits ?? [];
  const all = answer && allResultsOf(answer, address.context, address.folder.slice(baseUrl.length), baseUrl);
  const options = [...hits.map((hit) => hit.address), ...(all ? [all.address] : [])];
  const hasList = answer !== undefined && query.trim() !== '';
  const isExpanded = hasList && isOpen;

  // The first hit, until the reader moves on; with other hits again.
  const [moved, setMoved] = useState<{readonly answer: Answer | undefined; readonly option: number}>();
  const active = moved && moved.answer === answer ? moved.option : hits.length > 0 ? 0 : -1;
  const activate = (option: number) => setMoved({answer, option});

  const enter = () => {
    hasBeenUsed.current = true;
    index.load();
    setIsFocused(true);
    setIsOpen(true);
  };

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  // What the reader has typed before React took over.
  const takeOver = useRef(() => {
    if (input.current?.value) setQuery(input.current.value);
    if (input.current && document.activeElement === input.current) enter();
  });
  useEffect(() => takeOver.current(), []);

  const choose = (chosen: string) => {
    setIsOpen(false);
    input.current?.blur();
    history.push(chosen);
  };

  const move = (step: 1 | -1) => {
    if (!isExpanded) setIsOpen(true);
    else if (active === -1) activate(step === 1 ? 0 : options.length - 1);
    else activate((active + step + options.length) % options.length);
  };

  const leave = () => {
    before.current?.focus({preventScroll: true});
    input.current?.blur();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const {key, altKey, ctrlKey, metaKey, nativeEvent} = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return;
    if (key === 'Escape') {
      if (isExpanded) setIsOpen(false);
      else leave();
    } else if ((key === 'ArrowDown' || key === 'ArrowUp') && hasList && options.length > 0) {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && isExpanded) {
      event.preventDefault();
      const chosen = options[active];
      if (chosen !== undefined) choose(chosen);
    }
  };

  const onFocus = ({relatedTarget}: FocusEvent) => {
    const isFromElsewhere =
      relatedTarget instanceof HTMLElement && !container.current?.contains(relatedTarget);
    if (isFromElsewhere) before.current = relatedTarget;
    enter();
  };

  const onBlur = ({target, relatedTarget}: FocusEvent) => {
    setIsFocused(false);
    setIsOpen(false);
    // Another window leaves the box the active element, and comes back to it.
    const isLeft = document.activeElement !== target && !container.current?.contains(relatedTarget);
    if (isLeft) before.current = undefined;
  };

  const clear = () => {
    setQuery('');
    input.current?.focus();
  };

  /** A query in the box goes on as that of the search page, whose own is in its address. */
  const reload = () => {
    if (query) window.location.assign(searchAddress(baseUrl, {query}));
    else window.location.reload();
  };

  return (
    <div ref={container} className={styles.searchBar}>
      <div
        className={clsx(
          'navbar__search',
          styles.box,
          isFocused && styles.focused,
          index.state === 'loading' && query && styles.loading,
        )}
      >
        <MagnifierIcon className={styles.magnifier} />
        <div className={styles.field}>
          <input
            ref={input}
            className={clsx('navbar__search-input', styles.input)}
            placeholder="Search"
            aria-label="Search"
            autoComplete="off"
            spellCheck={false}
            maxLength={LONGEST_QUERY}
            // There is no list to open before the index is there.
            {...(index.state === 'ready' && {
              role: 'combobox',
              'aria-autocomplete': 'list',
              'aria-expanded': isExpanded,
              'aria-controls': isExpanded ? list : undefined,
              'aria-activedescendant': isExpanded && active >= 0 ? optionId(list, active) : undefined,
            })}
            value={query}
            onChange={({target}) => {
              setQuery(target.value);
              setIsOpen(true);
            }}
            onMouseEnter={index.load}
            onPointerDown={({currentTarget}) => {
              // The box grows under the pointer: the caret would be where it was narrow.
              if (document.activeElement === currentTarget || !window.matchMedia(NARROW).matches) return;
              const {length} = currentTarget.value;
              setTimeout(() => currentTarget.setSelectionRange(length, length));
            }}
            onFocus={onFocus}
            onBlur={onBlur}
            onKeyDown={onKeyDown}
          />
          {isExpanded && (
            <HitList
              id={list}
              hits={hits}
              all={all}
              active={active}
              onActivate={activate}
              onChoose={choose}
            />
          )}
        </div>
        <span className={styles.ring} aria-hidden="true" />
        {query ? (
          <button
            type="button"
            className={styles.clear}
            aria-label="Clear"
            onMouseDown={(event) => event.preventDefault()}
            onClick={clear}
          >
            ✕
          </button>
        ) : (
          isBrowser && (
            <div className={styles.shortcut} aria-hidden="true">
              <kbd>{isMac() ? '⌘' : 'ctrl'}</kbd>
              <kbd>K</kbd>
            </div>
          )
        )}
      </div>
      <noscript>
        <a href={topics} className="navbar__link">
          Topics
        </a>
      </noscript>
      <LoadStatus
        onRetry={() => {
          // On the search page the reader may never have been in the box.
          if (hasBeenUsed.current) input.current?.focus();
        }}
        onReload={reload}
      />
    </div>
  );
}
