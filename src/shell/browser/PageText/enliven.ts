import {enlivenCode} from '../../../content/browser/code/enlivenCode';
import {enlivenTable} from '../../../content/browser/ScrollableTable/enlivenTable';
import {enlivenTabs} from '../../../content/browser/Tabs/enlivenTabs';
import {enlivenTerm} from '../../../content/browser/Term/enlivenTerm';
import {enlivenLinks, type History} from './enlivenLinks';

/**
 * Brings something in a text to life that the build has written, without its script.
 *
 * @returns ends it
 */
export type Enliven = (text: HTMLElement, history: History) => () => void;

/** What comes to life in a text that React leaves alone, by selector. */
const LIVES: readonly (readonly [selector: string, enliven: (element: HTMLElement) => () => void])[] = [
  ['.table-scroller', enlivenTable],
  ['[data-term]', enlivenTerm],
  ['[data-code=""]', enlivenCode],
  ['[data-tabs]', enlivenTabs],
];

/** Brings to life what any text may have. */
export const enliven: Enliven = (text, history) => {
  const ends = LIVES.flatMap(([selector, bringToLife]) =>
    [...text.querySelectorAll<HTMLElement>(selector)].map(bringToLife),
  );
  ends.push(enlivenLinks(text, history));
  return () => {
    for (const end of ends) end();
  };
};
