import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import FeedLinks from '@site/src/content/browser/FeedLinks';
import ProductFilter from '@site/src/content/browser/ProductFilter';
import {CHANGELOG_FEED} from '@site/src/product/feeds';
import BlogLayout from '@theme/BlogLayout';
import type {Props} from '@theme/BlogListPage';
import BlogListPageStructuredData from '@theme/BlogListPage/StructuredData';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import SearchMetadata from '@theme/SearchMetadata';

/** The theme's list of posts with a heading, an introduction and the feeds; pages have own titles. */
export default function BlogListPage(props: Props): ReactNode {
  const {metadata, items, sidebar} = props;
  const {blogTitle, blogDescription, page, totalPages} = metadata;
  const title = page === 1 ? blogTitle : `${blogTitle}, page ${page} of ${totalPages}`;
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogListPage)}
    >
      <PageMetadata title={title} description={blogDescription} />
      <SearchMetadata tag="blog_posts_list" />
      <BlogListPageStructuredData {...props} />
      <BlogLayout sidebar={sidebar}>
        <header className="changelog-head">
          <h1>{title}</h1>
          <p>{blogDescription}</p>
          <p>
            Subscribe through <FeedLinks feed={CHANGELOG_FEED} />. Each product has{' '}
            <Link to="/docs/overview/data-files#feeds">its own feed</Link>. See{' '}
            <Link to="/changelog/archive">all months at a glance</Link>, or{' '}
            <Link to="/#dates-to-plan-for">what's ahead</Link>.
          </p>
          <ProductFilter />
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
