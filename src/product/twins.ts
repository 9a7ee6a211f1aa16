/** Pages for finding others: there is nothing on them to take away. */
const WITHOUT_TWIN = /^\/(?:404(?:\.html)?|search\/?)$/;

/**
 * The path of a page's twin in Markdown: `/docs/consent/overview.md`, `/index.md` of the home page.
 *
 * @returns undefined for a page that has none
 */
export function twinPathOf(pathname: string): string | undefined {
  if (WITHOUT_TWIN.test(pathname)) return undefined;
  return `${pathname.replace(/\/$/, '') || '/index'}.md`;
}
