import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';

/**
 * Strips `index.html` and `.html` from the address before the page comes alive. Docusaurus does so for
 * the route only: it fetches the chunks of the address as it stands, which is no page, and then shows
 * the page without them.
 */
if (ExecutionEnvironment.canUseDOM) {
  const {pathname, search, hash} = window.location;
  const address = pathname.replace(/(?:\/index)?\.html$/, '') || '/';
  // The document that hosts answer unknown addresses with.
  if (address !== pathname && pathname !== '/404.html') {
    window.history.replaceState(window.history.state, '', `${address}${search}${hash}`);
  }
}
