import nprogress from 'nprogress';
import type {ClientModule} from '@docusaurus/types';
import {LoadIndicator} from '@site/src/shell/browser/LoadState';
import {showOverlay} from './overlay';

/** Milliseconds before a navigation shows that it is loading: the same as of the progress bar. */
const DELAY = 200;

/** Ends what the latest navigation shows. Undefined when none waits. */
let end: (() => void) | undefined;

/** For a navigation that has come to a halt: it shows an error in place of its progress. */
export function endProgress(): void {
  end?.();
  nprogress.done();
}

const routeProgress: ClientModule = {
  onRouteUpdate({location, previousLocation}) {
    // Docusaurus does not clean up after a navigation that another one overtakes.
    end?.();
    if (!previousLocation || location.pathname === previousLocation.pathname) return undefined;
    let hide: (() => void) | undefined;
    const timer = window.setTimeout(() => {
      hide = showOverlay(<LoadIndicator />);
    }, DELAY);
    end = () => {
      window.clearTimeout(timer);
      hide?.();
      end = undefined;
    };
    return () => end?.();
  },
  onRouteDidUpdate() {
    // Nor does the progress bar: its timer of an overtaken navigation would start it on a page that is there.
    window.setTimeout(() => {
      if (!end) nprogress.done();
    }, DELAY);
  },
};

export default routeProgress;
