import type {ReactNode} from 'react';
import {useHistory, useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {formatMonth} from '../../../product/dates';
import ScrollableTable from '../../../content/browser/ScrollableTable';
import {
  AUTHENTICATIONS,
  CAPABILITIES,
  connectionKindOf,
  type Capability,
  type CapabilityDetails,
  type IntegrationFrontMatter,
} from '../../../product/integrations';
import HandOffSheet from './HandOffSheet';
import ScopePicker from './ScopePicker';
import {useSheetPlace} from './useSheetPlace';
import {leastScopes, parseView, toQuery, type View} from './view';
import styles from './styles.module.css';

/** What an integration can do and what it takes, from the `integration:` front matter of the page. */
export default function IntegrationPanel(): ReactNode {
  const {frontMatter} = useDoc();
  const {integration} = frontMatter as unknown as {integration: IntegrationFrontMatter};
  const capabilities = Object.entries(integration.capabilities) as [Capability, CapabilityDetails][];
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
              {capabilities.map(([capability, {mode, objects, scopes: least}]) => (
                <tr key={capability}>
                  <th scope="row">
                    {CAPABILITIES[capability].label}
                    <span className={styles.module}>{CAPABILITIES[capability].module}</span>
                  </th>
                  <td>{objects}</td>
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
        <details className={styles.sources}>
          <summary>
            Sources, checked in{' '}
            <time dateTime={integration.reviewed}>{formatMonth(integration.reviewed)}</time>
          </summary>
          <ul>
            {integration.sources.map((source) => (
              <li key={source}>
                <a href={source}>{source.replace('https://', '')}</a>
              </li>
            ))}
          </ul>
        </details>
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
