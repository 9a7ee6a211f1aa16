/**
 * Shows a message with a button that reloads the page when a file that the document itself names does not come, or
 * is no script. After a deploy that happens to readers whose browser has kept the old document. The page can be
 * read all the same. Chunks that those scripts load are no concern of it: see `src/clientModules/failedLoad.tsx`.
 */
export function watchFirstLoad(): void {
  const id = 'first-load-failed';

  const show = (): void => {
    if (document.getElementById(id)) return;
    const message = document.createElement('div');
    message.id = id;
    message.setAttribute('role', 'alert');
    const button = document.createElement('button');
    button.type = 'button';
    button.className = 'button button--sm button--primary';
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

  window.addEventListener(
    'error',
    ({target, filename}) => {
      // A script that cannot be parsed is an error of the window. Once the site's code runs, errors are its own.
      const ofWindow = 'docusaurus' in window ? '' : filename;
      const source =
        target instanceof HTMLScriptElement
          ? target.src
          : target instanceof HTMLLinkElement
            ? target.href
            : ofWindow;
      const named = document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
        'script[defer], link[rel=stylesheet]',
      );
      if (![...named].some((element) => ('src' in element ? element.src : element.href) === source)) return;
      if (document.readyState === 'loading') document.addEventListener('DOMContentLoaded', show);
      else show();
    },
    // Errors of elements do not bubble.
    {capture: true},
  );
}
