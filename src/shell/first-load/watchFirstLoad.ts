/**
 * Shows a message with a button that reloads the page when a file that the document itself names does not come, is
 * empty, ends early or is something else. After a deploy that happens to readers whose browser has kept the old
 * document; filters and proxies do the rest. The page can be read all the same. It looks at what the files leave
 * behind, because not every damage is an error. Chunks that those scripts load are no concern of it: see
 * `src/shell/browser/failedLoad.tsx`.
 */
export function watchFirstLoad(): void {
  const id = 'first-load-failed';

  const show = (): void => {
    // On the home page, Docusaurus has a message of its own. The stylesheet hides it, so it is seen when that fails too.
    const theirs = document.getElementById('__docusaurus-base-url-issue-banner');
    if (document.getElementById(id) || theirs?.offsetHeight) return;
    const message = document.createElement('div');
    message.id = id;
    message.setAttribute('role', 'alert');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--primary';
    button.textContent = 'Retry';
    button.addEventListener('click', () => {
      // Without a connection, a reload would put the browser's own error in place of a page that can be read.
      fetch(window.location.href, {method: 'HEAD', cache: 'no-store'}).then(
        () => window.location.reload(),
        () => undefined,
      );
    });
    message.append(
      'This page was not loaded in full. You can read it, but parts of it do not work. ',
      button,
    );
    document.body.prepend(message);
  };

  // The scripts are deferred: they have run by now, however slow the connection is.
  document.addEventListener('DOMContentLoaded', () => {
    // After Docusaurus' listener for the same event.
    setTimeout(() => {
      if (!('docusaurus' in window)) show();
    });
  });
  window.addEventListener('load', () => {
    const root = getComputedStyle(document.documentElement);
    if (!root.getPropertyValue('--styles-end')) show();
  });
}
