import type {ReactNode, RefObject} from 'react';
import clsx from 'clsx';
import {CAPABILITIES, type Capability, type IntegrationFrontMatter} from '../../../product/integrations';
import hidden from '../../../content/browser/visuallyHidden.module.css';
import {MARKS, WORDS} from '../marks';
import CopyScopes from './CopyScopes';
import ScopeList from './ScopeList';
import {leastScopes, nounOf} from './view';
import styles from './styles.module.css';

interface Props {
  readonly integration: IntegrationFrontMatter;
  readonly chosen: readonly Capability[];
  readonly choose: (capability: Capability, isChosen: boolean) => void;
  readonly openSheet: () => void;
  /** The button that opens the sheet. */
  readonly opener: RefObject<HTMLButtonElement | null>;
}

/** What the connection can do: the reader ticks what they use, and copies the permissions that it needs. */
export default function ScopePicker({integration, chosen, choose, openSheet, opener}: Props): ReactNode {
  const {name: service, capabilities} = integration;
  const scopes = leastScopes(capabilities, chosen);
  const amount = nounOf(scopes.length, integration);
  return (
    <>
      <fieldset className={styles.strip}>
        <legend className={hidden.visuallyHidden}>What you use</legend>
        {(Object.keys(CAPABILITIES) as Capability[]).map((capability) => {
          const {label} = CAPABILITIES[capability];
          const mode = capabilities[capability]?.mode;
          const mark = mode ? MARKS[mode] : 'none';
          const words = WORDS[mark];
          return mode ? (
            <label key={capability}>
              <input
                type="checkbox"
                checked={chosen.includes(capability)}
                onChange={({target}) => choose(capability, target.checked)}
              />
              <strong>{label}</strong> <span data-mark={mark}>{words}</span>
            </label>
          ) : (
            <p key={capability}>
              <strong>{label}</strong> <span data-mark={mark}>{words}</span>
            </p>
          );
        })}
      </fieldset>
      <div className={styles.picker}>
        <div className={styles.bar}>
          <p>
            <strong role="heading" aria-level={2}>
              Permissions for what you use
            </strong>{' '}
            <span role="status">{chosen.length > 0 ? amount : 'Choose at least one capability.'}</span>
          </p>
          <CopyScopes scopes={scopes} amount={amount} isMain />
        </div>
        <ScopeList capabilities={capabilities} chosen={chosen} />
        <button
          ref={opener}
          type="button"
          className={clsx('button button--outline button--primary', styles.button)}
          onClick={openSheet}
        >
          Hand off to the {service} administrator
        </button>
      </div>
    </>
  );
}
