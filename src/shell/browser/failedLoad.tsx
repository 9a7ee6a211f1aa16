import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import {isHostReachable} from './hostedSite';
import {showLoadError} from './loadError';

/** Retry reloads the page, if there is a connection: what is there can be read. */
function show(): void {
  showLoadError({
    message: 'This page could not be loaded in full.',
    retry: () => {
      void isHostReachable(siteConfig.baseUrl).then((isReachable) => {
        if (isReachable) window.location.reload();
        else show();
      });
    },
  });
}

/**
 * When a page's chunks cannot be fetched on its first load, Docusaurus leaves the static page without
 * behavior and says nothing. This shows the error with a Retry button, which reloads the page.
 */
function onRejection({reason}: PromiseRejectionEvent): void {
  // Docusaurus sets it when React takes over.
  const hasStarted = 'docusaurusRoot' in window;
  if (hasStarted || !(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
  window.removeEventListener('unhandledrejection', onRejection);
  // Why, the browser has said in the console: nobody handles the rejection.
  show();
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
}
