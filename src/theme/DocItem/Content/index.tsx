import type {ReactNode} from 'react';
import {useDoc, type DocContextValue} from '@docusaurus/plugin-content-docs/client';
import TOCMobile from '@theme-original/DocItem/TOC/Mobile';
import type {Props} from '@theme/DocItem/Content';
import MDXContent from '@theme/MDXContent';
import {TitleRow} from '@site/src/shell/browser/PageActions';

/** Whether a page's title comes from here: a page whose text has a head of its own has no other. */
export const hasTitleRow = ({frontMatter, contentTitle}: DocContextValue): boolean =>
  !frontMatter.hide_title && contentTitle === undefined;

/** The text of a page below its title and, where nothing is beside the text, its contents. */
export default function DocItemContent({children}: Props): ReactNode {
  const doc = useDoc();
  const {metadata, frontMatter, toc} = doc;
  return (
    <div className="theme-doc-markdown markdown">
      {hasTitleRow(doc) && (
        <>
          <header>
            <TitleRow title={metadata.title} />
          </header>
          {!frontMatter.hide_table_of_contents && toc.length > 0 && <TOCMobile />}
        </>
      )}
      <MDXContent>{children}</MDXContent>
    </div>
  );
}
