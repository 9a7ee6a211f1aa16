/** Holds the licenses of all locked packages against licenses.yml. */

/** `(MIT OR Apache-2.0) AND ISC` as a value: does `isAllowed` hold for what the reader may choose? */
export function satisfies(expression, isAllowed) {
  // "+" and exceptions ("GPL-2.0 WITH …") are names of their own here: nobody has allowed them yet.
  const tokens = expression.match(/\(|\)|[^\s()]+/g) ?? [];
  let at = 0;
  const single = () => {
    if (tokens[at] !== '(') return isAllowed(nameHere());
    at += 1;
    const value = either();
    at += 1;
    return value;
  };
  const nameHere = () => {
    const words = [];
    while (at < tokens.length && !['(', ')', 'AND', 'OR'].includes(tokens[at])) words.push(tokens[at++]);
    return words.join(' ');
  };
  const chain = (operator, next, combine) => () => {
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

/**
 * @param {readonly import('./lockfile').LockedPackage[]} packages
 * @param {{allowed: readonly string[], reviewed: Readonly<Record<string, {license: string, why: string}>>}} rules
 * @returns {{counts: Map<string, number>, problems: string[]}} packages by license, and what is not allowed
 */
export function checkLicenses(packages, {allowed, reviewed}) {
  const counts = new Map();
  const problems = new Set();
  const used = new Set();
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
