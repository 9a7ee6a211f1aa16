import type {ReactNode} from 'react';
import Head from '@docusaurus/Head';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {escapeJson} from '../../../docusaurus/structured-data/escapeJson';
import {pageData, type DescribedPage} from './pageData';

/** What search engines read of a page of the docs, as JSON-LD in its head. */
export default function StructuredData({parents}: Pick<DescribedPage, 'parents'>): ReactNode {
  const {permalink, title, description, lastUpdatedAt} = useDoc().metadata;
  const data = pageData({path: permalink, title, description, updated: lastUpdatedAt ?? undefined, parents});
  return (
    <Head>
      <script type="application/ld+json">{escapeJson(JSON.stringify(data))}</script>
    </Head>
  );
}
