import type {ReactNode} from 'react';
import type {Capability} from '../../../product/integrations';
import type {ShownIntegration} from '../../evidence/evidence';
import styles from './styles.module.css';

/** What several people can have in common, by the type of identifier. */
const SHARED: Readonly<Record<string, string>> = {
  email: 'an email address',
  phone: 'a phone number',
  postal_address: 'a postal address',
  device_id: 'a device',
  visitor_id: 'a device',
};
/** Nothing is found by a name alone. */
const NAME = 'full_name';
/** What a user does last before a wrong match does harm, by capability. An opt-out starts by itself. */
const DECISIONS: readonly (readonly [Capability, string])[] = [
  ['access', 'send files'],
  ['deletion', 'confirm a preview'],
  ['update', 'approve a correction'],
];

/** Items in a sentence, of which one is enough. */
const anyOf = (items: readonly string[]) =>
  items.join(', ').replace(/, ([^,]+)$/, items.length > 2 ? ', or $1' : ' or $1');

/**
 * Says that an identifier can find someone else, and when to compare. All systems get the values that one of them
 * returned, and the same number is a different customer elsewhere: a page's own text speaks of that only where a case is
 * known.
 */
export default function IdentifierCaution({
  capabilities,
  identifiers,
}: Pick<ShownIntegration, 'capabilities' | 'identifiers'>): ReactNode {
  const shared = [...new Set(identifiers.flatMap((type) => SHARED[type] ?? []))];
  const hasIds = identifiers.some((type) => !SHARED[type] && type !== NAME);
  const decisions = DECISIONS.filter(([capability]) => capabilities[capability]).map(
    ([, decision]) => decision,
  );
  const moments = [
    ...(decisions.length > 0 ? [`before you ${anyOf(decisions)}`] : []),
    ...(capabilities['opt-out'] ? ['after an opt-out'] : []),
  ];
  if ((shared.length === 0 && !hasIds) || moments.length === 0) return null;
  return (
    <p className={styles.caution}>
      {[
        ...(hasIds ? ["An ID that's mistyped or comes from another system can be someone else's here."] : []),
        ...(shared.length > 0 ? [`Several people can share ${anyOf(shared)}.`] : []),
        `Compare the record with the request ${moments.join(', and ')}.`,
        "If a value isn't the person's, choose ",
      ].join(' ')}
      <strong>Remove Identifier</strong>.
    </p>
  );
}
