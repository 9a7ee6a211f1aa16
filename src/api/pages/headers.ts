import type {Identifier} from './identifier';
import type {OperationObject} from './types';

/**
 * Sections of the introductions that are about a header and have no row for it: what its name is most often in may be
 * about something else. `Idempotency-Key` stands in an error's entry as often as in its own section.
 */
export const SECTIONS_OF_HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  '/api/v2': {
    ETag: 'conditional-updates',
    'Idempotency-Key': 'idempotency',
    'If-Match': 'conditional-updates',
    Link: 'pagination',
    Location: 'conditional-updates',
    'RateLimit-Limit': 'rate-limits',
    'RateLimit-Remaining': 'rate-limits',
    'RateLimit-Reset': 'rate-limits',
    'Retry-After': 'rate-limits',
    'X-Request-Id': 'errors',
  },
};

/** Names of the headers that operations have, on a page that tells of them. */
export function headersOf(operations: readonly OperationObject[], page: string): Identifier[] {
  const names = operations.flatMap(({parameters = [], responses}) => [
    ...parameters.filter((one) => one.in === 'header').map(({name}) => name),
    ...Object.values(responses).flatMap(({headers = {}}) => Object.keys(headers)),
  ]);
  return [...new Set(names)].map((name) => ({
    name,
    page,
    anchor: SECTIONS_OF_HEADERS[page]?.[name],
    isDefined: true,
  }));
}
