import {linkFlaw} from './addresses';
import type {Problem} from './checkPages';

const ADDRESSES = new Set(['href', 'to']);
const LABELS = new Set(['label', 'title']);

/** What is wrong with labels and addresses anywhere in a list of links. Items of the type html are code. */
function flawsOf(value: unknown, key = ''): string[] {
  if (typeof value === 'string') {
    const flaw = ADDRESSES.has(key) ? linkFlaw(value) : undefined;
    if (flaw) return [`${key} ${value} ${flaw}`];
    return LABELS.has(key) && /[<>\p{Cc}]/u.test(value)
      ? [`${key} "${value}" must be one line of plain text without < and >`]
      : [];
  }
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, child]) => flawsOf(child, Array.isArray(value) ? key : name));
}

/** Lists of links that stand around every page. */
export type Navigation = Readonly<Record<string, unknown>>;

/** Checks the links around the pages, which are written beside the code. */
export function checkNavigation(navigation: Navigation): Problem[] {
  return Object.entries(navigation).flatMap(([file, value]) =>
    flawsOf(value).map((message) => ({file, line: 1, message})),
  );
}
