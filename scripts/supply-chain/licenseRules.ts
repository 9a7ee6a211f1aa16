/** Holds the licenses of all locked packages against licenses.yml. */

import type {LockedPackage} from './lockfile';

/** What is in licenses.yml. */
export interface LicenseRules {
  /** Names of SPDX. */
  readonly allowed: readonly string[];
  /** Packages that somebody has looked at, as `name@version`. */
  readonly reviewed: Readonly<Record<string, {readonly license: string; readonly why: string}>>;
}

/** `(MIT OR Apache-2.0) AND ISC` as a value: does `isAllowed` hold for what the reader may choose? */
export function satisfies(expression: string, isAllowed: (license: string) => boolean): boolean {
  // "+" and exceptions ("GPL-2.0 WITH …") are names of their own here: nobody has allowed them yet.
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  let at = 0;
  const single = (): boolean => {
    if (tokens[at] !== '(') return isAllowed(nameHere());
    at += 1;
    const value = either();
    at += 1;
    return value;
  };
  const nameHere = () => {
    const rest = tokens.slice(at);
    const end = rest.findIndex((token) => ['(', ')', 'AND', 'OR'].includes(token));
    const words = end === -1 ? rest : rest.slice(0, end);
    at += words.length;
    return words.join(' ');
  };
  type Value = () => boolean;
  const chain = (operator: string, next: Value, combine: (a: boolean, b: boolean) => boolean) => () => {
    let value = next();
    while (tokens[at] === operator) {
      at += 1;
      value = combine(value, next());
    }
    return value;
  };
  const both = chain('AND', single, (a, b) => a && b);
  const either = chain('OR', both, (a, b) => a || b);
  return tokens.length > 0 && either();
}

/** Counts packages by license, and names what is not allowed. */
export function checkLicenses(
  packages: readonly LockedPackage[],
  {allowed, reviewed}: LicenseRules,
): {counts: Map<string, number>; problems: string[]} {
  const counts = new Map<string, number>();
  const problems = new Set<string>();
  const used = new Set<string>();
  for (const {name, version, license} of packages) {
    const id = `${name}@${version}`;
    const review = reviewed[id];
    if (review) used.add(id);
    const known = review?.license ?? license;
    counts.set(known ?? 'none', (counts.get(known ?? 'none') ?? 0) + 1);
    if (known === undefined) {
      problems.add(`${id} names no license. Look at it, and put it under "reviewed".`);
    } else if (!review && !satisfies(known, (one) => allowed.includes(one))) {
      problems.add(`${id} has the license "${known}", which is not under "allowed".`);
    }
  }
  for (const id of Object.keys(reviewed)) {
    if (!used.has(id)) problems.add(`${id} is under "reviewed", and not in the lockfile. Take it out.`);
  }
  return {counts, problems: [...problems].sort()};
}
