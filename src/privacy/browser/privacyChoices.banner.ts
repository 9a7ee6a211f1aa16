import 'vanilla-cookieconsent/dist/cookieconsent.css';
import './privacyChoices.banner.css';
import * as CookieConsent from 'vanilla-cookieconsent';
import {CONSENT_KEY} from '../storedKeys';
import {hasOptOutSignal} from './privacyChoices.signal';
import {startAnalytics, stopAnalytics} from './privacyChoices.tagManager';
import {texts, type Situation} from './privacyChoices.texts';

/**
 * Version of what readers are asked. Count it up when a category comes, goes, or means something else:
 * everyone is asked again.
 */
const VERSION = 2;
/** Version of a choice made while there was nothing to allow. It never counts as consent. */
const NOTHING_ASKED = 0;
/** In place of an id that would tell one browser from another. */
const NO_ID = 'none';

/** Where the library puts banner and dialog: before the page, so that Tab comes to the banner first. */
const root = document.createElement('div');
/** Says to screen readers that there is a banner, because the focus stays where the reader is. */
const status = document.createElement('p');

function situation(containerId: string | undefined): Situation {
  if (hasOptOutSignal()) return 'optOutSignal';
  return containerId ? 'analytics' : 'noAnalytics';
}

/** Makes analytics what the stored choice says: off, unless there is one that counts and allows it. */
function applyChoice(containerId: string): void {
  const isAllowed = CookieConsent.validConsent() && CookieConsent.acceptedCategory('analytics');
  if (isAllowed && !hasOptOutSignal()) startAnalytics(containerId);
  else stopAnalytics();
}

/**
 * Leaves in the storage what is needed to honor a choice. The library adds the language, empty lists, and an id for
 * records of consent that are kept elsewhere, which this site has none of. It takes no choice without an id, and
 * cannot be told to make none: everyone has the same.
 *
 * @see https://cookieconsent.orestbida.com/reference/api-reference.html#getcookie
 */
function keepNecessary(): void {
  try {
    const stored = localStorage.getItem(CONSENT_KEY);
    if (stored === null) return;
    const {categories, revision, consentTimestamp, lastConsentTimestamp, expirationTime} = JSON.parse(
      stored,
    ) as Readonly<Record<string, unknown>>;
    const choice = {categories, revision, consentTimestamp, lastConsentTimestamp, expirationTime};
    const necessary = JSON.stringify({...choice, consentId: NO_ID});
    if (necessary !== stored) localStorage.setItem(CONSENT_KEY, necessary);
  } catch {
    // Storage is full: the choice stays as it is.
  }
}

/**
 * A banner does not take the page over. The library makes it a modal dialog that takes and keeps the focus,
 * while the pointer may go on with the page: here it is a region, which the keyboard can leave as well.
 */
function makeRegion(banner: HTMLElement): void {
  banner.setAttribute('role', 'region');
  banner.removeAttribute('aria-modal');
  // The library focuses this empty element when the banner is shown.
  banner.firstElementChild?.removeAttribute('tabindex');
}

/** Where there is nothing in the dialog to press, the keyboard could not scroll what is longer than the window. */
function makeScrollable(preferences: HTMLElement): void {
  const body = preferences.querySelector<HTMLElement>('.pm__body');
  if (!body || body.querySelector('button, input, a')) return;
  body.tabIndex = 0;
  body.role = 'group';
  body.ariaLabel = 'Categories';
}

/** The button that unfolds a category has another name than its switch: who says a name means one of them. */
function nameDetails(preferences: HTMLElement): void {
  for (const button of preferences.querySelectorAll('button.pm__section-title')) {
    button.setAttribute('aria-label', `Details of ${button.textContent}`);
  }
}

/** Keeps Tab in the banner from the library, which would turn it back at the last button. */
function letTabLeave(event: KeyboardEvent): void {
  const isInBanner = event.target instanceof Element && event.target.closest('.cm') !== null;
  if (event.key === 'Tab' && isInBanner) event.stopPropagation();
}

/**
 * Reads the stored choice and acts on it. `data-privacy-choices` says whether that has happened, because under a
 * signal or after a choice there is nothing to see.
 */
