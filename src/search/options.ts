/**
 * Options of the search theme. It has no option types of its own; it validates them at start. The index is
 * `search/index-files`, which reads the ones that say what is indexed.
 */
export const search = {
  language: 'en',
  docsRouteBasePath: '/',
  docsDir: 'docs',
  blogRouteBasePath: '/changelog',
  blogDir: 'changelog',
  indexPages: false,
  // Lists of pages repeat what the pages say and would push them out of the hits.
  ignoreFiles: [/^tags(\/|$)/, /^changelog(\/(page|archive|authors|tags)(\/|$)|$)/],
  ignoreCssSelectors: ['.hash-link', '.theme-admonition-heading', '.search-ignore'],
  searchContextByPaths: [
    {label: 'Docs', path: 'docs'},
    {label: 'API', path: 'api'},
    {label: 'Changelog', path: 'changelog'},
  ],
  useAllContextsWithNoSearchContext: true,
  searchResultLimits: 8,
  searchResultContextMaxLength: 50,
  explicitSearchResultPath: true,
  searchBarShortcut: true,
  searchBarPosition: 'right',
};
