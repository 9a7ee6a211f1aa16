import type {Lives} from '@site/src/shell/browser/PageText/enliven';
import {enlivenFold} from './enlivenFold';
import {enlivenLanguages} from './enlivenLanguages';

/** What comes to life on pages of the API only. */
const lives: Lives = [
  ['[data-languages]', enlivenLanguages],
  ['[data-fold]', enlivenFold],
];

export default lives;
