import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ScrollableTable from '../ScrollableTable';
import {
  AUTHENTICATIONS,
  CAPABILITIES,
  type Capability,
  type CapabilityDetails,
  type IntegrationFrontMatter,
} from '../../product/integrations';
import styles from './styles.module.css';

const MONTH = new Intl.DateTimeFormat('en-US', {month: 'long', year: 'numeric', timeZone: 'UTC'});

/** What an integration can do and what it takes, from the `integration:` front matter of the page. */
export default function IntegrationPanel(): ReactNode {
  const {frontMatter} = useDoc();
  const {integration} = frontMatter as unknown as {integration: IntegrationFrontMatter};
  const capabilities = Object.entries(integration.capabilities) as [Capability, CapabilityDetails][];
  const facts: [string, ReactNode][] = [
    ['Category', integration.category],
    ['Authentication', AUTHENTICATIONS[integration.authentication]],
    ['Role in Clearwarden', integration.clearwardenRoles.join(', ')],
    [`Role in ${integration.name}`, integration.serviceRoles.join(', ')],
    ['Plan needed', integration.plan],
    ['You will need', integration.credentials.join(', ')],
    ['Identifiers', <Codes values={integration.identifiers} />],
    ...(integration.regions
      ? [['Regions and hosts', integration.regions.join(', ')] as [string, ReactNode]]
      : []),
  ];
  return (
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
              <th scope="col">Answer</th>
              <th scope="col">Least permission</th>
            </tr>
          </thead>
          <tbody>
            {capabilities.map(([capability, {mode, objects, scopes}]) => (
              <tr key={capability}>
                <th scope="row">{CAPABILITIES[capability].label}</th>
                <td>{objects}</td>
                <td>{mode === 'sync' ? 'At once' : 'Later, by a job'}</td>
                <td>{scopes.length > 0 ? <Codes values={scopes} /> : 'None of its own'}</td>
              </tr>
            ))}
          </tbody>
        </ScrollableTable>
      )}
      <p className={styles.reviewed}>
        Checked with the vendor&rsquo;s documentation in{' '}
        <time dateTime={integration.reviewed}>{MONTH.format(new Date(`${integration.reviewed}-01`))}</time>.
      </p>
    </section>
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
