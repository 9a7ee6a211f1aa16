import siteConfig from '@generated/docusaurus.config';
import {isHostReachable} from '@site/src/clientModules/hostedSite';
import {showLoadError} from '@site/src/clientModules/loadError';
import {endProgress} from '@site/src/clientModules/routeProgress';
import preload from './preload';

/** Takes away the error of the latest navigation. Undefined when none is shown. */
let hideError: (() => void) | undefined;

/**
 * Loads what a navigation needs, while the old page stays. When that fails, Docusaurus reloads, which leads to the
 * new build after a deploy. Without a connection it would lead to the browser's own error page: here the old page
 * stays, with an error, until the reader retries or goes elsewhere.
 */
export default async function loadForNavigation(pathname: string): Promise<void> {
  hideError?.();
  for (;;) {
    try {
      await preload(pathname);
      return;
    } catch (error) {
      if (await isHostReachable(siteConfig.baseUrl)) throw error;
      endProgress();
      // A navigation that another one overtakes is never resumed.
      await new Promise<void>((resolve) => {
        hideError = showLoadError(error, resolve);
      });
    }
  }
}
