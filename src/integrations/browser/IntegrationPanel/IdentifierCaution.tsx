import type {ReactNode} from 'react';
import type {Capability} from '../../../product/integrations';
import type {ShownIntegration} from '../../evidence/evidence';
import styles from './styles.module.css';

/** What several people can have in common, by the type of identifier. */
const SHARED: Readonly<Record<string, string>> = {
  phone: 'Several people can share a phone number.',
  postal_address: 'Several people can share an address.',
  device_id: 'Several people can share a device.',
  visitor_id: 'Several people can share a device.',
};
/** Types that are the person's own, or that nothing is found by alone. */
const PERSONAL = ['email', 'full_name'];
/** What a user does last before a wrong match does harm, by capability. An opt-out starts by itself. */
const DECISIONS: readonly (readonly [Capability, string])[] = [
  ['access', 'send files'],
  ['deletion', 'confirm a preview'],
  ['update', 'approve a correction'],
];

/**
 * Says that an identifier can find someone else, and when to compare. All systems get the IDs that one of them returned,
 * and the same number is a different customer elsewhere: a page's own text speaks of that only where a case is known.
 */
export default function IdentifierCaution({
  capabilities,
  identifiers,
}: Pick<ShownIntegration, 'capabilities' | 'identifiers'>): ReactNode {
  const shared = [...new Set(identifiers.flatMap((type) => SHARED[type] ?? []))];
  const hasIds = identifiers.some((type) => !SHARED[type] && !PERSONAL.includes(type));
  const decisions = DECISIONS.flatMap(([capability, decision]) =>
    capabilities[capability] ? [decision] : [],
  );
  if ((shared.length === 0 && !hasIds) || decisions.length === 0) return null;
  const before = decisions.join(', ').replace(/, ([^,]+)$/, decisions.length > 2 ? ', or $1' : ' or $1');
  return (
    <p className={styles.caution}>
      {[
        ...(hasIds ? ["An ID that comes from another system can be someone else's here."] : []),
        ...shared,
        `Compare the record before you ${before}${capabilities['opt-out'] ? ', and after an opt-out' : ''}.`,
        "If a value isn't the person's, choose ",
      ].join(' ')}
      <strong>Remove Identifier</strong>.
    </p>
  );
}
