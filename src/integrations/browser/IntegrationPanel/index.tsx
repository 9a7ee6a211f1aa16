import type {ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ScrollableTable from '../../../content/browser/ScrollableTable';
import {
  AUTHENTICATIONS,
  CAPABILITIES,
  connectionKindOf,
  type Capability,
} from '../../../product/integrations';
import type {ShownCapability, ShownIntegration} from '../../evidence/evidence';
import Sources from '../Sources';
import HandOffSheet from './HandOffSheet';
import ScopePicker from './ScopePicker';
import {useSheetPlace} from './useSheetPlace';
import {leastScopes, parseView, toQuery, type View} from './view';
import styles from './styles.module.css';

/**
 * What an integration can do and what it takes, from the `integration:` front matter of the page and what
 * `evidence/frontMatter.ts` has added to it.
 */
export default function IntegrationPanel(): ReactNode {
  const {integration} = useDoc().metadata.frontMatter as unknown as {integration: ShownIntegration};
  const capabilities = Object.entries(integration.capabilities) as [Capability, ShownCapability][];
  const names = capabilities.map(([name]) => name);
  const isForPerson = connectionKindOf(integration.authentication) === 'direct_contact';

  const history = useHistory();
  const {search} = useLocation();
  // The build knows no query, and React takes over what the build has written.
  const view = parseView(useIsBrowser() ? search : '', names);
  const show = (next: View) => history.replace({...history.location, search: toQuery(next, names)});

  const {opener, rememberPlace} = useSheetPlace(view.isSheet);

  const facts: [string, ReactNode][] = [
    ['Category', integration.category],
    ['Authentication', AUTHENTICATIONS[integration.authentication]],
    ['Role in Clearwarden', integration.clearwardenRoles.join(', ')],
    ...(integration.serviceRoles.length > 0
      ? [[`Role in ${integration.name}`, integration.serviceRoles.join(', ')] as [string, ReactNode]]
      : []),
    ['Required plan', integration.plan],
    ["You'll need", integration.credentials.join(', ')],
    ...(integration.identifiers.length > 0
      ? [['Identifiers', <Codes values={integration.identifiers} />] as [string, ReactNode]]
      : []),
    ...(integration.regions
      ? [['Regions and hosts', integration.regions.join(', ')] as [string, ReactNode]]
      : []),
  ];
  const scopes = leastScopes(integration.capabilities, view.chosen);
  return (
    <>
      <section className={styles.panel} aria-label={`${integration.name} at a glance`}>
        <dl className={styles.facts}>
          {facts.map(([term, value]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
        {capabilities.length > 0 && (
          <ScrollableTable>
            <thead>
              <tr>
                <th scope="col">Capability</th>
                <th scope="col">What it covers</th>
                <th scope="col">Response</th>
                <th scope="col">Minimum permission</th>
              </tr>
            </thead>
            <tbody>
              {capabilities.map(([capability, {mode, objects, scopes: least, unconfirmed}]) => (
                <tr key={capability}>
                  <th scope="row">
                    {CAPABILITIES[capability].label}
                    <span className={styles.module}>{CAPABILITIES[capability].module}</span>
                  </th>
                  <td>
                    {objects}
                    {unconfirmed && <Unconfirmed {...unconfirmed} />}
                  </td>
                  <td>{mode === 'sync' ? 'At once' : 'Later, through a job'}</td>
                  <td>{least.length > 0 ? <Codes values={least} /> : 'No separate permission'}</td>
                </tr>
              ))}
            </tbody>
          </ScrollableTable>
        )}
        {isForPerson ? (
          <p>
            There is no API behind this connection. A person at {integration.name} gets each task by email and
            answers it on a task page.
          </p>
        ) : (
          <ScopePicker
            capabilities={names}
            chosen={view.chosen}
            scopes={scopes}
            choose={(chosen) => show({...view, chosen})}
            opener={opener}
            openSheet={() => {
              rememberPlace();
              show({...view, isSheet: true});
            }}
          />
        )}
        <Sources sources={integration.sources} reviewed={integration.reviewed} />
      </section>
      {!isForPerson && (
        <HandOffSheet
          integration={integration}
          chosen={view.chosen}
          scopes={scopes}
          close={() => show({...view, isSheet: false})}
        />
      )}
    </>
  );
}

function Unconfirmed({writes, why}: NonNullable<ShownCapability['unconfirmed']>): ReactNode {
  return (
    <p className={styles.unconfirmed}>
      <strong>Not confirmed by the vendor.</strong>
      {why.map((sentence) => ` ${sentence.replace(/\.?$/, '.')}`)}
      {writes && (
        <>
          {' '}
          Try it in <strong>Dry run</strong> and look at the record before you switch to <strong>Live</strong>
          .
        </>
      )}
    </p>
  );
}

function Codes({values}: {readonly values: readonly string[]}): ReactNode {
  return (
    <ul className={styles.codes}>
      {values.map((value) => (
        <li key={value}>
          <code>{value}</code>
        </li>
      ))}
    </ul>
  );
}
