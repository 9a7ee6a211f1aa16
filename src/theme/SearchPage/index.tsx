import {useEffect, type ReactNode} from 'react';
import Head from '@docusaurus/Head';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import SearchPage from '@theme-original/SearchPage';

/** The search theme's page, which lacks the name of the site in its title, a description, and a label. */
export default function SearchPageWrapper(): ReactNode {
  const {siteConfig} = useDocusaurusContext();
  useEffect(() => {
    document.querySelector('#context-selector')?.setAttribute('aria-label', 'Part of the site to search');
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
