import fs from 'node:fs';
import path from 'node:path';
import {languages, type Language} from '../../src/api/samples/languages';

/** How the samples of a language were tried. */
export type Way = 'run' | 'compiled and run' | 'parsed';

/** What a test is about. */
export type Subject = 'samples' | 'failures' | 'repeats' | 'webhooks';

const SUBJECTS: readonly Subject[] = ['samples', 'failures', 'repeats', 'webhooks'];

interface Entry {
  /** The process that started the worker: one per run. */
  readonly run: number;
  readonly language: Language;
  readonly way: Way;
  readonly subject: Subject;
  readonly isPassed: boolean;
}

/**
 * The outcomes of a run. They are in a file, because a failed test ends its worker, and the next one
 * goes on with the rest.
 */
export const summary = {
  add(file: string, entry: Omit<Entry, 'run'>): void {
    fs.mkdirSync(path.dirname(file), {recursive: true});
    fs.appendFileSync(file, `${JSON.stringify({...entry, run: process.ppid})}\n`);
  },

  /** The table of the run, and nothing else of the file. */
  table(file: string): string {
    const entries = (fs.existsSync(file) ? fs.readFileSync(file, 'utf8') : '')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as Entry)
      .filter(({run}) => run === process.ppid);
    const rows = languages.flatMap((language) => {
      const own = entries.filter((entry) => entry.language === language);
      const ways = [...new Set(own.map(({way}) => way))];
      return ways.map((way) => [
        language,
        way,
        ...SUBJECTS.map((subject) => {
          const tests = own.filter((entry) => entry.way === way && entry.subject === subject);
          const passed = tests.filter(({isPassed}) => isPassed).length;
          return tests.length === 0 ? '–' : `${passed} of ${tests.length}`;
        }),
      ]);
    });
    return [['language', 'way', ...SUBJECTS], ...rows]
      .map((cells) => cells.map((cell, index) => cell.padEnd(index === 1 ? 18 : 10)).join(''))
      .join('\n');
  },
};
