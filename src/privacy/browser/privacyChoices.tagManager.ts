import {tagManagerScript} from '../analytics';
import {analyticsCookies} from '../storedKeys';
import {hasOptOutSignal} from './privacyChoices.signal';

declare global {
  interface Window {
    /** What Tag Manager reads: https://developers.google.com/tag-platform/tag-manager/datalayer */
    dataLayer?: unknown[];
  }
}

/** Every type of Google's Consent Mode v2: https://developers.google.com/tag-platform/security/guides/consent */
const DENIED = {
  ad_storage: 'denied',
  ad_user_data: 'denied',
  ad_personalization: 'denied',
  analytics_storage: 'denied',
  functionality_storage: 'denied',
  personalization_storage: 'denied',
  security_storage: 'denied',
} as const;

let isRunning = false;

/** Gives a command as Google's snippet does. Tag Manager takes the object `arguments`, and overlooks an array. */
const gtag: (...command: readonly unknown[]) => void = function () {
  window.dataLayer ??= [];
  // eslint-disable-next-line prefer-rest-params
  window.dataLayer.push(arguments);
};

/**
 * Starts analytics, once a page: everything denied, then what the reader has allowed, then the script. Does
 * nothing while the browser sends an opt-out signal, whatever was chosen before.
 */
export function startAnalytics(containerId: string): void {
  if (isRunning || hasOptOutSignal()) return;
  isRunning = true;
  gtag('consent', 'default', DENIED);
  gtag('set', 'ads_data_redaction', true);
  gtag('consent', 'update', {analytics_storage: 'granted'});
  window.dataLayer?.push({'gtm.start': Date.now(), event: 'gtm.js'});
  const script = document.createElement('script');
  script.async = true;
  script.src = tagManagerScript(containerId);
  document.head.append(script);
}

/**
 * Deletes the cookies of analytics, for the host and every domain above it, and for every path above the page's:
 * Google sets them as high as it can, and can be told otherwise. Cookies of other paths cannot be seen from here.
 */
function deleteCookies(): void {
  const labels = location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `; Domain=${labels.slice(index).join('.')}`)];
  // `/docs` and `/docs/` are two paths, and the page's address may end with or without a slash.
  const folders = location.pathname.split('/').filter(Boolean);
  const paths = folders.flatMap((_, index) => {
    const path = `/${folders.slice(0, index + 1).join('/')}`;
    return [path, `${path}/`];
  });
  for (const cookie of document.cookie.split('; ')) {
    const [name = ''] = cookie.split('=');
    if (!analyticsCookies.test(name)) continue;
    for (const path of ['/', ...paths]) {
      for (const domain of domains) document.cookie = `${name}=; Max-Age=0; Path=${path}${domain}`;
    }
  }
}

/**
 * Ends analytics, and deletes what it has stored. A script cannot be unloaded, and Google's tags go on with
 * requests without cookies when consent is denied: where it runs, the page is loaded again without it.
 */
export function stopAnalytics(): void {
  if (isRunning) gtag('consent', 'update', DENIED);
  deleteCookies();
  if (isRunning) location.reload();
}
