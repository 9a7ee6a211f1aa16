import {LoadError} from '@site/src/components/LoadState';
import {showOverlay} from './overlay';

/**
 * Shows that something could not be loaded, outside of the page's React tree. Retry takes the message away.
 *
 * @returns the function that takes it away otherwise
 */
export function showLoadError(error: unknown, retry: () => void): () => void {
  const hide = showOverlay(
    <LoadError
      error={error}
      retry={() => {
        hide();
        retry();
      }}
    />,
  );
  return hide;
}
