import type {Highlighter} from './highlighter';

/** A reader's browser gets Prism only when it shows code that no server has colored. */
export const highlighter: Highlighter = {load: async () => (await import('../../code/prism')).highlightLines};
