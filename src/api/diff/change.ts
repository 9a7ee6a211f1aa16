export type Severity = 'breaking' | 'may-break' | 'compatible';
export type Action = 'added' | 'changed' | 'removed';

/** What a change is about. */
export type Kind =
  | 'operation'
  | 'event'
  | 'parameter'
  | `${Side}-body`
  | `${Side}-field`
  | 'enum-value'
  | 'status'
  | 'header'
  | 'scope'
  | 'authorization'
  | 'server'
  | 'description';

/** What a body belongs to: an operation has a request and a response, an event is sent and answered. */
export type Side = 'request' | 'response' | 'event' | 'answer';

/** Which way data goes: callers send requests and receive responses. */
export type Direction = 'request' | 'response';

/** One difference between two descriptions. */
export interface Change {
  readonly kind: Kind;
  readonly action: Action;
  readonly severity: Severity;
  /** operationId, or the name of an event; empty for the API as a whole. */
  readonly operation: string;
  /** Status of the response that it is about, or empty. */
  readonly status: string;
  readonly message: string;
}

export type Report = (kind: Kind, action: Action, severity: Severity, message: string) => void;

/** Where the comparison is: which way the data goes, how the place is called, and who hears of changes. */
export interface Place {
  readonly direction: Direction;
  /** Kind of the changes of fields. */
  readonly kind: Kind;
  /** How the field at a path is called; the empty path is the top of a body or parameter. */
  readonly label: (path: string) => string;
  readonly report: Report;
  /** The description that references of the old side are looked up in. */
  readonly before: Description;
  readonly after: Description;
}

/** A bundled description, or nothing where there is none. What is in it can be anything. */
export type Description = object;

/** A value as code. */
export const quote = (value: unknown): string =>
  `\`${typeof value === 'string' ? value : JSON.stringify(value)}\``;

/** Whether two values are the same JSON. */
export const isSame = (first: unknown, second: unknown): boolean =>
  JSON.stringify(first) === JSON.stringify(second);

/** The keys of both objects, the old ones first. */
export const keysOf = (before: object, after: object): string[] => [
  ...new Set([...Object.keys(before), ...Object.keys(after)]),
];
