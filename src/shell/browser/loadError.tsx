import {LoadError, type LoadErrorProps} from '@site/src/shell/browser/LoadState';
import {showOverlay} from './overlay';

/**
 * Shows that something could not be loaded, outside of the page's React tree. Retry takes the message away.
 *
 * @returns the function that takes it away otherwise
 */
export function showLoadError({retry, ...props}: LoadErrorProps): () => void {
  const hide = showOverlay(
    <LoadError
      {...props}
      retry={() => {
        hide();
        retry();
      }}
    />,
  );
  return hide;
}
