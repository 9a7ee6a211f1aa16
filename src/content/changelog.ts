import type {CreateFeedItemsFn, Options} from '@docusaurus/plugin-content-blog';
import {figures} from './remark/figures';
import {glossary} from './remark/glossary';
import {tables} from './rehype/tables';
import {uiPaths} from './remark/uiPaths';
import {site} from '../product/site';

/** Text as HTML, for which readers of feeds take titles and descriptions. */
const asHtml = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** Without this, a description is markup to readers, and one with `]]>` ends the section that it stands in. */
export const createFeedItems: CreateFeedItemsFn = async ({defaultCreateFeedItems, ...params}) => {
  const items = await defaultCreateFeedItems(params);
  return items.map(({title, description, category = [], ...item}) => {
    const label = category.map(({name = ''}) => name).find((name) => /[&<]/.test(name));
    if (label !== undefined) {
      throw new Error(
        `changelog/tags.yml: the label "${label}" has & or <, which would end the Atom feed; write it in words`,
      );
    }
    return {...item, category, title: asHtml(title), description: description && asHtml(description)};
  });
};

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
  beforeDefaultRemarkPlugins: [figures],
  remarkPlugins: [glossary, uiPaths],
  rehypePlugins: [tables],
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
    createFeedItems,
  },
} satisfies Options;
