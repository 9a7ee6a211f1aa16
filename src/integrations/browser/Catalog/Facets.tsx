import {useState, type ReactNode} from 'react';
import {FACETS, type CatalogState, type FacetName} from './state';
import type {FilterResult} from './filter';
import styles from './styles.module.css';

interface Props {
  readonly state: CatalogState;
  /** How many services each value would show. Not there as long as the list has not been read. */
  readonly counts: FilterResult['counts'] | undefined;
  readonly toggle: (name: FacetName, value: string) => void;
}

/** All values of all facets, with what each would show. */
export default function Facets({state, counts, toggle}: Props): ReactNode {
  // A box that is disabled loses the focus: the one that was used last may show nothing once it is empty again.
  const [last, setLast] = useState('');
  return FACETS.map(({name, label: legend, values}) => (
    <fieldset key={name} className={styles.facet}>
      <legend>{legend}</legend>
      {values.map(([value, label]) => {
        const isChosen = state[name].includes(value);
        const count = counts?.[name][value] ?? 0;
        return (
          <label key={value} data-empty={(counts && count === 0) || undefined}>
            <input
              type="checkbox"
              checked={isChosen}
              disabled={!counts || (count === 0 && !isChosen && last !== value)}
              onChange={() => {
                setLast(value);
                toggle(name, value);
              }}
            />
            {label} <span>{counts && count}</span>
          </label>
        );
      })}
    </fieldset>
  ));
}
