import type {PluginOptions} from '@easyops-cn/docusaurus-search-local';
import {CONTEXTS} from './contexts';

/**
 * Options of `@easyops-cn/docusaurus-search-local`, which validates them. It gives the search page its address, and
 * indexes nothing: `plugin.ts` writes the index, for the same contexts and without what is ignored here.
 */
export const search = {
  language: 'en',
  indexDocs: false,
  indexBlog: false,
  indexPages: false,
  // Lists of pages repeat what the pages say and would push them out of the hits.
  ignoreFiles: [/^tags(\/|$)/, /^changelog(\/(page|archive|authors|tags)(\/|$)|$)/],
  // Marks of the catalog say the same in each of its rows; what is hidden from screen readers is no text at all.
  ignoreCssSelectors: [
    '.hash-link',
    '.theme-admonition-heading',
    '.search-ignore',
    '[data-service] td',
    '[aria-hidden="true"]',
  ],
  searchContextByPaths: CONTEXTS,
} satisfies PluginOptions;
