import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchPage from '@theme-original/SearchPage';
import {LONGEST_QUERY} from '@site/src/plugins/search-index/longestQuery';

/**
 * The search theme's page, whose title lacks the name of the site, whose head a description, whose select a label,
 * and whose box takes texts of any length.
 */
export default function SearchPageWrapper(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  useEffect(() => {
    document.querySelector('#context-selector')?.setAttribute('aria-label', 'Part of the site to search');
    document.querySelector('main input[name="q"]')?.setAttribute('maxlength', String(LONGEST_QUERY));
  }, []);
  return (
    <>
      <Head titleTemplate={`%s ${siteConfig.titleDelimiter} ${siteConfig.title}`}>
        <meta name="description" content="Search the guides, the API reference and the changelog." />
      </Head>
      <SearchPage />
    </>
  );
}
