import {enlivenCode} from '../../../content/browser/code/enlivenCode';
import {enlivenTable} from '../../../content/browser/ScrollableTable/enlivenTable';
import {enlivenTabs} from '../../../content/browser/Tabs/enlivenTabs';
import {enlivenTerm} from '../../../content/browser/Term/enlivenTerm';
import {enlivenLinks, type History} from './enlivenLinks';

/** What comes to life in texts: by selector, a function that takes an element as it is, and gives what ends that. */
export type Lives = readonly (readonly [
  selector: string,
  enliven: (element: HTMLElement, history: History) => () => void,
])[];

/** What any text may have. */
const LIVES: Lives = [
  ['.table-scroller', enlivenTable],
  ['[data-term]', enlivenTerm],
  ['[data-code=""]', enlivenCode],
  ['[data-tabs]', enlivenTabs],
];

/**
 * Brings a text to life that the build has written, without its script.
 *
 * @param own what no other page has
 * @returns ends it
 */
export function enliven(text: HTMLElement, history: History, own: Lives = []): () => void {
  const ends = [...LIVES, ...own].flatMap(([selector, bringToLife]) =>
    [...text.querySelectorAll<HTMLElement>(selector)].map((element) => bringToLife(element, history)),
  );
  ends.push(enlivenLinks(text, history));
  return () => {
    for (const end of ends) end();
  };
}
