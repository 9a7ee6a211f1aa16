/** Docusaurus' breakpoint in the forms of Docusaurus 3 and 4: `(max-width: 996px)` and `(width <= 996px)`. */
const FORMS: readonly [docusaurus: RegExp, ours: string][] = [
  [/\(\s*max-width\s*:\s*996px\s*\)/g, '(max-width: 995.98px)'],
  [/\(\s*min-width\s*:\s*997px\s*\)/g, '(min-width: 996px)'],
  [/\(\s*width\s*(?:<=\s*996px|<\s*997px)\s*\)/g, '(width < 996px)'],
  [/\(\s*width\s*(?:>=\s*997px|>\s*996px)\s*\)/g, '(width >= 996px)'],
];

/** What the site has instead, as minimizers write it, too. */
const OURS = /\(\s*(?:min-width\s*:\s*996px|max-width\s*:\s*995\.\d+px|width\s*(?:<|>=)\s*996px)\s*\)/g;

/** Rewrites Docusaurus' breakpoint (996 px is mobile) to the specification's (below 996 px is mobile). */
export function moveBreakpoint(mediaQuery: string): string {
  return FORMS.reduce((query, [docusaurus, ours]) => query.replace(docusaurus, ours), mediaQuery);
}

/** Whether a media query is at the breakpoint of the site. */
export const isMoved = (mediaQuery: string): boolean => mediaQuery.search(OURS) !== -1;

/** Whether a media query counts 996 px itself as mobile, or has the breakpoint in a form that is not known. */
export const isLeft = (mediaQuery: string): boolean =>
  /\b99[67](?:\.\d+)?px/.test(mediaQuery.replace(OURS, ''));

/** The media queries of a stylesheet, without `@media`. */
export const mediaQueriesOf = (css: string): string[] =>
  [...css.matchAll(/@media([^{;]*)\{/g)].map(([, query = '']) => query.trim());
