import type {ReactNode} from 'react';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import TOCMobile from '@theme-original/DocItem/TOC/Mobile';
import {hasTitleRow} from '../../Content';

/** The contents above a page whose text has a head of its own. On all others, they follow the title. */
export default function DocItemTOCMobile(): ReactNode {
  return hasTitleRow(useDoc()) ? undefined : <TOCMobile />;
}