async function run(containerId: string | undefined): Promise<void> {
  const state = situation(containerId);
  const apply = () => {
    if (containerId) applyChoice(containerId);
  };
  const onChoice = () => {
    keepNecessary();
    apply();
  };
  root.dataset.privacyChoices = 'deciding';
  await CookieConsent.run({
    root,
    autoShow: state === 'analytics',
    // The check would turn the dialog off for driven browsers too; its text is marked as no part of the page.
    hideFromBots: false,
    // There are no scripts with a category in the page, and cookies are deleted on more domains than it would.
    manageScriptTags: false,
    autoClearCookies: false,
    revision: containerId ? VERSION : NOTHING_ASKED,
    // Storage is never sent to a server, and tells other tabs.
    cookie: {name: CONSENT_KEY, useLocalStorage: true, expiresAfterDays: 180},
    guiOptions: {consentModal: {layout: 'box wide', position: 'bottom right'}},
    categories: {
      necessary: {enabled: true, readOnly: true},
      // A category that is `readOnly` would count as accepted, so an opt-out signal takes it away instead.
      ...(state !== 'optOutSignal' && {analytics: {}}),
    },
    language: {default: 'en', translations: {en: texts(state)}},
    onConsent: onChoice,
    onChange: onChoice,
    onModalReady({modalName, modal}) {
      if (modalName === 'consentModal') makeRegion(modal);
      else {
        nameDetails(modal);
        makeScrollable(modal);
      }
    },
    onModalShow({modalName}) {
      setShown(modalName, true);
    },
    onModalHide({modalName}) {
      setShown(modalName, false);
    },
  });
  apply();
  root.dataset.privacyChoices = 'decided';
}

/**
 * The library marks what is open with classes of `<html>`, which Docusaurus overwrites on every navigation. Its
 * styles take the same classes on another ancestor.
 */
function setShown(name: 'consentModal' | 'preferencesModal', isShown: boolean): void {
  root.classList.toggle(name === 'consentModal' ? 'show--consent' : 'show--preferences', isShown);
  if (name === 'preferencesModal') return;
  document.documentElement.toggleAttribute('data-privacy-banner', isShown);
  status.textContent = isShown ? 'Your privacy choices are at the beginning of this page.' : '';
}

let started: Promise<void> | undefined;

/** A signal ends an earlier consent for good: when it goes away, the reader is asked anew. */
function forgetConsent(): void {
  try {
    localStorage.removeItem(CONSENT_KEY);
  } catch {
    // Storage is blocked, so there is no consent in it.
  }
}

async function startOnce(containerId: string | undefined): Promise<void> {
  if (hasOptOutSignal()) forgetConsent();
  status.setAttribute('role', 'status');
  status.className = 'privacy-choices__status';
  root.append(status);
  // On the way down, before the library's own listener.
  root.addEventListener('keydown', letTabLeave, {capture: true});
  document.body.prepend(root);
  window.addEventListener('storage', ({key}) => {
    if (key === CONSENT_KEY || key === null) startAgain(containerId);
  });
  window.addEventListener('pageshow', ({persisted}) => {
    if (persisted) startAgain(containerId);
  });
  await run(containerId);
}

/** For what was chosen in another tab, or elsewhere while the browser kept this page for its Back button. */
function startAgain(containerId: string | undefined): void {
  started = started?.then(() => {
    CookieConsent.reset();
    setShown('consentModal', false);
    setShown('preferencesModal', false);
    return run(containerId);
  });
}

/**
 * Starts consent on this page: asks readers who have not been asked, and starts analytics for those who
 * have allowed it. Under an opt-out signal it does neither.
 *
 * @param containerId the tag manager of the site; without one nobody is asked, and nothing is started
 */
export function startConsent(containerId: string | undefined): Promise<void> {
  started ??= startOnce(containerId);
  return started;
}

/** Opens the dialog with the categories. */
export async function openPreferences(containerId: string | undefined): Promise<void> {
  await startConsent(containerId);
  CookieConsent.showPreferences();
}
