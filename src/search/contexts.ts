/** Parts of the site that can be searched by themselves, by the prefix of their addresses. */
export const CONTEXTS = [
  {label: 'Docs', path: 'docs'},
  {label: 'API', path: 'api'},
  {label: 'Changelog', path: 'changelog'},
];

/** Path of a context, or empty for the whole site. */
export type ContextPath = string;
