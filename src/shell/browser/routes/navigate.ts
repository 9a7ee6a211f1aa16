import siteConfig from '@generated/docusaurus.config';
import {isHostReachable} from '@site/src/shell/browser/hostedSite';
import {showLoadError} from '@site/src/shell/browser/loadError';
import {loadLeftText} from '@site/src/shell/browser/PageText/texts';
import {endProgress} from '@site/src/shell/browser/routeProgress';
import preload from './preload';

/** The Navigation API, which TypeScript does not know yet, in browsers that have it. */
const {navigation} = globalThis as {navigation?: {readonly currentEntry: {readonly index: number} | null}};
const entryIndex = () => navigation?.currentEntry?.index;

/** Where the shown page is in the history of the tab. */
let shownIndex = entryIndex();
/** Takes away the error of the latest navigation. Undefined when none is shown. */
let hideError: (() => void) | undefined;
/** Whether the next navigation is the one back to the page that is shown. */
let isReturning = false;

/**
 * Gives the page that is shown its address back, and its place.
 *
 * @param index of the entry that could not be shown. Where the browser does not say, it was a new one.
 */
function returnToShown(index: number | undefined): void {
  const steps = index === undefined || shownIndex === undefined ? -1 : shownIndex - index;
  if (steps === 0) return;
  isReturning = true;
  window.history.go(steps);
}

function showError(error: unknown, address: URL): void {
  const open = async () => {
    if (await isHostReachable(siteConfig.baseUrl)) window.location.assign(address);
    else showError(error, address);
  };
  hideError = showLoadError({
    message: `The page ${address.pathname} could not be loaded.`,
    error,
    retry: () => void open(),
    reload: () => void open(),
  });
}

/**
 * Loads what a navigation needs, while the old page stays. When that fails, Docusaurus reloads, which leads to the
 * new build after a deploy. Without a connection it would lead to the browser's own error page: here the old page
 * stays, with its address and an error, until the reader retries or goes elsewhere.
 */
export default async function loadForNavigation(pathname: string): Promise<void> {
  if (isReturning) isReturning = false;
  else hideError?.();
  const index = entryIndex();
  const {href} = window.location;
  loadLeftText(pathname);
  try {
    await preload(pathname);
    shownIndex = index;
  } catch (error) {
    if (await isHostReachable(siteConfig.baseUrl)) throw error;
    // The navigation that has overtaken this one says what became of it.
    if (window.location.href === href) {
      endProgress();
      returnToShown(index);
      showError(error, new URL(href));
    }
    // Docusaurus goes on with the page that is shown.
    await new Promise<never>(() => undefined);
  }
}
