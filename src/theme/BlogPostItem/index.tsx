import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useBlogPost} from '@docusaurus/plugin-content-blog/client';
import KindWord from '@site/src/content/browser/KindWord';
import {useListedProduct} from '@site/src/content/browser/ListedProduct';
import {ofProductFirst} from '@site/src/content/browser/ListedProduct/ofProductFirst';
import ProductChip from '@site/src/content/browser/ProductChip';
import type {ChangeItem} from '@site/src/content/changes';
import type {Product} from '@site/src/product/products';
import {TitleRow} from '@site/src/shell/browser/PageActions';
import type {Props} from '@theme/BlogPostItem';
import BlogPostItemContainer from '@theme/BlogPostItem/Container';
import EditMetaRow from '@theme/EditMetaRow';
import styles from './styles.module.css';

/** How many changes of a month a list shows. */
const SHOWN = 3;

/** What a month has in its front matter: its own headline, and its changes from `content/markdown.ts`. */
interface Month {
  readonly headline: string;
  readonly changes: readonly ChangeItem[];
}

function Products(): ReactNode {
  const {tags} = useBlogPost().metadata;
  return (
    <ul className={styles.products} aria-label="Products">
      {tags.map(({label, permalink}) => (
        <li key={permalink}>
          <ProductChip product={label as Product} rel="tag" />
        </li>
      ))}
    </ul>
  );
}

/** A month in a list: its headline, and the first of its changes; in a product's list, of the product's changes. */
function ListedMonth({headline, changes}: Month): ReactNode {
  const {title, date, permalink} = useBlogPost().metadata;
  const product = useListedProduct();
  const rest = changes.length - SHOWN;
  return (
    <BlogPostItemContainer className={styles.listed}>
      <time dateTime={date}>{title}</time>
      <div>
        <h2>
          <Link to={permalink}>{headline}</Link>
        </h2>
        <Products />
        <ul className={styles.changes}>
          {ofProductFirst(changes, product)
            .slice(0, SHOWN)
            .map(({heading, id, kind}) => (
              <li key={id}>
                <KindWord kind={kind} /> <Link to={`${permalink}#${id}`}>{heading}</Link>
              </li>
            ))}
          {rest > 0 && (
            <li>
              <Link to={permalink}>
                {rest} more in {title}
              </Link>
            </li>
          )}
        </ul>
      </div>
    </BlogPostItemContainer>
  );
}

/** Who has written a month, and where. */
function Foot(): ReactNode {
  const {authors, editUrl, lastUpdatedAt, lastUpdatedBy} = useBlogPost().metadata;
  return (
    <footer className={styles.foot}>
      <p>
        Written by{' '}
        {authors.map(({key, name, page}, index) => (
          <span key={key}>
            {index > 0 && ' and '}
            {page ? <Link to={page.permalink}>{name}</Link> : name}
          </span>
        ))}
      </p>
      <EditMetaRow
        className=""
        editUrl={editUrl}
        lastUpdatedAt={lastUpdatedAt}
        lastUpdatedBy={lastUpdatedBy}
      />
    </footer>
  );
}

/**
 * A month of the changelog: in a list by its headline and its changes, on its own page as a whole. Its text brings its
 * components along: `src/shell/page-text`.
 */
export default function BlogPostItem({children}: Props): ReactNode {
  const {metadata, isBlogPostPage} = useBlogPost();
  const month = metadata.frontMatter as unknown as Month;
  if (!isBlogPostPage) return <ListedMonth {...month} />;
  return (
    <BlogPostItemContainer>
      <header className={styles.head}>
        <TitleRow title={metadata.title} />
        <p>{month.headline}</p>
        <Products />
      </header>
      {/* The name of `blogPostContainerID`, by which feeds find the text. */}
      <div id="__blog-post-container" className="markdown">
        {children}
      </div>
      <Foot />
    </BlogPostItemContainer>
  );
}
