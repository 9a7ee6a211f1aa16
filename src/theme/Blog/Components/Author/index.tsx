import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/Blog/Components/Author';

/** A team that writes the changelog: its name, what it writes about, and in how many months. */
export default function BlogAuthor({as: Name = 'h2', author, count}: Props): ReactNode {
  const {name, title, page} = author;
  return (
    <>
      <Name>{page && Name !== 'h1' ? <Link to={page.permalink}>{name}</Link> : name}</Name>
      <p>
        {title}
        {count !== undefined && `, ${count} ${count === 1 ? 'month' : 'months'}`}
      </p>
    </>
  );
}
