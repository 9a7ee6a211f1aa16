import type {Options} from '@docusaurus/plugin-content-docs';
import {apiDetails} from './remark/apiDetails';
import {codeFile} from './remark/codeFile';
import {connectionPages} from './remark/connectionPages';
import {figures} from './remark/figures';
import {glossary} from './remark/glossary';
import {handOff} from './remark/handOff';
import {lawTables} from './remark/lawTables';
import {sidebarItemsGenerator} from './sidebarItems';
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
  remarkPlugins: [lawTables, glossary, codeFile, handOff, connectionPages, figures],
  beforeDefaultRemarkPlugins: [apiDetails],
  tags: 'tags.yml',
  onInlineTags: 'throw',
  lastVersion: 'current',
  versions: {current: {label: 'Next', path: '', banner: 'none', badge: false}},
} satisfies Options;
