import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {showLoadError} from './loadError';

/** Any element that opens the preferences: the footer's link, and links in the content. */
const OPENERS = '[data-cw-open="preferences"]';

async function openPreferences(): Promise<void> {
  try {
    const {openPreferences: open} = await import('./privacyChoices.banner');
    await open();
  } catch (error) {
    showLoadError(error, () => void openPreferences());
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
