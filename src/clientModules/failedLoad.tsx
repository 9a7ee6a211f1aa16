import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {LoadError} from '@site/src/components/LoadState';
import {showOverlay} from './overlay';

/**
 * When a page's chunks cannot be fetched on its first load, Docusaurus leaves the static page without
 * behavior and says nothing. This shows the error with a Retry button, which reloads the page.
 */
function onRejection({reason}: PromiseRejectionEvent): void {
  const isHydrated = document.documentElement.dataset.hasHydrated === 'true';
  if (isHydrated || !(reason instanceof Error) || reason.name !== 'ChunkLoadError') return;
  window.removeEventListener('unhandledrejection', onRejection);
  showOverlay(<LoadError error={reason} retry={() => window.location.reload()} />);
}

if (ExecutionEnvironment.canUseDOM) {
  window.addEventListener('unhandledrejection', onRejection);
}
