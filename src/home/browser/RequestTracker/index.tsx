import type {ReactNode} from 'react';
import clsx from 'clsx';
import Icon from '@site/src/shell/browser/Icon';
import styles from './styles.module.css';

/** The example request of the API reference, some hours later: product facts 1.6 and 3.4. */
const REQUEST = {reference: 'PR-20418', about: 'Access, California', due: 'Due October 30, 2025'};
const STEPS = [
  {name: 'Intake', note: 'Received September 15'},
  {name: 'Verify', note: 'Declaration signed'},
  {name: 'Identify', note: '3 identifiers'},
  {name: 'Collect', note: '5 systems responded'},
  {name: 'Review', note: 'A person decides'},
  {name: 'Fulfill', note: 'Send the download'},
  {name: 'Close', note: ''},
] as const;
const CURRENT = STEPS.findIndex(({name}) => name === 'Review');
const ALTERNATIVE = `Example: access request ${REQUEST.reference} from California, due on October 30, 2025, in the seven steps of the wizard. Intake, Verify, Identify, and Collect are done. The request is in Review, where a person decides. Fulfill and Close follow.`;

/** A request on the seven steps: solid is what Clearwarden has done, outlined is what people still do. A picture, told by its alternative. */
export default function RequestTracker(): ReactNode {
  return (
    <figure className={styles.tracker} role="img" aria-label={ALTERNATIVE}>
      <p className={styles.head}>
        <strong>{REQUEST.reference}</strong> <span>{REQUEST.due}</span> <span>{REQUEST.about}</span>
      </p>
      <ol className={styles.steps}>
        {STEPS.map(({name, note}, index) => (
          <li
            key={name}
            className={clsx(index < CURRENT && styles.passed, index === CURRENT && styles.current)}
          >
            <i>{index < CURRENT ? <Icon name="check" size={12} /> : index + 1}</i>
            <b>{name}</b> <span>{note}</span>
          </li>
        ))}
      </ol>
    </figure>
  );
}
