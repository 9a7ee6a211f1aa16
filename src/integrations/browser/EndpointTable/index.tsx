import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import ScrollableTable from '../../../content/browser/ScrollableTable';
import {CAPABILITIES} from '../../../product/integrations';
import type {ShownIntegrationApi} from '../../evidence/evidence';
import Sources from '../Sources';
import styles from './styles.module.css';

/**
 * The calls that Clearwarden makes to a service, from the page's `integrationApi:` front matter, with the effects that
 * `evidence/frontMatter.ts` has added to it.
 */
export default function EndpointTable(): ReactNode {
  const {integrationApi: api} = useDoc().metadata.frontMatter as unknown as {
    integrationApi: ShownIntegrationApi;
  };
  const hasEffects = api.endpoints.some(({effect}) => effect);
  const facts: [string, ReactNode][] = [
    ['API version', api.version],
    ['Base URL', <code>{api.baseUrl}</code>],
    ['Authentication', api.authentication],
    ['Pagination', api.pagination],
    ['Rate limit', api.rateLimit],
    ['Reference', <a href={api.reference}>{api.service} API documentation</a>],
  ];
  return (
    <>
      <ScrollableTable className={styles.facts}>
        <tbody>
          {facts.map(([term, value]) => (
            <tr key={term}>
              <th scope="row">{term}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <ScrollableTable className={styles.calls}>
        <thead>
          <tr>
            <th scope="col">Capability</th>
            <th scope="col">Call</th>
            <th scope="col">{hasEffects ? 'Effect and purpose' : 'Purpose'}</th>
            <th scope="col">Permission</th>
          </tr>
        </thead>
        <tbody>
          {api.endpoints.map(({capability, method, path, purpose, scope, effect, unconfirmed}) => (
            <tr key={`${capability} ${method} ${path} ${purpose}`}>
              <th scope="row">{CAPABILITIES[capability].label}</th>
              <td>
                <code>
                  {method} {path}
                </code>
              </td>
              <td>
                {effect && (
                  <strong className={styles.effect}>
                    {effect}.{unconfirmed && ' Not confirmed by the vendor.'}{' '}
                  </strong>
                )}
                {purpose}
              </td>
              <td>{scope ? <code>{scope}</code> : '–'}</td>
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <Sources sources={api.sources} reviewed={api.reviewed} />
    </>
  );
}
