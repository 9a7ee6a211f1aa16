import {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Link from '@docusaurus/Link';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import hidden from '@site/src/content/browser/visuallyHidden.module.css';
import Icon from '@site/src/shell/browser/Icon';
import {Spinner} from '@site/src/shell/browser/LoadState';
import {CONTEXTS} from '../../contexts';
import {LONGEST_QUERY} from '../../longestQuery';
import {parseAddress} from '../address';
import {groupsOf} from '../groups';
import {useIndexStatus} from '../useIndexStatus';
import {waysOn} from '../waysOn';
import type {SearchResult, SearchResults} from '../results';
import {prepareSearch, search} from '../search';
import Sign from '@site/src/shell/browser/Sign';
import Result from './Result';
import styles from './styles.module.css';

/** More than anybody reads, and each has to be drawn. */
const MOST_RESULTS = 100;
/** Of each kind, before a reader asks for more: so that the next kinds are in sight. */
const MOST_AT_FIRST = 6;
/** How much of a text is shown, in characters. */
const EXCERPT_LENGTH = 160;

interface Answer extends SearchResults {
  readonly query: string;
  readonly context: string;
}

function countOf({results, total}: SearchResults): string {
  if (process.env.NODE_ENV !== 'production') return 'There is an index in the built site only.';
  if (total === 0) return 'No results';
  if (total > results.length) return `The first ${results.length} of ${total} results`;
  return total === 1 ? '1 result' : `${total} results`;
}

const renderResult = (result: SearchResult) => <Result key={result.id} result={result} />;

/** Ways on, where no page has what is searched for. */
function NoResults({query}: {readonly query: string}): ReactNode {
  return (
    <ul className={styles.waysOn}>
      {waysOn(query.trim()).map(({label, address, ...sign}) => (
        <li key={address}>
          <Sign {...sign} />
          <Link to={address}>{label}</Link>
        </li>
      ))}
    </ul>
  );
}

/**
 * All results of a query. The query and the part of the site that is searched are in the address, where the bar's
 * link and the reader's bookmarks have them.
 */
export default function SearchPage(): ReactNode {
  const baseUrl = useBaseUrl('/');
  const topics = useBaseUrl('/tags');
  const history = useHistory();
  const location = useLocation();
  // The build knows no query, and React takes over what the build has written.
  const isBrowser = useIsBrowser();
  const asked = parseAddress(isBrowser ? location.search : '');
  const {context, version} = asked;

  // The address follows the box. Where it changes by itself, the box follows the address.
  const [query, setQuery] = useState(asked.query);
  const [known, setKnown] = useState(asked.query);
  if (known !== asked.query) {
    setKnown(asked.query);
    setQuery(asked.query);
  }
  const writeAddress = (name: 'q' | 'ctx', value: string) => {
    const parameters = new URLSearchParams(window.location.search);
    if (value) parameters.set(name, value);
    else parameters.delete(name);
    history.replace({search: parameters.toString()});
  };

  const indexStatus = useIndexStatus();
  const [answer, setAnswer] = useState<Answer>();
  const hasQuery = query.trim() !== '';
  useEffect(() => {
    // Before that, the context of the address is not known, and its index would be one too many.
    if (!isBrowser) return;
    const address = {folder: `${baseUrl}${version}`, context};
    if (hasQuery) {
      const request = {
        query,
        searcher: 'page',
        limit: MOST_RESULTS,
        excerptLength: EXCERPT_LENGTH,
        hasIntroductions: true,
      } as const;
      // What a later search has overtaken does not come.
      void search(address, request).then((found) => setAnswer({...found, query, context}));
    } else {
      void prepareSearch(address);
    }
  }, [isBrowser, baseUrl, version, context, query, hasQuery]);

  const isAnswered = answer?.query === query && answer.context === context;
  const results = hasQuery ? answer?.results : undefined;
  const groups = groupsOf(results ?? []);
  // Where there is one kind only, nothing waits below it.
  const atFirst = groups.length > 1 ? MOST_AT_FIRST : MOST_RESULTS;
  const title = hasQuery ? `Search results for "${query}"` : 'Search the documentation';
  return (
    <Layout>
      <PageMetadata title={title} description="Search the guides, the API reference, and the changelog." />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className={styles.page}>
        <noscript>
          <p>
            Search needs JavaScript, which is off in this browser. All pages are listed by subject under{' '}
            <a href={topics}>Topics</a>.
          </p>
        </noscript>
        <h1>{title}</h1>
        <search>
          <div className={styles.box}>
            <Icon name="search" />
            <input
              type="search"
              name="q"
              aria-label="Search"
              autoComplete="off"
              autoCapitalize="none"
              autoFocus
              maxLength={LONGEST_QUERY}
              value={query}
              onChange={({target}) => {
                setQuery(target.value);
                writeAddress('q', target.value);
              }}
            />
          </div>
          <fieldset className={styles.contexts}>
            <legend className={hidden.visuallyHidden}>Part of the site to search</legend>
            {[{path: '', label: 'Everywhere'}, ...CONTEXTS].map(({path, label}) => (
              <label key={path}>
                <input
                  type="radio"
                  name="ctx"
                  checked={path === context}
                  onChange={() => writeAddress('ctx', path)}
                />
                {label}
              </label>
            ))}
          </fieldset>
        </search>
        <p role="status" className={styles.status}>
          {isAnswered && countOf(answer)}
          {/* What has failed, the bar says. */}
          {hasQuery && !isAnswered && indexStatus === 'ok' && (
            <span className={styles.searching}>
              <Spinner />
              Searching
            </span>
          )}
        </p>
        {isAnswered && answer.total === 0 && <NoResults query={query} />}
        <div data-earlier={!isAnswered || undefined} className={styles.results}>
          {groups.map((group) => (
            <section key={group.label} aria-label={group.label}>
              <h2>
                {group.label} <span>{group.results.length}</span>
              </h2>
              {group.results.slice(0, atFirst).map(renderResult)}
              {group.results.length > atFirst && (
                // Closed again for another query.
                <details key={query}>
                  <summary>
                    {group.results.length - atFirst} more in {group.label}
                  </summary>
                  {group.results.slice(atFirst).map(renderResult)}
                </details>
              )}
            </section>
          ))}
        </div>
      </main>
    </Layout>
  );
}
