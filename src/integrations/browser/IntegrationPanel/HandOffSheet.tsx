import {useEffect, type ReactNode} from 'react';
import clsx from 'clsx';
import {PageMetadata} from '@docusaurus/theme-common';
import ThemedImage from '@theme/ThemedImage';
import {site} from '../../../product/site';
import {CAPABILITIES, type Capability, type IntegrationFrontMatter} from '../../../product/integrations';
import CopyScopes from './CopyScopes';
import ScopeList from './ScopeList';
import {leastScopes, nounOf} from './view';
import styles from './styles.module.css';

interface Props {
  readonly integration: IntegrationFrontMatter;
  readonly chosen: readonly Capability[];
  readonly close: () => void;
}

/** Opens the page's tables of permissions, and takes the rows away that are for what nobody uses. */
function useChosenRows(chosen: readonly Capability[]): void {
  useEffect(() => {
    const rows = document.querySelectorAll<HTMLElement>('tr[data-for]');
    const folded = document.querySelectorAll<HTMLDetailsElement>('[data-permissions]');
    for (const details of folded) details.open = true;
    for (const row of rows) {
      row.hidden = !chosen.some((capability) => row.dataset.for?.split(' ').includes(capability));
    }
    return () => {
      for (const row of rows) row.hidden = false;
      for (const details of folded) details.open = false;
    };
  });
}

/** Whether tables of the page name all of these permissions, or there are none. */
function areInTable(scopes: readonly string[]): boolean {
  const tables = [...document.querySelectorAll('[data-permissions]')]
    .map(({textContent}) => textContent)
    .join(' ');
  return scopes.every((scope) => tables.includes(scope));
}

/** Today as a date field has it. */
function today(): string {
  const now = new Date();
  return new Date(now.getTime() - now.getTimezoneOffset() * 60_000).toISOString().slice(0, 10);
}

/**
 * Head of the hand-off sheet: what the administrator of the service is asked for, and why. The steps below it
 * are the page's own (`remark/handOff.ts` marks them); everything else is hidden while the sheet is shown.
 */
export default function HandOffSheet({integration, chosen, close}: Props): ReactNode {
  const {name, serviceRoles, capabilities} = integration;
  const scopes = leastScopes(capabilities, chosen);
  const amount = nounOf(scopes.length, integration);
  useChosenRows(chosen);
  useEffect(() => {
    const closeByKey = ({key}: KeyboardEvent) => {
      if (key === 'Escape') close();
    };
    document.addEventListener('keydown', closeByKey);
    return () => document.removeEventListener('keydown', closeByKey);
  });
  // The address names the chosen capabilities.
  const {href} = window.location;
  return (
    <section className={styles.sheet} aria-label="Hand-off sheet">
      <PageMetadata title={`Hand-off sheet: ${name}`} />
      <div className={styles.bar}>
        <p className={styles.brand}>
          <ThemedImage
            sources={{light: '/img/logo.svg', dark: '/img/logo-dark.svg'}}
            alt=""
            width="24"
            height="24"
          />
          {site.productName}
        </p>
        <button
          type="button"
          className={clsx('button button--outline button--primary', styles.button)}
          onClick={close}
        >
          Show the whole page
        </button>
        <button
          key={href}
          type="button"
          className={clsx('button button--outline button--primary', styles.button)}
          data-copy={href}
        >
          Copy address
        </button>
        <button
          type="button"
          className={clsx('button button--primary', styles.button)}
          onClick={() => window.print()}
        >
          Print
        </button>
      </div>
      <h1>Prepare {name} for privacy requests</h1>
      <p className={styles.sender}>
        <label>
          From <input type="text" autoComplete="name" />
        </label>
        <label>
          Reply to <input type="text" autoComplete="email" />
        </label>
        <label>
          Date <input type="date" defaultValue={today()} />
        </label>
      </p>
      <p>
        Your colleagues are connecting {name} to Clearwarden, which handles privacy requests for them. They
        need you to prepare the account.
        {serviceRoles.length > 0 && ` Roles in ${name}: ${serviceRoles.join(', ')}.`}
      </p>
      <p className={styles.source}>{href}</p>
      <h2>What the connection will do</h2>
      <dl className={styles.rows}>
        {chosen.map((capability) => (
          <div key={capability}>
            <dt>{CAPABILITIES[capability].label}</dt>
            <dd>{capabilities[capability]?.objects}</dd>
          </div>
        ))}
      </dl>
      {areInTable(scopes) ? (
        // Once is enough.
        <CopyScopes scopes={scopes} amount={amount} />
      ) : (
        <>
          <div className={styles.bar}>
            <h2>Grant only these permissions</h2>
            <CopyScopes scopes={scopes} amount={amount} />
          </div>
          <ScopeList capabilities={capabilities} chosen={chosen} most={Infinity} />
        </>
      )}
    </section>
  );
}
