import type {ReactNode} from 'react';
import {CAPABILITIES, type Capability, type IntegrationFrontMatter} from '../../../product/integrations';
import BreakableCode from '../BreakableCode';
import {leastScopes} from './view';
import styles from './styles.module.css';

interface Props {
  readonly capabilities: IntegrationFrontMatter['capabilities'];
  readonly chosen: readonly Capability[];
}

/** More rows than this would push the first step off the screen. */
const MOST = 6;

/** The least permissions for what is chosen, each with what it is for. */
export default function ScopeList({capabilities, chosen}: Props): ReactNode {
  const usesOf = (isUsed: (scopes: readonly string[]) => boolean) =>
    chosen
      .filter((capability) => isUsed(capabilities[capability]?.scopes ?? []))
      .map((capability) => CAPABILITIES[capability].label)
      .join(', ');
  const rows = leastScopes(capabilities, chosen).map((scope) => (
    <li key={scope}>
      <BreakableCode>{scope}</BreakableCode> <span>{usesOf((scopes) => scopes.includes(scope))}</span>
    </li>
  ));
  const free = usesOf((scopes) => scopes.length === 0);
  if (free) {
    rows.push(
      <li key="">
        <em>No separate permission</em> <span>{free}</span>
      </li>,
    );
  }
  const shown = rows.length > MOST ? MOST - 1 : rows.length;
  return (
    <>
      <ul className={styles.scopes} aria-label="Minimum permissions">
        {rows.slice(0, shown)}
      </ul>
      {shown < rows.length && (
        <details className={styles.more}>
          <summary>{rows.length - shown} more</summary>
          <ul className={styles.scopes} aria-label="More minimum permissions">
            {rows.slice(shown)}
          </ul>
        </details>
      )}
    </>
  );
}
