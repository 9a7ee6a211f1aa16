import type {ReactNode} from 'react';
import {CAPABILITIES, type Capability, type CapabilityDetails} from '../../../product/integrations';
import type {Addition, ShownIntegration} from '../../evidence/evidence';
import IdentifierCaution from './IdentifierCaution';
import OptOutKinds from './OptOutKinds';
import styles from './styles.module.css';

interface Props {
  readonly integration: ShownIntegration;
}

/**
 * What a user has to know of a capability, whatever the service. No page can name all that a vendor keeps, nor what a
 * customer has added, so what a page doesn't name isn't done. And records about a person can name other people.
 */
const CAUTIONS: Readonly<Partial<Record<Capability, string>>> = {
  access: "Files can also contain other people's data. Look for it in Review before you send them.",
  deletion:
    "Nothing else is deleted. Expect other records about the person to remain, even if this page doesn't name them.",
  'opt-out': 'Nothing else is stopped: other channels, lists, and uploads continue.',
  identifiers:
    "The other systems then search by these values. A record can also name someone else, so check the values in Identify and remove those that aren't the person's.",
};

/** What each capability covers and where it ends, which opt-outs it applies, what the vendor does not confirm of it, and by what a person is found. */
export default function CapabilityFacts({integration: {capabilities, identifiers}}: Props): ReactNode {
  const optOut = capabilities['opt-out'];
  return (
    <dl className={styles.rows}>
      {(Object.entries(capabilities) as [Capability, CapabilityDetails & Addition][]).map(
        ([capability, {objects, unconfirmed}]) => (
          <div key={capability}>
            <dt>{CAPABILITIES[capability].label}</dt>
            <dd>
              {objects}
              {capability === 'opt-out' && optOut && <OptOutKinds kinds={optOut.kinds} />}
              {CAUTIONS[capability] && <p className={styles.caution}>{CAUTIONS[capability]}</p>}
              {unconfirmed && <Unconfirmed {...unconfirmed} />}
            </dd>
          </div>
        ),
      )}
      {identifiers.length > 0 && (
        <div>
          <dt>Finds people by</dt>
          <dd>
            {identifiers.map((identifier, index) => (
              <span key={identifier}>
                {index > 0 && ', '}
                <code>{identifier}</code>
              </span>
            ))}
            <IdentifierCaution capabilities={capabilities} identifiers={identifiers} />
          </dd>
        </div>
      )}
    </dl>
  );
}

function Unconfirmed({writes, why}: NonNullable<Addition['unconfirmed']>): ReactNode {
  return (
    <p className={styles.unconfirmed}>
      Not confirmed by the vendor.
      {why.map((sentence) => ` ${sentence.replace(/\.?$/, '.')}`)}
      {writes && (
        <>
          {' '}
          Try it in <strong>Dry run</strong>, then in <strong>Live</strong> with a request about a test
          record, and look at the record before you rely on it.
        </>
      )}
    </p>
  );
}
