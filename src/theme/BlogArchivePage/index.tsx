import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {ArchiveBlogPost, Props} from '@theme/BlogArchivePage';

function byYear(posts: readonly ArchiveBlogPost[]): Map<string, ArchiveBlogPost[]> {
  const years = new Map<string, ArchiveBlogPost[]>();
  for (const post of posts) {
    const year = post.metadata.date.slice(0, 4);
    years.set(year, [...(years.get(year) ?? []), post]);
  }
  return years;
}

/** All months of the changelog, newest first, with what each is about. */
export default function BlogArchivePage({archive}: Props): ReactNode {
  return (
    <>
      <PageMetadata
        title="Changelog archive"
        description="Every month of the Clearwarden changelog on one page, by year, each with a one-line summary."
      />
      <Layout>
        <div className="container margin-vert--lg">
          <div className="row">
            <main className="col col--8 col--offset-2">
              <h1>Changelog archive</h1>
              {[...byYear(archive.blogPosts)].map(([year, posts]) => (
                <section key={year}>
                  <Heading as="h2" id={year} className="quiet-head">
                    {year}
                  </Heading>
                  <ul className="quiet quiet-rows">
                    {posts.map(({metadata: {permalink, title, frontMatter}}) => (
                      <li key={permalink}>
                        <Link to={permalink}>{title}</Link>
                        <p>{frontMatter.headline as string}</p>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </main>
          </div>
        </div>
      </Layout>
    </>
  );
}
