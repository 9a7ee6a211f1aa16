/** One old address and its new one. */
export interface RedirectPair {
  readonly from: string;
  readonly to: string;
}

/** Takes rules with lists of old addresses apart into pairs. */
export function pairsOf(rules: readonly {from: string | string[]; to: string}[]): RedirectPair[] {
  return rules.flatMap(({from, to}) => [from].flat().map((source) => ({from: source, to})));
}

/** What is wrong with the form of an address, or undefined. */
function flaw(address: string): string | undefined {
  if (!address.startsWith('/')) return 'must start with a slash';
  if (/[?#]/.test(address)) return 'must have no query and no fragment';
  if (address.length > 1 && address.endsWith('/')) return 'must not end in a slash';
  return undefined;
}

/**
 * Checks redirects as data: form, duplicates, loops, chains, unknown targets, and sources that are
 * pages.
 *
 * @param pages paths of the site's pages
 * @returns one message for each mistake, naming the pair
 */
export function checkRedirects(pairs: readonly RedirectPair[], pages: ReadonlySet<string>): string[] {
  const problems: string[] = [];
  const targets = new Map<string, string>();
  for (const {from, to} of pairs) {
    const pair = `${from} -> ${to}`;
    const fromFlaw = flaw(from);
    const toFlaw = flaw(to);
    if (fromFlaw) problems.push(`${pair}: the old address ${fromFlaw}`);
    if (toFlaw) problems.push(`${pair}: the new address ${toFlaw}`);
    if (from === to) problems.push(`${pair}: a page cannot redirect to itself`);
    const other = targets.get(from);
    if (other !== undefined) problems.push(`${pair}: the old address is also redirected to ${other}`);
    else targets.set(from, to);
    if (pages.has(from)) problems.push(`${pair}: the old address is a page`);
  }
  for (const {from, to} of pairs) {
    if (from === to) continue;
    const pair = `${from} -> ${to}`;
    const next = targets.get(to);
    if (next === from) problems.push(`${pair}: a loop, ${to} redirects back`);
    else if (next !== undefined) problems.push(`${pair}: a chain, ${to} redirects to ${next}; name that one`);
    else if (!pages.has(to)) problems.push(`${pair}: the new address is not a page`);
  }
  return problems;
}
