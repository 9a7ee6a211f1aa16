import type {Options} from '@docusaurus/plugin-content-blog';
import {figures} from './remark/figures';
import {glossary} from './remark/glossary';
import {tables} from './rehype/tables';
import {uiPaths} from './remark/uiPaths';
import {wholeTexts} from './remark/wholeTexts';
import {recordOutlines} from './rules/compiledOutlines';
import {site} from '../product/site';

export const changelog = {
  path: 'changelog',
  routeBasePath: 'changelog',
  blogTitle: 'Changelog',
  blogDescription:
    'What changed in Clearwarden, month by month: new features, new presets for privacy laws, and what each change means for you.',
  blogSidebarTitle: 'All months',
  blogSidebarCount: 'ALL',
  postsPerPage: 10,
  sortPosts: 'descending',
  showReadingTime: false,
  authorsMapPath: 'authors.yml',
  beforeDefaultRemarkPlugins: [recordOutlines, figures],
  remarkPlugins: [wholeTexts, glossary, uiPaths],
  rehypePlugins: [tables],
  tags: 'tags.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  editUrl: site.links.edit,
  // The option writes one feed, and JSON Feed 1.0: src/content/feeds writes this one and those of each product.
  feedOptions: {type: null},
} satisfies Options;
