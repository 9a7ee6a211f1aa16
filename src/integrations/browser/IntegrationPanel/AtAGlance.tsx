import type {ReactNode} from 'react';
import {connectionKindOf} from '../../../product/integrations';
import LivePart from '../../../shell/browser/LivePart';
import type {ShownIntegration} from '../../evidence/evidence';
import PathOfParts from './PathOfParts';
import Permissions from './Permissions';
import styles from './styles.module.css';

/** The sections that lead to a connection, counted by `remark/connectionPages.ts`. */
export interface Path {
  /** Steps of the Connect dialog. */
  readonly dialogSteps: string;
  /** Title, anchor, and steps of the section "In <service>", where there is one. */
  readonly section?: string;
  readonly anchor?: string;
  readonly steps?: string;
}

interface Props {
  readonly integration: ShownIntegration;
  readonly path: Path;
  /** What must be in place before the first step. */
  readonly children: ReactNode;
}

/** First thing below the lead: what the connection can do, which permissions that takes, and the way to it. */
export default function AtAGlance({integration, path, children}: Props): ReactNode {
  const isForPerson = connectionKindOf(integration.authentication) === 'direct_contact';
  return (
    <>
      <section className={styles.panel} aria-label={`${integration.name} at a glance`}>
        <div className={styles.card}>
          {isForPerson ? (
            <p className={styles.person}>
              There is no API behind this connection. Your contact for {integration.name} gets each task by
              email and answers it on a task page.
            </p>
          ) : (
            <LivePart>
              <Permissions />
            </LivePart>
          )}
          <div className={styles.before}>{children}</div>
        </div>
        <PathOfParts integration={integration} path={path} />
      </section>
      {/* Where the sheet is shown. */}
      <div data-hand-off="head" />
    </>
  );
}
