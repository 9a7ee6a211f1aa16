/** Where names stand that do not begin with a letter. */
export const DIGITS = '0–9';

/** The letter under which a name is found in an alphabetical list. */
export function initialOf(name: string): string {
  const [first = ''] = name.normalize('NFD').toUpperCase();
  return /[A-Z]/.test(first) ? first : DIGITS;
}

/**
 * Two letters that stand for a name where others have a logo: the initials of the first two words, or the first letter
 * and the next consonant of a single word (“HubSpot” is Hs, “Salesforce” is Sl).
 */
export function monogramOf(name: string): string {
  const words = name
    .normalize('NFD')
    .replace(/[^\p{L}\p{N} ]/gu, '')
    .replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2')
    .split(' ')
    .filter(Boolean);
  const [first = '', second] = words;
  const next = second ?? /[^aeiou]/i.exec(first.slice(1))?.[0] ?? first.slice(1);
  return first.slice(0, 1).toUpperCase() + next.slice(0, 1).toLowerCase();
}
