import fs from 'node:fs';
import path from 'node:path';
import {changesIn} from '../../content/changes';
import {formatMonth} from '../../product/dates';
import {site} from '../../product/site';
import type {Severity} from '../diff/change';
import {historyFile, type HistoryChange, type HistoryMonth} from '../history/history';
import {eventSlug, operationSlug} from '../slugs';
import {escapeMdx} from './mdx';
import {callsIn, eventsIn} from './operations';
import type {OperationObject, ResolvedDescription} from './types';

const LABELS: Readonly<Record<Severity, string>> = {
  breaking: 'Breaking',
  // A narrow column would put it into two lines.
  'may-break': 'May\u00a0break',
  compatible: 'Compatible',
};

/** A description whose changes the page tells. */
export interface ChangedDescription {
  /** `v2`, the name of its folder in api/. */
  readonly name: string;
  readonly description: ResolvedDescription;
  readonly history: readonly HistoryMonth[];
}

/** What stands before the changes of a description. Those of version 2 are what the page is about. */
const SUBJECTS: Readonly<Record<string, string>> = {
  v1: 'API v1.0',
  discovery: 'Data Discovery',
  'internal-systems': 'Internal Systems',
};

/** An operation or event with its months and a link to its page. */
interface Entry {
  readonly name: string;
  readonly link: string;
  readonly since?: string;
  /** Whether it's older than the changelog, and so than the first month that is told. */
  readonly isOlder: boolean;
  readonly deprecated?: string;
}

/** Entries that share a row when they're new, and what that row calls them. */
interface Things {
  readonly things: string;
  readonly entries: readonly Entry[];
}

/** Where an operation is described: on a page of its own, or where the description of a file says. */
function pageOf({operationId, externalDocs}: OperationObject, {name}: ChangedDescription): string {
  const slug = operationSlug(operationId);
  if (name === 'v2') return `./${slug}.api.mdx`;
  if (name === 'v1') return `../v1/${slug}.api.mdx`;
  if (!externalDocs) throw new Error(`api/${name}/openapi.yaml: ${operationId} has no externalDocs`);
  return externalDocs.url.replace(site.url, '');
}

const calls = (described: ChangedDescription): Entry[] =>
  callsIn(described.description).map(({operation}) => ({
    name: operation.operationId,
    link: `[${escapeMdx(operation.summary ?? operation.operationId)}](${pageOf(operation, described)})`,
    since: operation['x-since'],
    isOlder: operation['x-before'] !== undefined,
    deprecated: operation['x-deprecated'],
  }));

const events = ({description}: ChangedDescription): Entry[] =>
  eventsIn(description).map(({name, operation: {'x-since': since}}) => ({
    name,
    link: `[\`${name}\`](./events/${eventSlug(name)}.api.mdx)`,
    since,
    isOlder: false,
  }));

function thingsOf(described: ChangedDescription): readonly Things[] {
  const subject = SUBJECTS[described.name];
  const things = subject === undefined ? 'Operations' : `${subject} operations`;
  return [
    {things, entries: calls(described)},
    {things: 'Events', entries: events(described)},
  ];
}

/** The changes of a month in the changelog by their anchors; undefined for a month without a post. */
function changelogOf(root: string, month: string): ReadonlyMap<string, string> | undefined {
  const file = path.join(root, 'changelog', `${month}.mdx`);
  if (!fs.existsSync(file)) return undefined;
  return new Map(changesIn(fs.readFileSync(file, 'utf8')).map(({id, heading}) => [id, heading]));
}

/** A row of a month's table. */
const row = (effect: string, change: string, places: string): string =>
  `| ${[effect, change, places].map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`;

/** Whom a change reaches that names no operation or event: that of the tokens, all that need one. */
const reached = ({message}: HistoryChange): string =>
  message.includes('security scheme `oauth2ClientCredentials`')
    ? 'All operations that need a token'
    : 'All operations';

/** Changes of one effect on the same operations and events share a row. */
function rowsOf(changes: readonly HistoryChange[]): (readonly HistoryChange[])[] {
  const rows = new Map<string, HistoryChange[]>();
  for (const change of changes) {
    const key = JSON.stringify([
      change.severity,
      change.where,
      change.changelog,
      change.where.length > 0 || reached(change),
    ]);
    rows.set(key, [...(rows.get(key) ?? []), change]);
  }
  return [...rows.values()];
}

