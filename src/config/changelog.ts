import type {Options} from '@docusaurus/plugin-content-blog';
import {glossary} from '../remark/glossary';
import {site} from './site';

export const changelog = {
  path: 'changelog',
  routeBasePath: 'changelog',
  blogTitle: 'Changelog',
  blogDescription:
    'What changed in Clearwarden, month by month: new features, new presets for privacy laws, and what to do about them.',
  blogSidebarTitle: 'All months',
  blogSidebarCount: 'ALL',
  postsPerPage: 10,
  sortPosts: 'descending',
  showReadingTime: false,
  authorsMapPath: 'authors.yml',
  remarkPlugins: [glossary],
  tags: 'tags.yml',
  onInlineTags: 'throw',
  onInlineAuthors: 'throw',
  onUntruncatedBlogPosts: 'throw',
  editUrl: site.links.edit,
  feedOptions: {
    type: 'all',
    title: 'Clearwarden changelog',
    description: 'What changed in Clearwarden, month by month.',
    copyright: site.copyright,
    language: 'en',
    // The default keeps the newest 20 posts, and the changelog has more.
    limit: false,
  },
} satisfies Options;
