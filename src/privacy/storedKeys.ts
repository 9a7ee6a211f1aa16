/**
 * Everything that the site keeps in a browser. The dialog of the privacy choices, the browser tests and
 * contributing/privacy.md share this list: a key that is not here fails the tests.
 */
export interface StoredKey {
  /** Name without the suffix that Docusaurus adds. An asterisk stands for any characters. */
  readonly name: string;
  /** What it is for, as the end of "Keeps in your browser …". */
  readonly purpose: string;
  /** Who writes it when. */
  readonly written: string;
}

/** Where the choice about analytics is kept. */
export const CONSENT_KEY = 'cw_docs_consent';

/** Necessary keys, all in localStorage: they never leave the browser. Nothing else is stored without consent. */
export const essentialKeys: readonly StoredKey[] = [
  {name: 'theme', purpose: 'light or dark mode', written: 'When the reader switches it'},
  {
    name: 'sample-language',
    purpose: 'the language of the API samples',
    written: 'When the reader chooses it',
  },
  {
    name: 'docusaurus.tab.*',
    purpose: 'the tab chosen in a group of tabs',
    written: 'When the reader chooses it',
  },
  {
    name: 'docusaurus.announcement.id',
    purpose: 'which announcement was shown',
    written: 'On the first page',
  },
  {
    name: 'docusaurus.announcement.dismiss',
    purpose: 'whether it was closed',
    written: 'On the first page, and when the reader closes it',
  },
  {
    name: CONSENT_KEY,
    purpose: 'these choices, when they were made and end, and the version of the question',
    written: 'When the reader chooses',
  },
];

/** Cookies of Google Analytics: set by its scripts after consent, deleted with it. */
export const analyticsCookies = /^_(?:ga|gid|gat)(?:_.*)?$/;
