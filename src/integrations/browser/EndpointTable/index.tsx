import {Fragment, type ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import Heading from '@theme/Heading';
import {formatMonth} from '../../../product/dates';
import {CAPABILITIES, type Capability} from '../../../product/integrations';
import type {ShownEndpoint, ShownIntegrationApi} from '../../evidence/evidence';
import ServiceHead from '../ServiceHead';
import Sources from '../Sources';
import styles from './styles.module.css';

interface Props {
  /** Written by `remark/servicePages.ts`. */
  readonly part?: 'head';
}

/**
 * The calls that Clearwarden makes to a service, from the page's `integrationApi:` front matter, with the effects that
 * `evidence/frontMatter.ts` has added to it.
 */
export default function EndpointTable({part}: Props): ReactNode {
  const {integrationApi: api} = useDoc().metadata.frontMatter as unknown as {
    integrationApi: ShownIntegrationApi;
  };
  if (part === 'head') {
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
  }
  const facts: [string, ReactNode][] = [
    ['Base URL', <Code text={api.baseUrl} />],
    ['Authentication', api.authentication],
    ['Pagination', api.pagination],
    ['Rate limit', api.rateLimit],
    ['Reference', <a href={api.reference}>{api.service} API documentation</a>],
  ];
  const groups = (Object.keys(CAPABILITIES) as Capability[]).flatMap((capability) => {
    const calls = api.endpoints.filter((endpoint) => endpoint.capability === capability);
    return calls.length > 0 ? [{capability, calls}] : [];
  });
  return (
    <>
      <dl className={styles.facts}>
        {facts.map(([term, value]) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <Heading as="h2" id="calls">
        Calls
      </Heading>
      {groups.map(({capability, calls}) => (
        <Fragment key={capability}>
          <Heading as="h3" id={`calls-${capability}`}>
            {CAPABILITIES[capability].label}
          </Heading>
          <ul className={styles.calls}>
            {calls.map((call) => (
              <Call key={`${call.method} ${call.path} ${call.purpose}`} {...call} />
            ))}
          </ul>
        </Fragment>
      ))}
      <Sources sources={api.sources} reviewed={api.reviewed} />
    </>
  );
}

function Call({method, path, purpose, scope, effect, unconfirmed}: ShownEndpoint): ReactNode {
  return (
    <li>
      <span className={styles.method} data-method={method}>
        {method}
      </span>
      <div>
        <Code text={path} />
        <p>
          {effect && (
            <strong>
              {effect}.{unconfirmed && ' Not confirmed by the vendor.'}{' '}
            </strong>
          )}
          {purpose}
        </p>
        {scope && (
          <p className={styles.permission}>
            Permission: <Code text={scope} />
          </p>
        )}
      </div>
    </li>
  );
}

/** Code that is broken after a slash, and nowhere else while it fits a line. */
function Code({text}: {readonly text: string}): ReactNode {
  return (
    <code>
      {text.split(/(?<=\/)/).map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
