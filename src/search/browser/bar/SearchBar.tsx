import {useEffect, useId, useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Icon from '@site/src/shell/browser/Icon';
import {Spinner} from '@site/src/shell/browser/LoadState';
import {LONGEST_QUERY} from '../../longestQuery';
import {searchAddress} from '../address';
import {indexAddressOf} from '../indexAddress';
import {useIndexStatus} from '../useIndexStatus';
import {LoadStatus} from './LoadStatus';
import {OptionList, optionId} from './OptionList';
import {countOf, optionsOf} from './options';
import {isMac, isShortcut} from './shortcut';
import styles from './styles.module.css';
import {useFirstHit} from './useFirstHit';
import {useHits, useIndex, type Answer} from './useHits';

/**
 * The search box of the navbar: an editable combobox. Open, it stands in the middle of the screen with the list of what
 * it offers below it. It searches the part of the site that the page is in, and loads nothing before the first focus
 * or hover.
 *
 * A click, the shortcut, and typing open it; the keyboard passes it by on its way through the navbar. The first hit is
 * selected, so that Enter opens it, and waits for it while the hits are those of the query before. Escape closes the list
 * of hits and stays in the box; without hits, it gives the focus back. The shortcut and a click select what was searched
 * for before.
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
  const status = useIndexStatus();
  const answer = useHits(address, query, isFocused);
  const place = {context: address.context, version: address.folder.slice(baseUrl.length)};
  const groups = optionsOf(answer, {baseUrl, query, ...place});
  const options = groups.flatMap((group) => group.options);

  // The first hit, until the reader moves on; with other hits again.
  const [moved, setMoved] = useState<{readonly answer: Answer | undefined; readonly option: number}>();
  const isEarlier = answer !== undefined && answer.query !== query;
  const isMoved = moved !== undefined && moved.answer === answer;
  const active = isMoved ? moved.option : answer && answer.total > 0 ? 0 : -1;
  const activate = (option: number) => setMoved({answer, option});

  const enter = () => {
    hasBeenUsed.current = true;
    index.load();
    setIsFocused(true);
  };

  const openAnew = () => {
    setIsOpen(true);
    input.current?.focus();
    input.current?.select();
  };

  useEffect(() => {
    const onKeyDown = (event: globalThis.KeyboardEvent) => {
      if (!isShortcut(event)) return;
      event.preventDefault();
      openAnew();
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);

  // What the reader has typed before React took over.
  const takeOver = useRef(() => {
    if (input.current?.value) {
      setQuery(input.current.value);
      setIsOpen(document.activeElement === input.current);
    }
    if (input.current && document.activeElement === input.current) enter();
  });
  useEffect(() => takeOver.current(), []);

  const choose = (chosen: string) => {
    setIsOpen(false);
    input.current?.blur();
    history.push(chosen);
  };

  const firstHit = useFirstHit(answer, choose);

  const move = (step: 1 | -1) => {
    firstHit.cancel();
    if (!isOpen) setIsOpen(true);
    else if (active === -1) activate(step === 1 ? 0 : options.length - 1);
    else activate((active + step + options.length) % options.length);
  };

  const leave = () => {
    before.current?.focus({preventScroll: true});
    const {activeElement} = document;
    // What had the focus may be gone, or there was nothing.
    if (activeElement instanceof HTMLElement && container.current?.contains(activeElement))
      activeElement.blur();
  };

  const onKeyDown = (event: KeyboardEvent) => {
    const {key, altKey, ctrlKey, metaKey, nativeEvent} = event;
    if (nativeEvent.isComposing || altKey || ctrlKey || metaKey) return;
    if (key === 'Escape') {
      firstHit.cancel();
      if (isOpen && answer) setIsOpen(false);
      else leave();
    } else if (key === 'ArrowDown' || key === 'ArrowUp') {
      event.preventDefault();
      move(key === 'ArrowDown' ? 1 : -1);
    } else if (key === 'Enter' && isOpen) {
      event.preventDefault();
      const chosen = options[active];
      if (isEarlier && !isMoved) firstHit.wait(query);
      else if (chosen) choose(chosen.address);
      // Who is faster than the index gets all results.
      else if (!answer && query.trim()) choose(searchAddress(baseUrl, {query, ...place}));
    }
  };

  const onFocus = ({relatedTarget}: FocusEvent) => {
    const isFromElsewhere =
      relatedTarget instanceof HTMLElement && !container.current?.contains(relatedTarget);
    if (isFromElsewhere) before.current = relatedTarget;
    enter();
  };

  const onBlur = ({target, relatedTarget}: FocusEvent) => {
    // Another window leaves the box the active element, and comes back to it.
    if (document.activeElement === target) return;
    firstHit.cancel();
    if (container.current?.contains(relatedTarget)) return;
    setIsFocused(false);
    setIsOpen(false);
    before.current = undefined;
  };

  const clear = () => {
    setQuery('');
    firstHit.cancel();
    input.current?.focus();
  };

  const state = status !== 'ok' ? status : firstHit.isAwaited ? 'loading' : index.state;

  /** A query in the box goes on as that of the search page, whose own is in its address. */
  const reload = () => {
    if (query) window.location.assign(searchAddress(baseUrl, {query}));
    else window.location.reload();
  };

  return (
    <div ref={container} className={clsx(styles.searchBar, isOpen && styles.open)} onBlur={onBlur}>
      <div className={styles.search} data-index={state}>
        <div className={styles.box}>
          <Icon name="search" size={18} />
          <input
            ref={input}
            placeholder="Search"
            aria-label="Search"
            autoComplete="off"
            // A capital letter tells a header from a word: it has to be the reader's.
            autoCapitalize="none"
            spellCheck={false}
            maxLength={LONGEST_QUERY}
            role="combobox"
            aria-autocomplete="list"
            aria-expanded={isOpen}
            aria-controls={isOpen ? list : undefined}
            aria-activedescendant={isOpen && active >= 0 ? optionId(list, active) : undefined}
            value={query}
            onChange={({target}) => {
              setQuery(target.value);
              firstHit.cancel();
              setIsOpen(true);
            }}
            onMouseEnter={index.load}
            onClick={() => {
              if (!isOpen) openAnew();
            }}
            onFocus={onFocus}
            onKeyDown={onKeyDown}
          />
          <span className={styles.ring}>
            <Spinner />
          </span>
          {query && (
            <button
              type="button"
              className={styles.clear}
              aria-label="Clear"
              onMouseDown={(event) => event.preventDefault()}
              onClick={clear}
            >
              <Icon name="cross" size={14} />
            </button>
          )}
          {isOpen ? (
            <button
              type="button"
              aria-label="Close search"
              onMouseDown={(event) => event.preventDefault()}
              onClick={leave}
            >
              Close
            </button>
          ) : (
            isBrowser && <kbd aria-hidden="true">{isMac() ? '⌘ K' : 'Ctrl K'}</kbd>
          )}
        </div>
        {isOpen && (
          // A click takes the focus out of the box before it arrives.
          <div
            className={styles.panel}
            data-earlier={isEarlier || undefined}
            onMouseDown={(event) => event.preventDefault()}
          >
            <p role="status">
              {answer ? countOf(answer, address.context) : query.trim() && status === 'ok' && 'Searching'}
            </p>
            <OptionList
              id={list}
              label={answer ? 'Search results' : 'Suggestions'}
              groups={groups}
              active={active}
              onActivate={activate}
              onChoose={choose}
            />
            <p className={styles.keys} aria-hidden="true">
              <span>
                <kbd>↑</kbd> <kbd>↓</kbd> to move
              </span>
              <span>
                <kbd>↵</kbd> to open
              </span>
              <span>
                <kbd>Esc</kbd> to close
              </span>
            </p>
          </div>
        )}
        <LoadStatus
          onRetry={() => {
            // On the search page the reader may never have been in the box: its own field is in the text.
            const field = hasBeenUsed.current ? input.current : document.querySelector('main input');
            if (field instanceof HTMLElement) field.focus();
          }}
          onReload={reload}
        />
      </div>
      <noscript>
        <a href={topics} className="navbar__link">
          Topics
        </a>
      </noscript>
    </div>
  );
}
