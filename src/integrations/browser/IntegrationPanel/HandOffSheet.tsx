import {useState, type ReactNode} from 'react';
import {CAPABILITIES, type Capability, type IntegrationFrontMatter} from '../../../product/integrations';
import styles from './styles.module.css';

interface Props {
  readonly integration: IntegrationFrontMatter;
  readonly chosen: readonly Capability[];
  readonly scopes: readonly string[];
  readonly close: () => void;
}

/**
 * Head of the hand-off sheet: what the administrator of the service is asked for, and why. The steps below it
 * are the page's own (`remark/handOff.ts` marks them); everything else is hidden while the sheet is shown.
 */
export default function HandOffSheet({integration, chosen, scopes, close}: Props): ReactNode {
  const [copyLabel, setCopyLabel] = useState('Copy address');
  const {name, serviceRoles, capabilities} = integration;
  const copyAddress = async () => {
    try {
      await navigator.clipboard.writeText(window.location.href);
      setCopyLabel('Copied');
    } catch {
      // Without HTTPS, or by a policy. The address is in the browser's own bar.
      setCopyLabel('Not copied');
    }
  };
  return (
    <section className={styles.sheet} data-hand-off="head" aria-label="Hand-off sheet">
      <p className={styles.actions}>
        <button type="button" className="button button--primary button--sm" onClick={() => window.print()}>
          Print
        </button>
        <button
          type="button"
          className="button button--outline button--primary button--sm"
          onClick={() => void copyAddress()}
        >
          {copyLabel}
        </button>
        <button type="button" className="button button--outline button--primary button--sm" onClick={close}>
          Show the whole page
        </button>
      </p>
      <p>
        Your colleagues are connecting {name} to Clearwarden, which handles privacy requests for them. They
        need you to prepare the account.
        {serviceRoles.length > 0 && ` You need this role: ${serviceRoles.join(', ')}.`}
      </p>
      <dl>
        <dt>What the connection will do</dt>
        {chosen.map((capability) => (
          <dd key={capability}>
            <strong>{CAPABILITIES[capability].label}:</strong> {capabilities[capability]?.objects}
          </dd>
        ))}
        {scopes.length > 0 && (
          <>
            <dt>Grant only these permissions</dt>
            {scopes.map((scope) => (
              <dd key={scope}>
                <code>{scope}</code>
              </dd>
            ))}
          </>
        )}
      </dl>
    </section>
  );
}
