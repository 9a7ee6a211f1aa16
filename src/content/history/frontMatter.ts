import fs from 'node:fs';
import path from 'node:path';
import type {MarkdownConfig} from '@docusaurus/types';
import {mentionsIn} from '../changes';
import {pageInDocs, permalinkOf} from '../permalinks';
import {commitDays} from './commitDays';

/** A change of the changelog that links to a page. */
export interface HistoryEntry {
  readonly heading: string;
  /** YYYY-MM */
  readonly month: string;
  /** The anchor of the change on the page of its month. */
  readonly id: string;
}

/** When a page was changed, and what the changelog says of it. The newest comes first. */
export interface PageHistory {
  /** YYYY-MM-DD, `SHOWN_DAYS` at most. */
  readonly days: readonly string[];
  /** How many days there were before those. */
  readonly before: number;
  readonly entries: readonly HistoryEntry[];
}

/** Days of a page that are named: each costs its readers a line. */
const SHOWN_DAYS = 10;

/** A month of the changelog. */
const MONTH = /^(\d{4}-\d\d)\.mdx$/;

function entriesByPage(siteDir: string): ReadonlyMap<string, readonly HistoryEntry[]> {
  const folder = path.join(siteDir, 'changelog');
  const entries = new Map<string, HistoryEntry[]>();
  for (const name of fs.readdirSync(folder).sort().reverse()) {
    const [, month] = MONTH.exec(name) ?? [];
    if (month === undefined) continue;
    for (const {page, ...change} of mentionsIn(fs.readFileSync(path.join(folder, name), 'utf8'))) {
      entries.set(page, [...(entries.get(page) ?? []), {...change, month}]);
    }
  }
  return entries;
}

/** Finds the history of a page by its file below `docs/`, or nothing when there is no more to say than its last change. */
function readHistory(siteDir: string): (file: string) => PageHistory | undefined {
  const daysOf = commitDays(siteDir, 'docs');
  if (daysOf === undefined) return () => undefined;
  const entriesOf = entriesByPage(siteDir);
  return (file) => {
    const days = daysOf.get(`docs/${file}`) ?? [];
    const entries = entriesOf.get(permalinkOf(file)) ?? [];
    if (days.length < 2 && entries.length === 0) return undefined;
    return {days: days.slice(0, SHOWN_DAYS), before: Math.max(0, days.length - SHOWN_DAYS), entries};
  };
}

/**
 * Adds `history:` to the front matter of each page below `docs/` when it's read: its days come from git and its entries
 * from the links of the changelog, so nobody keeps a list. Pages of operations are written by the build and have no
 * days. The live preview, whose pages are of no day, has no history.
 */
export function withHistory(markdown: Partial<MarkdownConfig>): Partial<MarkdownConfig> {
  let historyOf: ReturnType<typeof readHistory> | undefined;
  return {
    ...markdown,
    async parseFrontMatter(params) {
      const result = await (markdown.parseFrontMatter ?? params.defaultParseFrontMatter)(params);
      const file = pageInDocs(params.filePath);
      if (process.env.NODE_ENV !== 'production' || file === undefined) return result;
      historyOf ??= readHistory(process.cwd());
      const history = historyOf(file);
      return history ? {...result, frontMatter: {...result.frontMatter, history}} : result;
    },
  };
}
