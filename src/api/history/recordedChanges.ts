import type {Change, Severity} from '../diff/change';
import {capitalized, groupsOf} from '../diff/report';
import type {HistoryChange} from './history';

const ORDER: readonly Severity[] = ['breaking', 'may-break', 'compatible'];

/**
 * A comparison as the history keeps it: the hardest changes first, and each once with all that it reaches. New
 * operations and events are left out, because they have a month of their own.
 */
export function recordedChanges(changes: readonly Change[]): HistoryChange[] {
  const told = changes.filter(
    ({kind, action}) => !(action === 'added' && (kind === 'operation' || kind === 'event')),
  );
  return groupsOf(told)
    .map(({severity, message, places}) => ({
      severity,
      message: capitalized(message),
      where: [...places.keys()],
    }))
    .sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
}
