import {isSame, keysOf, quote, type Description, type Kind, type Report} from './change';
import {withoutWords} from './words';

/** Two objects of the two descriptions, to be compared by what no rule knows. */
interface Pair {
  readonly old: object;
  readonly now: object;
  readonly before: Description;
  readonly after: Description;
}

/** What happened to a keyword, in words. Objects and lists are not told: they can be long. */
export function sentenceOf(keyword: string, label: string, old: unknown, now: unknown): string {
  const isLong = [old, now].some((value) => typeof value === 'object' && value !== null);
  const told = (value: unknown) => (isLong ? '' : ` ${quote(value)}`);
  if (old === undefined) return `${keyword}${told(now)} of ${label} is new`;
  if (now === undefined) return `${keyword}${told(old)} of ${label} is gone`;
  return `${keyword} of ${label} changed${isLong ? '' : ` from ${quote(old)} to ${quote(now)}`}`;
}

/**
 * Reports every keyword that differs and that no rule compares. Nobody can tell what it means, so it may break.
 * With it, descriptions that differ in more than words have changes in any case.
 *
 * @param known keywords that are compared by rules
 */
export function compareOtherKeywords(
  {old, now, before, after}: Pair,
  known: readonly string[],
  {kind, report, label}: {readonly kind: Kind; readonly report: Report; readonly label: string},
): void {
  const rest = (node: object, description: Description) => withoutWords(omit(node, known), description);
  const [first, second] = [rest(old, before), rest(now, after)];
  for (const keyword of keysOf(first, second)) {
    if (isSame(first[keyword], second[keyword])) continue;
    report(kind, 'changed', 'may-break', sentenceOf(keyword, label, first[keyword], second[keyword]));
  }
}

function omit(node: object, keywords: readonly string[]): object {
  return Object.fromEntries(Object.entries(node).filter(([keyword]) => !keywords.includes(keyword)));
}
