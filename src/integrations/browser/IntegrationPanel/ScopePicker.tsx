import type {ReactNode, RefObject} from 'react';
import {CAPABILITIES, type Capability} from '../../../product/integrations';
import styles from './styles.module.css';

interface Props {
  readonly capabilities: readonly Capability[];
  readonly chosen: readonly Capability[];
  /** The least permissions for what is chosen. */
  readonly scopes: readonly string[];
  readonly choose: (chosen: readonly Capability[]) => void;
  readonly openSheet: () => void;
  /** The button that opens the sheet. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** Lets the reader tick the capabilities that they use, and copy the permissions that these need. */
export default function ScopePicker({
  capabilities,
  chosen,
  scopes,
  choose,
  openSheet,
  opener,
}: Props): ReactNode {
  return (
    <div className={styles.picker}>
      <fieldset>
        <legend>Permissions for what you use</legend>
        {capabilities.map((capability) => (
          <label key={capability}>
            <input
              type="checkbox"
              checked={chosen.includes(capability)}
              onChange={({target}) =>
                choose(
                  capabilities.filter((name) =>
                    name === capability ? target.checked : chosen.includes(name),
                  ),
                )
              }
            />
            {CAPABILITIES[capability].label}
          </label>
        ))}
      </fieldset>
      <div className={styles.scopes} data-code="">
        {scopes.length > 0 ? (
          <>
            <pre tabIndex={0} aria-label="Minimum permissions">
              <code>{scopes.join('\n')}</code>
            </pre>
            <button type="button" className="button button--outline button--primary button--sm" data-copy="">
              Copy
            </button>
          </>
        ) : (
          <p>{chosen.length > 0 ? 'No separate permission is needed.' : 'Choose at least one capability.'}</p>
        )}
      </div>
      <button
        ref={opener}
        type="button"
        className="button button--outline button--primary button--sm"
        onClick={openSheet}
      >
        Hand-off sheet
      </button>
      <p className={styles.hint}>
        The sheet contains only the steps for the administrator of the other system. Print it or send its
        address.
      </p>
    </div>
  );
}
