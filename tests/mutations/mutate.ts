import type {Mutation} from './mutations';

/** The page's variable that names the mutation of the browser's code that is on. */
const SWITCH = 'globalThis.__mutation';

function replaceOnce(text: string, {name, file, from}: Mutation, to: string): string {
  const parts = text.split(from);
  if (parts.length !== 2) {
    throw new Error(`${name}: ${file} has ${JSON.stringify(from)} ${parts.length - 1} times, not once`);
  }
  return parts.join(to);
}

/**
 * A source with a mutation.
 *
 * @throws when the text that is changed does not occur exactly once
 */
export const mutate = (text: string, mutation: Mutation): string => replaceOnce(text, mutation, mutation.to);

/** A source with a mutation that a page turns on by its name, and is as before without. */
export const mutateByName = (text: string, mutation: Mutation): string =>
  replaceOnce(
    text,
    mutation,
    `(${SWITCH} === ${JSON.stringify(mutation.name)} ? (${mutation.to}) : (${mutation.from}))`,
  );

/** What a page has to run before all other scripts, so that a mutation is on. */
export const turnOn = (name: string): string => `${SWITCH}=${JSON.stringify(name)};`;

const bitsOf = (number: number): number[] =>
  Array.from({length: 31}, (_bit, index) => index).filter((index) => number & (1 << index));

/**
 * The builds, counted from 0, that each of some mutations is in, when several share a build: as few as can be, and so
 * that none is in all builds of another. A test that is red in the builds with its mutation and green in the others is
 * then red for its own: any other that could make it red is in a build where it is green.
 *
 * @see https://en.wikipedia.org/wiki/Sperner%27s_theorem
 */
export function shareBuilds(count: number): {
  readonly builds: number;
  readonly of: readonly (readonly number[])[];
} {
  for (let builds = 1; ; builds += 1) {
    const each = Math.ceil(builds / 2);
    const sets = Array.from({length: 2 ** builds}, (_set, number) => bitsOf(number)).filter(
      ({length}) => length === each,
    );
    if (sets.length >= count) return {builds, of: sets.slice(0, count)};
  }
}
