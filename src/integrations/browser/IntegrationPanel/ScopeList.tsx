import type {ReactNode} from 'react';
import BreakableCode from '@site/src/content/browser/BreakableCode';
import {CAPABILITIES, type Capability, type IntegrationFrontMatter} from '../../../product/integrations';
import {leastScopes} from './view';
import styles from './styles.module.css';

interface Props {
  readonly capabilities: IntegrationFrontMatter['capabilities'];
  readonly chosen: readonly Capability[];
  /** Lines that are not folded. More than these would push the first step off the screen. */
  readonly most?: number;
}

/** Characters of a permission that fit a line beside what it is for. */
const LINE = 27;

/** How many of the permissions are shown unfolded. */
function shownOf(scopes: readonly string[], most: number): number {
  const lines = scopes.map(({length}) => Math.ceil(length / LINE));
  const ends = lines.map((_, index) => lines.slice(0, index + 1).reduce((sum, count) => sum + count, 0));
  const fitting = ends.filter((end) => end <= most).length;
  // The line that unfolds the rest takes the place of one.
  return fitting === scopes.length ? fitting : Math.max(fitting - 1, 1);
}

/** The least permissions for what is chosen, each with what it is for. */
export default function ScopeList({capabilities, chosen, most = 7}: Props): ReactNode {
  const usesOf = (isUsed: (scopes: readonly string[]) => boolean) => {
    const uses = chosen.filter((capability) => isUsed(capabilities[capability]?.scopes ?? []));
    if (uses.length > 2 && uses.length === chosen.length) return 'All capabilities';
    return uses.map((capability) => CAPABILITIES[capability].label).join(', ');
  };
  const scopes = leastScopes(capabilities, chosen);
  const rows = scopes.map((scope) => (
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
  const fitting = shownOf(scopes, most);
  const shown = fitting === scopes.length ? rows.length : fitting;
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
