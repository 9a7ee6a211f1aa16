import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {keyOf} from '../../../product/keyOf';
import type {ServicePages} from '../../servicePages';
import PageActions from '../../../shell/browser/PageActions';
import PageContents from '../../../shell/browser/PageContents';
import Monogram from '../Monogram';
import styles from './styles.module.css';

interface Props {
  /** Short facts for the line below the title. */
  readonly facts: readonly ReactNode[];
}

const CONNECTION = '/connection-instructions/';
const API = '/api-documentation/';

/**
 * Head of both pages of a service: where it belongs, its name, a line of facts, the way to its other page, and the
 * page's contents where nothing is beside the text.
 */
export default function ServiceHead({facts}: Props): ReactNode {
  const {metadata} = useDoc();
  const {name, category, hasApiPage} = (metadata.frontMatter as unknown as {service: ServicePages}).service;
  const connection = metadata.permalink.replace(API, CONNECTION);
  const isConnection = metadata.permalink === connection;
  return (
    <>
      <header className={styles.head} data-service-head="">
        <Monogram name={name} category={category} large />
        <div>
          <nav aria-label="Breadcrumbs" className={styles.trail}>
            <Link to="/docs/integrations/overview">Integrations</Link>
            <Link to={`/docs/integrations/catalog?category=${keyOf(category)}`}>{category}</Link>
          </nav>
          <h1>{metadata.title}</h1>
          <ul className={styles.facts}>
            {facts.map((fact, index) => (
              <li key={index}>{fact}</li>
            ))}
          </ul>
        </div>
        <PageActions />
        <nav aria-label={`${name}: pages`} className={styles.tabs}>
          <Link to={connection} aria-current={isConnection ? 'page' : undefined}>
            Connect
          </Link>
          {hasApiPage && (
            <Link to={connection.replace(CONNECTION, API)} aria-current={isConnection ? undefined : 'page'}>
              API calls
            </Link>
          )}
          {isConnection ? (
            <a href="#troubleshooting">Troubleshooting</a>
          ) : (
            <Link to={`${connection}#troubleshooting`}>Troubleshooting</Link>
          )}
        </nav>
      </header>
      <PageContents />
    </>
  );
}
