import {useState, type ReactNode} from 'react';
import type {Facet, FacetName} from './state';
import styles from './styles.module.css';

interface Props {
  readonly facet: Facet;
  readonly chosen: readonly string[];
  /** How many services each value would show. Not there as long as the list has not been read. */
  readonly counts: Readonly<Record<string, number>> | undefined;
  readonly toggle: (name: FacetName, value: string) => void;
}

/** The values of one facet. They are drawn when they are opened: there are dozens, and each key changes them. */
export default function FacetFilter({facet, chosen, counts, toggle}: Props): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details
      className={styles.facet}
      open={isOpen}
      onToggle={({currentTarget}) => setIsOpen(currentTarget.open)}
    >
      <summary
        onClick={(event) => {
          // Not left to the toggle event, which comes later: the next Tab has to find the values.
          event.preventDefault();
          setIsOpen(!isOpen);
        }}
      >
        {facet.label}
        {chosen.length > 0 && (
          <span className={styles.count}>
            {chosen.length} <span className={styles.unseen}>chosen</span>
          </span>
        )}
      </summary>
      {isOpen && (
        <fieldset>
          <legend>{facet.label}</legend>
          {facet.values.map(([value, label]) => {
            const isChosen = chosen.includes(value);
            const count = counts?.[value] ?? 0;
            return (
              <label key={value} className={styles.option} data-empty={count === 0 || undefined}>
                <input
                  type="checkbox"
                  checked={isChosen}
                  disabled={!counts || (count === 0 && !isChosen)}
                  onChange={() => toggle(facet.name, value)}
                />
                {label} {counts && <span className={styles.count}>{count}</span>}
              </label>
            );
          })}
        </fieldset>
      )}
    </details>
  );
}
