import type {Highlighter} from './highlighter';
import {highlightLines} from './prism';

/** Pages are built with their colors. */
export const highlighter: Highlighter = {lines: highlightLines};
