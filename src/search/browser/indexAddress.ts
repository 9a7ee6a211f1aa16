import siteConfig from '@generated/docusaurus.config';
import globalData from '@generated/globalData';
import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import {CONTEXTS} from '../contexts';

/** Which index is searched. */
export interface IndexAddress {
  /** Folder of a version of the docs, from slash to slash: `/`, `/2.0/`. */
  readonly folder: string;
  /** Path of a part of the site. Empty: everywhere. */
  readonly context: string;
}

const {versions} = (
  globalData as unknown as {
    'docusaurus-plugin-content-docs': {
      default: {versions: readonly Pick<GlobalVersion, 'isLast' | 'path'>[]};
    };
  }
)['docusaurus-plugin-content-docs'].default;

/** Folders of the versions but the latest, whose index is in the site's. */
const olderFolders = versions.filter(({isLast}) => !isLast).map(({path}) => path.replace(/\/?$/, '/'));

/** The folder of a version. What is none, such as what stands in an address, is taken for the latest. */
export const knownFolder = (folder: string): string =>
  olderFolders.includes(folder) ? folder : siteConfig.baseUrl;

/** What a page of the site is searched from: its version and its part of the site. */
export function indexAddressOf(pathname: string): IndexAddress {
  const folder = olderFolders.find((older) => pathname.startsWith(older)) ?? siteConfig.baseUrl;
  const path = pathname.startsWith(folder) ? pathname.slice(folder.length) : '';
  const context = CONTEXTS.find((one) => path === one.path || path.startsWith(`${one.path}/`));
  return {folder, context: context?.path ?? ''};
}
