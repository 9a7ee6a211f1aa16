import type {Identifier} from './identifier';
import type {Call} from './operations';

/** A call, and where readers go who paste it. */
export interface PlacedCall extends Pick<Call, 'method' | 'path'> {
  readonly place: Omit<Identifier, 'name'>;
}

/**
 * Calls as readers copy them: with and without the method, and all beginnings of their paths. A whole path goes before the
 * beginning of another, and of two with the same beginning, the shorter one.
 */
export function callNames(calls: readonly PlacedCall[]): Identifier[] {
  const whole = calls.flatMap(({method, path, place}) => [
    {name: `${method} ${path}`, ...place},
    {name: path, ...place},
  ]);
  const beginnings = [...whole]
    .sort((a, b) => a.name.length - b.name.length)
    .flatMap(({name, ...place}) =>
      [...name.matchAll(/(?<=[^ /])\//g)].map(({index}) => ({name: name.slice(0, index), ...place})),
    );
  return [...whole, ...beginnings];
}
