/** Shows the changes of API descriptions: for the terminal, for a pull request, for programs. */

/** @typedef {import('./diff').Change} Change */
/** @typedef {import('./schema').Severity} Severity */

/**
 * @typedef {object} Comparison
 * @property {string} from what the old side is, for people
 * @property {string} to
 * @property {Record<string, Change[]>} versions changes by version
 */

/** @type {[Severity, string][]} */
const SEVERITIES = [
  ['breaking', 'Breaking'],
  ['may-break', 'May break'],
  ['compatible', 'Compatible'],
];

/** More names than this say less than their number. */
const NAMES = 4;

/**
 * @param {readonly Change[]} changes
 * @param {Severity} severity
 */
export const countOf = (changes, severity) => changes.filter((change) => change.severity === severity).length;

/** @param {readonly {severity: Severity}[]} groups */
const summary = (groups) =>
  SEVERITIES.map(([severity, title]) => `${countOf(groups, severity)} ${title.toLowerCase()}`).join(', ');

/**
 * A change of a shared schema is the same sentence in many places, so it is told once.
 *
 * @param {readonly Change[]} changes
 */
function groupsOf(changes) {
  const groups = new Map();
  for (const {severity, message, operation, status} of changes) {
    const key = `${severity} ${message}`;
    const group = groups.get(key) ?? {severity, message, places: new Map()};
    if (operation)
      group.places.set(operation, [...(group.places.get(operation) ?? []), status].filter(Boolean));
    groups.set(key, group);
  }
  return [...groups.values()];
}

/** Operations with their statuses, at most a few. */
function namesOf(places, mark) {
  const names = [...places].map(([operation, statuses]) => {
    const list = statuses.length > NAMES ? `${statuses.length} statuses` : statuses.join(', ');
    return `${mark}${operation}${mark}${list && ` (${list})`}`;
  });
  if (names.length <= NAMES) return names.join(', ');
  return `${names.slice(0, NAMES).join(', ')} and ${names.length - NAMES} more`;
}

const capitalized = (text) => text.charAt(0).toUpperCase() + text.slice(1);

/** @param {Comparison} comparison */
function toText({from, to, versions}) {
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

/** @param {Comparison} comparison */
function toMarkdown({from, to, versions}) {
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

/** @param {Comparison} comparison */
const toJson = (comparison) => JSON.stringify(comparison, null, 2);

/** @type {Record<string, (comparison: Comparison) => string>} */
export const FORMATS = {text: toText, markdown: toMarkdown, json: toJson};
