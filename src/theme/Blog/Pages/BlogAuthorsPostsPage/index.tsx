import type {ReactNode} from 'react';
import {PageMetadata} from '@docusaurus/theme-common';
import type {Props} from '@theme/Blog/Pages/BlogAuthorsPostsPage';
import BlogAuthorsPostsPage from '@theme-original/Blog/Pages/BlogAuthorsPostsPage';

/** The theme's list of an author's posts, with a title for each of its pages and a description. */
export default function BlogAuthorsPostsPageWrapper(props: Props): ReactNode {
  const {author, listMetadata} = props;
  const {page, totalPages} = listMetadata;
  const name = author.name ?? author.key;
  return (
    <>
      <BlogAuthorsPostsPage {...props} />
      <PageMetadata
        title={`Changes by ${name}${page === 1 ? '' : `, page ${page} of ${totalPages}`}`}
        description={`Changelog posts by the ${name}, newest month first.`}
      />
    </>
  );
}
