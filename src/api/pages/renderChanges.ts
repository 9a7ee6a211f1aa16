import fs from 'node:fs';
import path from 'node:path';
import {changesIn} from '../../content/changes';
import {formatMonth} from '../../product/dates';
import type {Severity} from '../diff/change';
import {historyFile, type HistoryChange, type HistoryMonth} from '../history/history';
import {eventSlug, operationSlug} from '../slugs';
import {escapeMdx} from './mdx';
import {callsIn, eventsIn} from './operations';
import type {ResolvedDescription} from './types';

const LABELS: Readonly<Record<Severity, string>> = {
  breaking: 'Breaking',
  // A narrow column would put it into two lines.
  'may-break': 'May\u00a0break',
  compatible: 'Compatible',
};

/** An operation or event with its month and a link to its page. */
interface Entry {
  readonly name: string;
  readonly link: string;
  readonly since: string;
}

const calls = (description: ResolvedDescription): Entry[] =>
  callsIn(description).map(({operation: {operationId, summary = operationId, 'x-since': since = ''}}) => ({
    name: operationId,
    link: `[${escapeMdx(summary)}](./${operationSlug(operationId)}.api.mdx)`,
    since,
  }));

const events = (description: ResolvedDescription): Entry[] =>
  eventsIn(description).map(({name, operation: {'x-since': since = ''}}) => ({
    name,
    link: `[\`${name}\`](./events/${eventSlug(name)}.api.mdx)`,
    since,
  }));

/** The changes of a month in the changelog by their anchors; undefined for a month without a post. */
function changelogOf(root: string, month: string): ReadonlyMap<string, string> | undefined {
  const file = path.join(root, 'changelog', `${month}.mdx`);
  if (!fs.existsSync(file)) return undefined;
  return new Map(changesIn(fs.readFileSync(file, 'utf8')).map(({id, heading}) => [id, heading]));
}

/** A row of a month's table. */
const row = (effect: string, change: string, places: string): string =>
  `| ${[effect, change, places].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Changes of one effect on the same operations and events share a row. */
function rowsOf(changes: readonly HistoryChange[]): (readonly HistoryChange[])[] {
  const rows = new Map<string, HistoryChange[]>();
  for (const change of changes) {
    const key = JSON.stringify([change.severity, change.where, change.changelog]);
    rows.set(key, [...(rows.get(key) ?? []), change]);
  }
  return [...rows.values()];
}

/**
 * What changed in a version, month by month, as MDX: new operations and events by their `x-since`, and the stored
 * history. Each month is a heading with a table.
 *
 * @param root folder that contains changelog/
 * @throws when an operation or event has no month, or the history names what there is not
 */
export function renderChanges(
  root: string,
  description: ResolvedDescription,
  history: readonly HistoryMonth[],
): string {
  const news = [
    {things: 'Operations', entries: calls(description)},
    {things: 'Events', entries: events(description)},
  ];
  const all = news.flatMap(({entries}) => entries);
  const links = new Map(all.map(({name, link}) => [name, link]));
  const problems = all.filter(({since}) => since === '').map(({name}) => `${name} has no x-since`);

  function sourceOf(month: string, anchor: string | undefined): string {
    if (anchor === undefined) return '';
    const heading = changelogOf(root, month)?.get(anchor);
    if (heading === undefined) {
      problems.push(`${month}: changelog names #${anchor}, which changelog/${month}.mdx does not have`);
    }
    return ` ([${escapeMdx(heading ?? '')}](/changelog/${month}#${anchor}))`;
  }

  function renderMonth(month: string): string {
    const stored = history.find((entry) => entry.month === month);
    // What git tells of can have been removed since then. By hand, a name is mistyped.
    const unknown = (stored?.changes ?? []).flatMap(({where}) => where.filter((name) => !links.has(name)));
    if (stored?.from === undefined) {
      problems.push(
        ...unknown.map((name) => `${month}: where names ${name}, which is no operation or event`),
      );
    }
    const added = news.flatMap(({things, entries}) => {
      const found = entries.filter(({since}) => since === month);
      return found.length > 0 ? [row('New', things, found.map(({link}) => link).join(', '))] : [];
    });
    const changed = rowsOf(stored?.changes ?? []).map((changes) => {
      const [{severity, where, changelog}] = changes as [HistoryChange, ...HistoryChange[]];
      const messages = changes.map(({message}) => escapeMdx(message)).join('. ');
      const places = where.map((name) => links.get(name) ?? `\`${name}\``).join(', ');
      return row(LABELS[severity], messages + sourceOf(month, changelog), places || 'All operations');
    });
    return [
      `## ${formatMonth(month)}`,
      [row('Effect', 'Change', 'Where'), '|---|---|---|', ...added, ...changed].join('\n'),
      changelogOf(root, month) && `[Changelog of ${formatMonth(month)}](/changelog/${month})`,
    ]
      .filter(Boolean)
      .join('\n\n');
  }

  const months = new Set([...all.map(({since}) => since), ...history.map(({month}) => month)]);
  const sections = [...months].sort().reverse().map(renderMonth);
  if (problems.length > 0) {
    throw new Error(
      `${historyFile('v2')} and the sources do not fit.\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return sections.join('\n\n');
}
