import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import BreakableCode from '@site/src/content/browser/BreakableCode';
import {formatMonth} from '../../../product/dates';
import type {Capability} from '../../../product/integrations';
import type {ShownEndpoint, ShownIntegrationApi} from '../../evidence/evidence';
import ServiceHead from '../ServiceHead';
import Sources from '../Sources';
import {splitByCode} from './codeNames';
import styles from './styles.module.css';

interface Props {
  /** This and the next are written by `remark/apiDetails.ts`, which puts each part where it is needed. */
  readonly part?: 'head' | 'facts' | 'sources';
  /** Whose calls to list. */
  readonly capability?: Capability;
}

/**
 * The calls that Clearwarden makes to a service, from the page's `integrationApi:` front matter, with the effects that
 * `evidence/frontMatter.ts` has added to it.
 */
export default function EndpointTable({part, capability}: Props): ReactNode {
  const {integrationApi: api} = useDoc().metadata.frontMatter as unknown as {
    integrationApi: ShownIntegrationApi;
  };
  switch (part) {
    case 'head':
      return (
        <ServiceHead
          facts={[
            api.version,
            <>
              Checked <time dateTime={api.reviewed}>{formatMonth(api.reviewed)}</time>
            </>,
          ]}
        />
      );
    case 'facts':
      return <Facts {...api} />;
    case 'sources':
      return <Sources sources={api.sources} reviewed={api.reviewed} />;
    default:
      return <Calls calls={api.endpoints.filter((call) => call.capability === capability)} />;
  }
}

/** What all calls of a capability need stands above them, and what only some need beside each. */
function Calls({calls}: {readonly calls: readonly ShownEndpoint[]}): ReactNode {
  const [first] = calls;
  const shared = calls.every(({scope}) => scope === first?.scope) ? first?.scope : undefined;
  return (
    <>
      {shared && (
        <p className={styles.shared}>
          Permission: <BreakableCode>{shared}</BreakableCode>
        </p>
      )}
      <ul className={styles.calls}>
        {calls.map((call) => (
          <Call
            key={`${call.method} ${call.path} ${call.purpose}`}
            {...call}
            scope={shared ? undefined : call.scope}
          />
        ))}
      </ul>
    </>
  );
}

function Facts({service, baseUrl, authentication, pagination, rateLimit, reference}: ShownIntegrationApi) {
  const facts: [string, ReactNode][] = [
    ['Base URL', <BreakableCode after="/">{baseUrl}</BreakableCode>],
    ['Authentication', markNames(authentication)],
    ['Pagination', markNames(pagination)],
    ['Rate limit', rateLimit],
    ['Reference', <a href={reference}>{service} API documentation</a>],
  ];
  return (
    <dl className={styles.facts}>
      {facts.map(([term, value]) => (
        <div key={term}>
          <dt>{term}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

function markNames(sentence: string): ReactNode {
  return splitByCode(sentence).map((part, index) =>
    index % 2 === 1 ? <code key={index}>{part}</code> : part,
  );
}

interface CallProps extends Omit<ShownEndpoint, 'scope'> {
  readonly scope: string | undefined;
}

function Call({method, path, purpose, scope, effect, unconfirmed}: CallProps): ReactNode {
  return (
    <li>
      <span className={styles.method} data-method={method}>
        {method}
      </span>
      <div>
        <BreakableCode after="/">{path}</BreakableCode>
        <p>{purpose}</p>
      </div>
      {effect && (
        <p className={styles.effect}>
          <span data-effect={effect}>{effect}</span>
          {unconfirmed && <small>Not confirmed by the vendor</small>}
        </p>
      )}
      {scope && (
        <p className={styles.permission}>
          <span>Permission: </span>
          <BreakableCode>{scope}</BreakableCode>
        </p>
      )}
    </li>
  );
}
