import type {Highlighter} from '../browser/code/highlighter';
import {highlightLines} from './prism';

/** Pages are built with their colors. */
export const highlighter: Highlighter = {lines: highlightLines};
