import type {ReactNode} from 'react';
import {CAPABILITIES, type Capability, type CapabilityDetails} from '../../../product/integrations';
import type {Addition, ShownIntegration} from '../../evidence/evidence';
import OptOutKinds from './OptOutKinds';
import styles from './styles.module.css';

interface Props {
  readonly integration: ShownIntegration;
}

/** What each capability covers, which opt-outs it applies, what the vendor does not confirm of it, by what a person is found, and whom else that can find. */
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
            <WhoseValue identifiers={identifiers} />
          </dd>
        </div>
      )}
    </dl>
  );
}

/** What several people can have in common, by the kind of identifier. */
const SHARED: Readonly<Record<string, string>> = {
  phone: 'Several people can share a phone number.',
  postal_address: 'Several people can share an address.',
  device_id: 'Several people can share a device.',
  visitor_id: 'Several people can share a device.',
};
/** Kinds that are the person's own, or that nothing is found by alone. */
const PERSONAL = ['email', 'full_name'];

/**
 * That a value can lead to someone else: all systems get the IDs that one of them returned, and the same number is a
 * different customer elsewhere. No page of a service can say it where it knows of no such case.
 */
function WhoseValue({identifiers}: Pick<ShownIntegration, 'identifiers'>): ReactNode {
  const shared = [...new Set(identifiers.flatMap((identifier) => SHARED[identifier] ?? []))];
  const hasIds = identifiers.some((identifier) => !SHARED[identifier] && !PERSONAL.includes(identifier));
  if (shared.length === 0 && !hasIds) return null;
  return (
    <p className={styles.whoseValue}>
      {[
        ...(hasIds ? ["An ID that comes from another system can be someone else's here."] : []),
        ...shared,
        'Compare the record before you send files, confirm a preview, or approve a correction, and after an opt-out.',
        "If a value isn't the person's, choose ",
      ].join(' ')}
      <strong>Remove Identifier</strong>.
    </p>
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
