/** Where names stand that do not begin with a letter. */
export const DIGITS = '0–9';

/** The letter under which a name is found in an alphabetical list. */
export function initialOf(name: string): string {
  const [first = ''] = name.normalize('NFD').toUpperCase();
  return /[A-Z]/.test(first) ? first : DIGITS;
}
