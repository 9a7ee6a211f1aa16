import type {Options} from '@docusaurus/plugin-content-docs';
import {apiDetails} from './remark/apiDetails';
import {codeFile} from './remark/codeFile';
import {errorLists} from './remark/errorLists';
import {figures} from './remark/figures';
import {glossary} from './remark/glossary';
import {handOff} from './remark/handOff';
import {lawTables} from './remark/lawTables';
import {uiPaths} from './remark/uiPaths';
import {wholeTexts} from './remark/wholeTexts';
import {connectionPages} from './remark/connectionPages';
import {sidebarItemsGenerator} from './sidebarItems';
import {tables} from './rehype/tables';
import {recordOutlines} from './rules/compiledOutlines';
import {site} from '../product/site';

export const docs = {
  path: 'docs',
  routeBasePath: '/',
  sidebarPath: './sidebars.ts',
  sidebarItemsGenerator,
  sidebarCollapsible: true,
  sidebarCollapsed: true,
  breadcrumbs: true,
  // Page names keep their digits: "2fa" is not the page "fa" in second place.
  numberPrefixParser: false,
  editUrl: site.links.edit,
  showLastUpdateTime: true,
  beforeDefaultRemarkPlugins: [recordOutlines, apiDetails, errorLists, figures],
  remarkPlugins: [wholeTexts, lawTables, glossary, codeFile, handOff, connectionPages, uiPaths],
  rehypePlugins: [tables],
  tags: 'tags.yml',
  onInlineTags: 'throw',
  lastVersion: 'current',
  versions: {current: {label: 'Next', path: '', banner: 'none', badge: false}},
} satisfies Options;
