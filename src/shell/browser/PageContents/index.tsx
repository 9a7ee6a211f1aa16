import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCMobile from '@theme-original/DocItem/TOC/Mobile';

/** A page's contents where nothing is beside its text. They follow its head, whoever renders it. */
export default function PageContents(): ReactNode {
  const {frontMatter, toc} = useDoc();
  return frontMatter.hide_table_of_contents || toc.length === 0 ? undefined : <TOCMobile />;
}
