import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import siteConfig from '@generated/docusaurus.config';
import storage from '@generated/site-storage';
import type {announcementOn} from '../announcement';

const announcement = siteConfig.themeConfig.announcementBar as ReturnType<typeof announcementOn>;

/** The id of the announcement that the reader saw last, if the browser lets us know. */
function lastSeenId(): string | null {
  try {
    return window[storage.type].getItem(`docusaurus.announcement.id${storage.namespace}`);
  } catch {
    return null;
  }
}

/**
 * Shows a new announcement to readers who dismissed the one before. Docusaurus knows that it is new,
 * but its inline script has hidden the bar by then, and the style stays until the next full load.
 */
if (ExecutionEnvironment.canUseDOM && lastSeenId() !== announcement.id) {
  document.documentElement.setAttribute('data-announcement-bar-initially-dismissed', 'false');
}

/** A bar that is dismissed takes the focus with it. It goes to what follows: the theme lets it fall. */
if (ExecutionEnvironment.canUseDOM) {
  document.addEventListener('click', ({target}) => {
    if (!(target instanceof Element) || !target.closest('.theme-announcement-bar .close')) return;
    document.querySelector<HTMLElement>('.navbar__brand')?.focus({preventScroll: true});
  });
}
