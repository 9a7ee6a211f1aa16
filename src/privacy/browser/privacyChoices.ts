import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {containerOf} from '../analytics';
import {showLoadError} from '../../shell/browser/loadError';
import {whenIdle} from '../../shell/browser/whenIdle';

/** Any element that opens the preferences: the footer's link, and links in the content. */
const OPENERS = '[data-cw-open="preferences"]';

const containerId = ExecutionEnvironment.canUseDOM ? containerOf(document) : undefined;
let isStarted = false;

/** The one place that imports the banner: a second one would be a second copy of its script. */
const loadBanner = () => import('./privacyChoices.banner');

/**
 * Consent comes with the banner's code, and analytics with consent. Where the code does not arrive, nobody has
 * consented: the site goes on without, and the next page tries again.
 */
async function startConsent(): Promise<void> {
  try {
    const banner = await loadBanner();
    await banner.startConsent(containerId);
  } catch {
    isStarted = false;
  }
}

async function openPreferences(): Promise<void> {
  try {
    const banner = await loadBanner();
    await banner.openPreferences(containerId);
  } catch (error) {
    showLoadError({
      message: 'The privacy choices could not be loaded.',
      error,
      retry: () => void openPreferences(),
    });
  }
}

/** Opens the consent preferences from "My Privacy Choices". The banner's code is loaded on demand. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', (event) => {
    if (!(event.target instanceof Element) || !event.target.closest(OPENERS)) return;
    event.preventDefault();
    void openPreferences();
  });
}

/** Without this module, an opener is a link to a mailbox. With it, it's a button, and Space presses it, too. */
function nameOpeners(): void {
  for (const opener of document.querySelectorAll(OPENERS)) {
    opener.role = 'button';
    opener.ariaHasPopup = 'dialog';
  }
}

/** Asks for consent once the page is alive and has nothing else to do. A site without a tag manager never asks. */
export function onRouteDidUpdate(): void {
  nameOpeners();
  if (!containerId || isStarted) return;
  isStarted = true;
  whenIdle(() => void startConsent());
}
