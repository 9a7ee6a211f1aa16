/** Where Docusaurus' plugin writes the page of an old address, below the folder of the build. */
export const fileOf = (from: string): string => `${from.slice(1)}/index.html`;

/** The same on every page of an old address, so that the policy of the site needs one hash for all of them. */
export const REDIRECT_SCRIPT =
  'location.replace(document.querySelector("link[rel=canonical]").href+location.search+location.hash)';

/**
 * The page at an old address, for hosts that know no redirects. The script keeps query and fragment; without
 * scripts, the refresh goes to the page alone.
 *
 * @param to path of the page's new address
 */
export function redirectPage(to: string): string {
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8">
    <title>This page has moved</title>
    <meta http-equiv="refresh" content="0; url=${to}">
    <link rel="canonical" href="${to}">
    <script>${REDIRECT_SCRIPT}</script>
  </head>
  <body>
    <p><a href="${to}">This page has moved.</a></p>
  </body>
</html>
`;
}
