import {useEffect, useState, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useHistory, useLocation} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {PageMetadata} from '@docusaurus/theme-common';
import Layout from '@theme/Layout';
import {Spinner} from '@site/src/shell/browser/LoadState';
import {CONTEXTS} from '../../contexts';
import {LONGEST_QUERY} from '../../longestQuery';
import {parseAddress} from '../address';
import {useIndexStatus} from '../useIndexStatus';
import type {SearchResults} from '../results';
import {prepareSearch, search} from '../search';
import Result from './Result';
import styles from './styles.module.css';

/** More than anybody reads, and each has to be drawn. */
const MOST_RESULTS = 100;
/** How much of a text is shown, in characters. */
const EXCERPT_LENGTH = 100;

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
      const request = {query, limit: MOST_RESULTS, excerptLength: EXCERPT_LENGTH};
      // What a later search has overtaken does not come.
      void search('page', address, request).then((found) => setAnswer({...found, query, context}));
    } else {
      void prepareSearch(address);
    }
  }, [isBrowser, baseUrl, version, context, query, hasQuery]);

  const isAnswered = answer?.query === query && answer.context === context;
  const results = hasQuery ? answer?.results : undefined;
  const title = hasQuery ? `Search results for "${query}"` : 'Search the documentation';
  return (
    <Layout>
      <PageMetadata title={title} description="Search the guides, the API reference and the changelog." />
      <Head>
        <meta name="robots" content="noindex, follow" />
      </Head>
      <main className="container margin-vert--lg">
        <noscript>
          <p>
            Search needs JavaScript, which is off in this browser. All pages are listed by subject under{' '}
            <a href={topics}>Topics</a>.
          </p>
        </noscript>
        <h1>{title}</h1>
        <search className={styles.form}>
          <input
            type="search"
            name="q"
            aria-label="Search"
            autoComplete="off"
            autoFocus
            maxLength={LONGEST_QUERY}
            value={query}
            onChange={({target}) => {
              setQuery(target.value);
              writeAddress('q', target.value);
            }}
          />
          <select
            aria-label="Part of the site to search"
            value={context}
            onChange={({target}) => writeAddress('ctx', target.value)}
          >
            <option value="">Everywhere</option>
            {CONTEXTS.map(({path, label}) => (
              <option key={path} value={path}>
                {label}
              </option>
            ))}
          </select>
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
        <section aria-label="Results" data-earlier={!isAnswered || undefined} className={styles.results}>
          {results?.map((result) => (
            <Result key={result.id} {...result} />
          ))}
        </section>
      </main>
    </Layout>
  );
}