/** Rows of what begins or ends in a month. */
const rowsOfThings = (
  all: readonly Things[],
  effect: string,
  isMeant: (entry: Entry) => boolean,
): readonly string[] =>
  all.flatMap(({things, entries}) => {
    const found = entries.filter(isMeant);
    return found.length > 0 ? [row(effect, things, found.map(({link}) => link).join(', '))] : [];
  });

/**
 * What changed in all descriptions, month by month, as MDX: new operations and events by their `x-since`, deprecations,
 * and the stored histories. Each month is a heading with a table.
 *
 * @param root folder that contains changelog/
 * @throws when an operation or event has no month, or a history names what there is not
 */
export function renderChanges(root: string, descriptions: readonly ChangedDescription[]): string {
  const described = descriptions.map((one) => {
    const things = thingsOf(one);
    const entries = things.flatMap((group) => group.entries);
    return {...one, things, entries, links: new Map(entries.map(({name, link}) => [name, link]))};
  });
  const allThings = described.flatMap(({things}) => things);
  const all = described.flatMap(({entries}) => entries);
  const problems = described.flatMap(({name, entries}) =>
    entries
      .filter(({since, isOlder}) => since === undefined && !isOlder)
      .map((entry) => `${historyFile(name)}: ${entry.name} has no x-since`),
  );

  function sourceOf(month: string, anchor: string | undefined): string {
    if (anchor === undefined) return '';
    const heading = changelogOf(root, month)?.get(anchor);
    if (heading === undefined) {
      problems.push(`${month}: changelog names #${anchor}, which changelog/${month}.mdx does not have`);
    }
    return ` ([${escapeMdx(heading ?? '')}](/changelog/${month}#${anchor}))`;
  }

  function changesOf(month: string, {name, history, links}: (typeof described)[number]): readonly string[] {
    const stored = history.find((entry) => entry.month === month);
    // What git tells of can have been removed since then. By hand, a name is mistyped.
    const unknown = (stored?.changes ?? []).flatMap(({where}) => where.filter((place) => !links.has(place)));
    if (stored?.from === undefined) {
      problems.push(
        ...unknown.map(
          (place) => `${historyFile(name)}: ${month}: where names ${place}, which is no operation or event`,
        ),
      );
    }
    const subject = SUBJECTS[name];
    return rowsOf(stored?.changes ?? []).map((changes) => {
      const [first] = changes as [HistoryChange, ...HistoryChange[]];
      const {severity, where, changelog} = first;
      const messages = changes.map(({message}) => escapeMdx(message)).join('. ');
      const places = where.map((place) => links.get(place) ?? `\`${place}\``).join(', ');
      const told = (subject === undefined ? '' : `${subject}: `) + messages + sourceOf(month, changelog);
      return row(LABELS[severity], told, places || reached(first));
    });
  }

  function renderMonth(month: string): string {
    return [
      `## ${formatMonth(month)}`,
      [
        row('Effect', 'Change', 'Where'),
        '|---|---|---|',
        ...rowsOfThings(allThings, 'New', ({since}) => since === month),
        ...rowsOfThings(allThings, 'Deprecated', ({deprecated}) => deprecated === month),
        ...described.flatMap((one) => changesOf(month, one)),
      ].join('\n'),
      changelogOf(root, month) && `[Changelog of ${formatMonth(month)}](/changelog/${month})`,
    ]
      .filter(Boolean)
      .join('\n\n');
  }

  const months = new Set([
    ...all.flatMap(({since, deprecated}) => [since, deprecated].filter((month) => month !== undefined)),
    ...described.flatMap(({history}) => history.map(({month}) => month)),
  ]);
  const sections = [...months].sort().reverse().map(renderMonth);
  if (problems.length > 0) {
    throw new Error(
      `The history of the API and the sources do not fit.\n${problems.map((line) => `  ${line}`).join('\n')}`,
    );
  }
  return sections.join('\n\n');
}
