import type {Vocabulary} from './format';
import {wordsOf} from './words';

/** The terms of a text between spaces, so that whole terms can be looked for. */
const padded = (text: string) =>
  ` ${wordsOf(text)
    .map(({term}) => term)
    .join(' ')} `;

/** The prefixes of addresses that a query names: "api", "release notes". */
export function areasOf(query: string, areas: Vocabulary['areas']): string[] {
  const asked = padded(query);
  return Object.entries(areas)
    .filter(([name]) => asked.includes(padded(name)))
    .map(([, path]) => path);
}
