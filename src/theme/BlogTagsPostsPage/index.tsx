import type {ReactNode} from 'react';
import clsx from 'clsx';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import {HtmlClassNameProvider, PageMetadata, ThemeClassNames} from '@docusaurus/theme-common';
import FeedLinks from '@site/src/content/browser/FeedLinks';
import ListedProduct from '@site/src/content/browser/ListedProduct';
import ProductFilter from '@site/src/content/browser/ProductFilter';
import {feedAlternates, productFeed} from '@site/src/product/feeds';
import type {Product} from '@site/src/product/products';
import {isDated, productCalendarPath} from '@site/src/product/datedProducts';
import BlogLayout from '@theme/BlogLayout';
import BlogListPaginator from '@theme/BlogListPaginator';
import BlogPostItems from '@theme/BlogPostItems';
import type {Props} from '@theme/BlogTagsPostsPage';
import SearchMetadata from '@theme/SearchMetadata';

/** The theme's list of posts with a tag, as what it is here: the changelog of one product. */
export default function BlogTagsPostsPage({tag, items, sidebar, listMetadata}: Props): ReactNode {
  const {page, totalPages} = listMetadata;
  const title = `Changelog: ${tag.label}${page === 1 ? '' : `, page ${page} of ${totalPages}`}`;
  const product = tag.label as Product;
  const feed = productFeed(product);
  return (
    <HtmlClassNameProvider
      className={clsx(ThemeClassNames.wrapper.blogPages, ThemeClassNames.page.blogTagPostListPage)}
    >
      <PageMetadata title={title} description={tag.description} />
      <SearchMetadata tag="blog_tags_posts" />
      <Head>
        {feedAlternates(feed).map((attributes) => (
          <link key={attributes.href} {...attributes} />
        ))}
      </Head>
      <BlogLayout sidebar={sidebar}>
        <header className="changelog-head">
          <h1>{title}</h1>
          {tag.description && <p>{tag.description}</p>}
          <p>
            Subscribe through <FeedLinks feed={feed} />
            {isDated(product) && (
              <>
                , or{' '}
                <Link to={`pathname://${productCalendarPath(product)}`}>add its dates to your calendar</Link>
              </>
            )}
            .
          </p>
          <ProductFilter current={tag.permalink.split('/').pop()} />
        </header>
        <ListedProduct value={product}>
          <BlogPostItems items={items} />
        </ListedProduct>
        <BlogListPaginator metadata={listMetadata} />
      </BlogLayout>
    </HtmlClassNameProvider>
  );
}
