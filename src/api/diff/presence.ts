import type {Place} from './change';

interface Presence {
  readonly isThere: boolean;
  readonly isRequired: boolean;
}

/** Compares whether something is there, and whether it must be. Says nothing about its content. */
export function comparePresence(
  before: Presence,
  after: Presence,
  {direction, kind, report}: Pick<Place, 'direction' | 'kind' | 'report'>,
  label: string,
): void {
  const isRequest = direction === 'request';
  if (!before.isThere && after.isThere) {
    const isDemand = isRequest && after.isRequired;
    const severity = isDemand ? 'breaking' : 'compatible';
    report(kind, 'added', severity, `${isDemand ? 'required ' : ''}${label} was added`);
  } else if (before.isThere && !after.isThere) {
    report(kind, 'removed', 'breaking', `${label} was removed`);
  } else if (!before.isRequired && after.isRequired) {
    report(
      kind,
      'changed',
      isRequest ? 'breaking' : 'compatible',
      `${label} is ${isRequest ? 'now required' : 'now always there'}`,
    );
  } else if (before.isRequired && !after.isRequired) {
    report(
      kind,
      'changed',
      isRequest ? 'compatible' : 'breaking',
      `${label} ${isRequest ? 'is no longer required' : 'may now be missing'}`,
    );
  }
}
