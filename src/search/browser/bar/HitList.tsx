import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {plainText} from '../highlight';
import {Marked} from '../Marked';
import type {SearchResult} from '../results';
import {EnterIcon, KindIcon, NothingIcon} from './icons';
import styles from './styles.module.css';

/** The link to the search page. */
export interface AllResults {
  readonly label: string;
  readonly address: string;
}

interface HitListProps {
  readonly id: string;
  readonly hits: readonly SearchResult[];
  readonly all: AllResults | undefined;
  /** Number of the option that the keyboard is on: of a hit, or of the link after them. None: -1. */
  readonly active: number;
  readonly onActivate: (option: number) => void;
  /** Called with the address of what the reader chooses. */
  readonly onChoose: (address: string) => void;
}

/** The id of an option, for the box to point at. */
export const optionId = (list: string, option: number): string => `${list}-${option}`;

/** Where a hit is, down to what it shows. */
function pathOf({kind, name, breadcrumbs}: SearchResult): string {
  const own = plainText(name);
  const isNamed = kind === 'title' || kind === 'heading' || breadcrumbs.at(-1) === own;
  return [...breadcrumbs, ...(isNamed ? [] : [own])].join(' › ');
}

/** What the list says where no hits are. */
function NoHits(): ReactNode {
  return (
    <div role="option" aria-selected="false" aria-disabled="true" className={styles.noHits}>
      {process.env.NODE_ENV === 'production' ? (
        <>
          <NothingIcon />
          <span>No results</span>
        </>
      ) : (
        'There is an index in the built site only.'
      )}
    </div>
  );
}

/** The list below the search box: hits, and the link to all of them. The focus stays in the box. */
export function HitList({id, hits, all, active, onActivate, onChoose}: HitListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({block: 'nearest'});
  }, [active]);

  const follow = (event: MouseEvent<HTMLAnchorElement>, address: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(address);
  };
  return (
    <div
      ref={list}
      id={id}
      role="listbox"
      aria-label="Search results"
      className={styles.list}
      // A click takes the focus out of the box before it arrives.
      onMouseDown={(event) => event.preventDefault()}
    >
      {hits.length === 0 && <NoHits />}
      {hits.map((hit, option) => (
        <div
          key={hit.id}
          id={optionId(id, option)}
          role="option"
          aria-selected={option === active}
          className={styles.hit}
          onMouseMove={() => onActivate(option)}
          onClick={() => onChoose(hit.address)}
        >
          <span className={styles.hitIcon}>
            <KindIcon kind={hit.kind} />
          </span>
          <span className={styles.hitText}>
            <span className={styles.hitTitle}>
              <Marked text={hit.text ?? hit.name} />
            </span>
            <span className={styles.hitPath}>{pathOf(hit)}</span>
          </span>
          <EnterIcon />
        </div>
      ))}
      {all && (
        <div className={styles.all}>
          <a
            id={optionId(id, hits.length)}
            role="option"
            tabIndex={-1}
            href={all.address}
            aria-selected={active === hits.length}
            data-current={active === hits.length ? '' : undefined}
            onClick={(event) => follow(event, all.address)}
          >
            {all.label}
          </a>
        </div>
      )}
    </div>
  );
}
