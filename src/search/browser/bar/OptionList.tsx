import {useEffect, useRef, type MouseEvent, type ReactNode} from 'react';
import {signOf} from '../groups';
import {Marked} from '../Marked';
import type {SearchResult} from '../results';
import Sign from '@site/src/shell/browser/Sign';
import type {Option, OptionGroup} from './options';
import styles from './styles.module.css';

interface OptionListProps {
  readonly id: string;
  readonly label: string;
  readonly groups: readonly OptionGroup[];
  /** Number of the option that the keyboard is on. None: -1. */
  readonly active: number;
  readonly onActivate: (option: number) => void;
  /** Called with the address of what the reader chooses. */
  readonly onChoose: (address: string) => void;
}

/** The id of an option, for the box to point at. */
export const optionId = (list: string, option: number): string => `${list}-${option}`;

/** Where a page is, in short: its product, and what it is part of there. The heading says the part of the site. */
const placeOf = ([, product, ...rest]: readonly string[]) =>
  [product, ...rest.slice(-1)].filter(Boolean).join(' › ');

/** A hit: the page, the section and its place, and what it says. */
function Hit({hit}: {readonly hit: SearchResult}): ReactNode {
  const {title, section, breadcrumbs, text} = hit;
  return (
    <>
      <Sign {...signOf(hit)} />
      <span className={styles.hit}>
        <strong>
          <Marked text={title} />
        </strong>{' '}
        <small>
          {section && (
            <b>
              <Marked text={section} />
            </b>
          )}{' '}
          {placeOf(breadcrumbs)}
        </small>{' '}
        {text && (
          <small>
            <Marked text={text} />
          </small>
        )}
      </span>
    </>
  );
}

/** What the search offers, in groups. The focus stays in the box. */
export function OptionList({id, label, groups, active, onActivate, onChoose}: OptionListProps): ReactNode {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.querySelector('[aria-selected=true]')?.scrollIntoView({block: 'nearest'});
  }, [active]);

  const follow = (event: MouseEvent<HTMLAnchorElement>, address: string) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    onChoose(address);
  };
  const order = groups.flatMap(({options}) => options);
  const show = (option: Option, place: number) => {
    const number = order.indexOf(option);
    // A way on stays the same element while its address follows what is typed: a click on it is not lost.
    const key = 'title' in option ? option.address : place;
    return (
      <a
        key={key}
        id={optionId(id, number)}
        role="option"
        tabIndex={-1}
        href={option.address}
        aria-selected={number === active}
        onMouseMove={() => onActivate(number)}
        onClick={(event) => follow(event, option.address)}
      >
        {'title' in option ? (
          <Hit hit={option} />
        ) : (
          <>
            <Sign {...option} />
            {option.label}
          </>
        )}
      </a>
    );
  };
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className={styles.list} tabIndex={-1}>
      {groups.map((group) => (
        <div key={group.label} role="group" aria-label={group.label}>
          <p aria-hidden="true">{group.label}</p>
          {group.options.map(show)}
        </div>
      ))}
    </div>
  );
}
