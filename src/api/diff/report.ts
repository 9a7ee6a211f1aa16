import type {Change, Severity} from './change';

/** Changes of API descriptions, for the terminal, for a pull request, or for programs. */
export interface Comparison {
  /** What the old side is, for people. */
  readonly from: string;
  readonly to: string;
  /** Changes by version. */
  readonly versions: Readonly<Record<string, readonly Change[]>>;
}

const SEVERITIES: readonly (readonly [severity: Severity, title: string])[] = [
  ['breaking', 'Breaking'],
  ['may-break', 'May break'],
  ['compatible', 'Compatible'],
];

/** More names than this say less than their number. */
const NAMES = 4;

/** How many changes are of a severity. */
export const countOf = (changes: readonly {readonly severity: Severity}[], severity: Severity): number =>
  changes.filter((change) => change.severity === severity).length;

/** A change with all places where it is: statuses by operation. */
export interface Group {
  readonly severity: Severity;
  readonly message: string;
  readonly places: Map<string, readonly string[]>;
}

const summary = (groups: readonly Group[]): string =>
  SEVERITIES.map(([severity, title]) => `${countOf(groups, severity)} ${title.toLowerCase()}`).join(', ');

/** A change of a shared schema is the same sentence in many places, so it is told once. */
export function groupsOf(changes: readonly Change[]): readonly Group[] {
  const groups = new Map<string, Group>();
  for (const {severity, message, operation, status} of changes) {
    const key = `${severity} ${message}`;
    const group = groups.get(key) ?? {severity, message, places: new Map<string, readonly string[]>()};
    if (operation) {
      const statuses = [...(group.places.get(operation) ?? []), status].filter(Boolean);
      group.places.set(operation, statuses);
    }
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Operations with their statuses, at most a few. */
function namesOf(places: Group['places'], mark: string): string {
  const names = [...places].map(([operation, statuses]) => {
    const list = statuses.length > NAMES ? `${statuses.length} statuses` : statuses.join(', ');
    return `${mark}${operation}${mark}${list && ` (${list})`}`;
  });
  if (names.length <= NAMES) return names.join(', ');
  return `${names.slice(0, NAMES).join(', ')} and ${names.length - NAMES} more`;
}

/** The first letter as a capital. */
export const capitalized = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

function toText({from, to, versions}: Comparison): string {
  const lines = [`API changes from ${from} to ${to}`];
  for (const [version, changes] of Object.entries(versions)) {
    const groups = groupsOf(changes);
    lines.push('', `${version}: ${groups.length === 0 ? 'no changes' : summary(groups)}`);
    for (const [severity, title] of SEVERITIES) {
      const ofSeverity = groups.filter((group) => group.severity === severity);
      if (ofSeverity.length === 0) continue;
      lines.push('', `  ${title}`);
      for (const {message, places} of ofSeverity) {
        lines.push(`  - ${capitalized(message)}`);
        if (places.size > 0) lines.push(`      ${namesOf(places, '')}`);
      }
    }
  }
  return lines.join('\n');
}

function toMarkdown({from, to, versions}: Comparison): string {
  const lines = ['## API changes', '', `From ${from} to ${to}.`];
  for (const [version, changes] of Object.entries(versions)) {
    const groups = groupsOf(changes);
    lines.push('', `### ${version}`, '');
    if (groups.length === 0) {
      lines.push('No changes.');
      continue;
    }
    lines.push(`${summary(groups)}.`, '', '| | Change | Where |', '|---|---|---|');
    for (const [severity, title] of SEVERITIES) {
      const label = severity === 'breaking' ? `**${title}**` : title;
      for (const {message, places} of groups.filter((group) => group.severity === severity)) {
        const cells = [label, capitalized(message), namesOf(places, '`')];
        lines.push(`| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`);
      }
    }
  }
  return lines.join('\n');
}

const toJson = (comparison: Comparison): string => JSON.stringify(comparison, null, 2);

/** What writes a comparison, by the name of its format. */
export const FORMATS = {text: toText, markdown: toMarkdown, json: toJson} as const;

export type Format = keyof typeof FORMATS;
