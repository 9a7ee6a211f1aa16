import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/DocItem/Content';
import {TitleRow} from '@site/src/shell/browser/PageActions';
import PageContents from '@site/src/shell/browser/PageContents';

/**
 * The text of a page below its title and its contents. A text with a head of its own has both there. It brings its
 * components along: `src/shell/page-text`.
 */
export default function DocItemContent({children}: Props): ReactNode {
  const {metadata, frontMatter, contentTitle} = useDoc();
  return (
    <div className="theme-doc-markdown markdown">
      {!frontMatter.hide_title && contentTitle === undefined && (
        <>
          <header>
            <TitleRow title={metadata.title} />
          </header>
          <PageContents />
        </>
      )}
      {children}
    </div>
  );
}
