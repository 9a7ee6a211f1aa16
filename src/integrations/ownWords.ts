/**
 * How much of a page no other page says: the measure behind "no two pages read alike". Pages are compared by
 * runs of six words; shared partials, components and code do not count.
 */
import fs from 'node:fs';

const RUN = 6;

/** What a page has to itself. */
export interface OwnWords {
  readonly file: string;
  /** Words of the text. */
  readonly words: number;
  /** Words that stand in at least one run of six that only this page has. */
  readonly own: number;
  /** Share of the page's runs that only this page has, from 0 to 1. */
  readonly share: number;
}

/** The words of a page's text: no front matter, code, imports, components or addresses. */
function wordsOf(file: string): string[] {
  return fs
    .readFileSync(file, 'utf8')
    .replace(/^---\n[\s\S]*?\n---\n/, '')
    .replace(/^\s*(`{3,})[\s\S]*?^\s*\1\s*$/gm, '')
    .replace(/^import .*$/gm, '')
    .replace(/<\/?[A-Za-z][^>]*>/g, ' ')
    .replace(/\]\([^)]*\)/g, ' ')
    .toLowerCase()
    .split(/[^\p{L}\p{N}'-]+/u)
    .filter((word) => /[\p{L}\p{N}]/u.test(word));
}

const runAt = (words: readonly string[], index: number) => words.slice(index, index + RUN).join(' ');

/** Measures pages against each other. The poorest come first. */
export function measureOwnWords(files: readonly string[]): OwnWords[] {
  const pages = files.map((file) => ({file, words: wordsOf(file)}));
  const seenOn = new Map<string, Set<string>>();
  for (const {file, words} of pages) {
    for (let index = 0; index + RUN <= words.length; index += 1) {
      const run = runAt(words, index);
      seenOn.set(run, (seenOn.get(run) ?? new Set<string>()).add(file));
    }
  }
  return pages
    .map(({file, words}) => {
      const own = new Set<number>();
      const runs = Math.max(words.length - RUN + 1, 0);
      let ownRuns = 0;
      for (let index = 0; index < runs; index += 1) {
        if (seenOn.get(runAt(words, index))?.size !== 1) continue;
        ownRuns += 1;
        for (let word = index; word < index + RUN; word += 1) own.add(word);
      }
      return {file, words: words.length, own: own.size, share: runs === 0 ? 0 : ownRuns / runs};
    })
    .sort((a, b) => a.own - b.own);
}
