import type {ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {connectionKindOf, type Capability} from '../../../product/integrations';
import type {ShownIntegration} from '../../evidence/evidence';
import HandOffSheet from './HandOffSheet';
import PathOfParts from './PathOfParts';
import ScopePicker from './ScopePicker';
import {useSheetPlace} from './useSheetPlace';
import {parseView, toQuery, type View} from './view';
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
  const names = Object.keys(integration.capabilities) as Capability[];
  const isForPerson = connectionKindOf(integration.authentication) === 'direct_contact';

  const history = useHistory();
  const {search} = useLocation();
  // The build knows no query, and React takes over what the build has written.
  const view = parseView(useIsBrowser() ? search : '', names);
  const show = (next: View) => history.replace({...history.location, search: toQuery(next, names)});

  const {opener, rememberPlace} = useSheetPlace(view.isSheet);

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
            <ScopePicker
              integration={integration}
              chosen={view.chosen}
              choose={(chosen) => show({...view, chosen})}
              opener={opener}
              openSheet={() => {
                rememberPlace();
                show({...view, isSheet: true});
              }}
            />
          )}
          <div className={styles.before}>{children}</div>
        </div>
        <PathOfParts integration={integration} path={path} />
      </section>
      {view.isSheet && !isForPerson && (
        <HandOffSheet
          integration={integration}
          chosen={view.chosen}
          close={() => show({...view, isSheet: false})}
        />
      )}
    </>
  );
}
