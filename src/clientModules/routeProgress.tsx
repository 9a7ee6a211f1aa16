import type {ClientModule} from '@docusaurus/types';
import {LoadIndicator} from '@site/src/components/LoadState';
import {showOverlay} from './overlay';

/** Milliseconds before a navigation shows that it is loading: the same as of the progress bar. */
const DELAY = 200;

let hide: (() => void) | undefined;

/**
 * Shows the spinner while a navigation waits for its page. Docusaurus keeps the old page meanwhile
 * and shows its progress bar, which screen readers do not hear of.
 */
const routeProgress: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    const timer = window.setTimeout(() => {
      hide = showOverlay(<LoadIndicator />);
    }, DELAY);
    return () => {
      window.clearTimeout(timer);
      hide?.();
      hide = undefined;
    };
  },
};

export default routeProgress;
