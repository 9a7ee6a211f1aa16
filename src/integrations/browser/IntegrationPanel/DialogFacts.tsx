import type {ReactNode} from 'react';
import {connectionKindOf} from '../../../product/integrations';
import type {ShownIntegration} from '../../evidence/evidence';
import styles from './styles.module.css';

interface Props {
  readonly integration: ShownIntegration;
}

/** What to have at hand before the Connect dialog is opened. */
export default function DialogFacts({integration}: Props): ReactNode {
  const {authentication, credentials, regions = [], identifiers} = integration;
  const isForPerson = connectionKindOf(authentication) === 'direct_contact';
  const facts: [string, readonly string[]][] = [
    ['The dialog asks for', credentials],
    ['Regions and hosts', regions],
    // Elsewhere they stand with what is found by them.
    ['Identifiers to send', isForPerson ? identifiers : []],
  ];
  return (
    <dl className={styles.rows}>
      {facts
        .filter(([, values]) => values.length > 0)
        .map(([term, values]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{values.join(', ')}</dd>
          </div>
        ))}
    </dl>
  );
}
