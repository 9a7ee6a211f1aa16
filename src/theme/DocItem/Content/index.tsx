import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import {TitleRow} from '@site/src/shell/browser/PageActions';

/** The text of a page below its title, with what can be done with the page beside it. */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  return (
    <div className="theme-doc-markdown markdown">
      {/* A page whose text has a head of its own has no other. */}
      {!frontMatter.hide_title && contentTitle === undefined && (
        <header>
          <TitleRow title={metadata.title} />
        </header>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
