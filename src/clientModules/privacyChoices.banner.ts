import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './privacyChoices.banner.css';
import * as CookieConsent from 'vanilla-cookieconsent';

let started: Promise<void> | undefined;

/** Whether the browser sends Global Privacy Control: https://www.w3.org/TR/gpc/ */
function hasOptOutSignal(): boolean {
  return (navigator as Navigator & {globalPrivacyControl?: boolean}).globalPrivacyControl === true;
}

function start(): Promise<void> {
  const signal = hasOptOutSignal();
  return CookieConsent.run({
    // Nothing on the site needs consent by now, so nobody is asked unprompted.
    autoShow: false,
    // The dialog is opened by people only; the check would also turn it off for driven browsers.
    hideFromBots: false,
    revision: 1,
    cookie: {name: 'cw_docs_consent', sameSite: 'Lax', expiresAfterDays: 180},
    categories: {
      necessary: {enabled: true, readOnly: true},
      analytics: {enabled: false, readOnly: signal},
    },
    language: {
      default: 'en',
      translations: {
        en: {
          consentModal: {
            title: 'Your privacy choices',
            description: 'Choose whether we may count visits to improve this documentation.',
            acceptAllBtn: 'Accept all',
            acceptNecessaryBtn: 'Reject all',
            showPreferencesBtn: 'Manage choices',
          },
          preferencesModal: {
            title: 'My Privacy Choices',
            acceptAllBtn: 'Accept all',
            acceptNecessaryBtn: 'Reject all',
            savePreferencesBtn: 'Save choices',
            closeIconLabel: 'Close',
            sections: [
              {
                description: signal
                  ? 'Your opt-out signal was honored. Analytics stays off while your browser sends it.'
                  : 'This site sets nothing that is not necessary unless you allow it.',
              },
              {
                title: 'Necessary',
                description:
                  'Keeps your color mode, the chosen code language and these choices in your browser.',
                linkedCategory: 'necessary',
              },
              {
                title: 'Analytics',
                description: 'Would count visits to pages. The site has no analytics at this time.',
                linkedCategory: 'analytics',
              },
            ],
          },
        },
      },
    },
  });
}

/** Opens the dialog with the categories. */
export async function openPreferences(): Promise<void> {
  started ??= start();
  await started;
  CookieConsent.showPreferences();
}
