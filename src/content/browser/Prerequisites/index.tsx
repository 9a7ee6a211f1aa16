import type {ReactNode} from 'react';
import type {Role} from '../../../product/permissions';
import styles from './styles.module.css';

interface Props {
  /** Roles in Clearwarden, any one of which is enough. */
  readonly roles?: readonly Role[];
  /** Roles on the other side, in the service's words. */
  readonly serviceRoles?: readonly string[];
  /** A Markdown list of what must be in place. */
  readonly children?: ReactNode;
}

/** Who may follow the page, and what must be in place first. */
export default function Prerequisites({roles, serviceRoles, children}: Props): ReactNode {
  return (
    <div className={styles.prerequisites}>
      {(roles ?? serviceRoles) && (
        <dl className={styles.roles}>
          {roles && (
            <div>
              <dt>Your role in Clearwarden</dt>
              <dd>{roles.join(', ')}</dd>
            </div>
          )}
          {serviceRoles && (
            <div>
              <dt>Your role in the other system</dt>
              <dd>{serviceRoles.join(', ')}</dd>
            </div>
          )}
        </dl>
      )}
      {children && (
        <>
          <h2 className={styles.title}>Before you start</h2>
          {children}
        </>
      )}
    </div>
  );
}
