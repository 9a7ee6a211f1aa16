import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import ProductFilter from '@site/src/content/browser/ProductFilter';
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
            See <Link to="/changelog/archive">all months at a glance</Link>,{' '}
            <Link to="/#dates-to-plan-for">what is ahead</Link>, or subscribe by{' '}
            <Link to="pathname:///changelog/rss.xml">RSS</Link>,{' '}
            <Link to="pathname:///changelog/atom.xml">Atom</Link>, or{' '}
            <Link to="pathname:///changelog/feed.json">JSON</Link>.
          </p>
          <ProductFilter />
        </header>
        <BlogPostItems items={items} />
        <BlogListPaginator metadata={metadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
