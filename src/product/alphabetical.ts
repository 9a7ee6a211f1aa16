/** What a name is found under: its words without case, accents and punctuation, and numbers by their size. */
function sortKey(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z\d]+/g, ' ')
    .trim()
    .replace(/\d+/g, (digits) => digits.padStart(9, '0'));
}

/**
 * Compares two names as readers look for them, word by word. Every list of services is sorted by it. Not by
 * `localeCompare`: its order depends on the data of languages that Node or the browser has, and loading these takes
 * a browser a moment (see docusaurus/without-intl).
 */
export function compareNames(a: string, b: string): number {
  const [keyA, keyB] = [sortKey(a), sortKey(b)];
  // Names that differ in case or accents only keep one order, too.
  const [first, second] = keyA === keyB ? [a, b] : [keyA, keyB];
  return Number(first > second) - Number(first < second);
}
