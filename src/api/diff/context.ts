import type {Direction, Report, Side} from './change';
import type {ApiDescription} from './operation';

/** One message of an operation: what callers send, or what they receive. */
export interface Context {
  readonly direction: Direction;
  /** How the message is called. */
  readonly side: Side;
  readonly before: ApiDescription;
  readonly after: ApiDescription;
  readonly report: Report;
}
