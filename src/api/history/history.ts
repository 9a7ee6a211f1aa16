import fs from 'node:fs';
import path from 'node:path';
import {load} from 'js-yaml';
import type {Severity} from '../diff/change';

/** A change of the description, and whom it reaches. */
export interface HistoryChange {
  readonly severity: Severity;
  /** In Markdown, without a period at its end. */
  readonly message: string;
  /** Ids of operations, and names of events. */
  readonly where: readonly string[];
  /** Anchor of the change in the changelog of the month. */
  readonly changelog?: string;
}

/** What changed in a month beside new operations and events, whose month is their `x-since`. */
export interface HistoryMonth {
  /** YYYY-MM */
  readonly month: string;
  /** The commit with the description of the month before. A month without it was written by hand, from the changelog. */
  readonly from?: string;
  /** Day on which the entry last grew, YYYY-MM-DD. A month of the changelog has the day of its post. */
  readonly date?: string;
  readonly changes: readonly HistoryChange[];
}

const SEVERITIES: readonly string[] = ['breaking', 'may-break', 'compatible'] satisfies Severity[];

/** The file of a version's history, from the project's folder. */
export const historyFile = (version: string): string => `api/${version}/history.yml`;

const isText = (value: unknown): value is string => typeof value === 'string' && value.trim() !== '';

/** What is wrong with a change, each with the name of its field. */
function flawsOfChange({severity, message, where, changelog}: Partial<HistoryChange>): string[] {
  return [
    SEVERITIES.includes(severity ?? '') ? '' : `severity must be one of ${SEVERITIES.join(', ')}`,
    isText(message) ? '' : 'message must be a text',
    Array.isArray(where) && where.every(isText) ? '' : 'where must be a list of operationIds and events',
    changelog === undefined || isText(changelog) ? '' : 'changelog must be an anchor',
  ].filter(Boolean);
}

function flawsOfMonth({month = '', from, date, changes}: Partial<HistoryMonth>, newer?: string): string[] {
  return [
    /^\d{4}-(?:0[1-9]|1[0-2])$/.test(month) ? '' : 'month must be YYYY-MM',
    newer === undefined || month < newer ? '' : `month must be before ${newer}: the newest comes first`,
    from === undefined || /^[\da-f]{40}$/.test(from) ? '' : 'from must be a whole commit hash',
    (from === undefined) === (date === undefined) ? '' : 'from and date stand together',
    date === undefined || date.startsWith(`${month}-`) ? '' : 'date must be a day of the month, YYYY-MM-DD',
    Array.isArray(changes) && changes.length > 0 ? '' : 'changes must be a list with entries',
    ...(Array.isArray(changes) ? (changes as readonly Partial<HistoryChange>[]) : []).flatMap(
      (change, index) => flawsOfChange(change).map((flaw) => `changes[${index}].${flaw}`),
    ),
  ].filter(Boolean);
}

/**
 * The stored history of a version, the newest month first.
 *
 * @param root folder that contains api/
 * @throws with every mistake: file, entry, field, and what is allowed
 */
export function readHistory(root: string, version: string): readonly HistoryMonth[] {
  const file = historyFile(version);
  const months = (load(fs.readFileSync(path.join(root, file), 'utf8')) ?? []) as HistoryMonth[];
  const flaws = months.flatMap((month, index) =>
    flawsOfMonth(month, months[index - 1]?.month).map((flaw) => `  ${file}: [${index}].${flaw}`),
  );
  if (flaws.length > 0)
    throw new Error(`The history of the API has ${flaws.length} mistake(s).\n${flaws.join('\n')}`);
  return months;
}

/** The months after its first in which an operation or event changed, the newest first. */
export const monthsOf = (history: readonly HistoryMonth[], name: string): string[] =>
  history.filter(({changes}) => changes.some(({where}) => where.includes(name))).map(({month}) => month);
