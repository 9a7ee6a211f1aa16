/** One old address and its new one. */
export interface RedirectPair {
  readonly from: string;
  readonly to: string;
}

/** Old addresses of a page, as `redirects.ts` has them. */
interface RedirectRule {
  from: string | string[];
  to: string;
}

/** Takes rules with lists of old addresses apart into pairs. */
export function pairsOf(rules: readonly RedirectRule[]): RedirectPair[] {
  return rules.flatMap(({from, to}) => [from].flat().map((source) => ({from: source, to})));
}

/** What paths are made of wherever they are: unreserved characters of RFC 3986, section 2.3, and slashes. */
const PLAIN = /^[A-Za-z0-9._~/-]*$/;
const ALLOWED = 'letters, digits, "-", ".", "_", "~" and "/"';

/**
 * What is wrong with the form of an address. Hosts read sources as patterns, each in a language of its own, and
 * lines at spaces: what has another meaning to any of them is no address.
 */
function flawsOf(address: string): string[] {
  const end = /(?:\.html|\/index)$/.exec(address)?.[0];
  return [
    ...(address.startsWith('/') ? [] : ['must start with a slash']),
    ...(/[?#]/.test(address) ? ['must have no query and no fragment'] : []),
    ...(PLAIN.test(address.replace(/[?#]/g, '')) ? [] : [`may have ${ALLOWED}, and nothing else`]),
    ...(address.includes('//') ? ['must not have two slashes side by side'] : []),
    ...(/(?:^|\/)\.{1,2}(?:\/|$)/.test(address) ? ['must not have "." or ".." between slashes'] : []),
    ...(address.length > 1 && address.endsWith('/') ? ['must not end in a slash'] : []),
    ...(end === undefined ? [] : [`must not end in ${end}, which hosts take away`]),
  ];
}

/** The rules whose addresses are well formed. Docusaurus stops at the first that is not, before others are looked at. */
export function wellFormed(rules: readonly RedirectRule[]): RedirectRule[] {
  return rules.filter(({from, to}) => [from, to].flat().every((address) => flawsOf(address).length === 0));
}

/** A pair as messages name it, on one line. */
const nameOf = ({from, to}: RedirectPair) => JSON.stringify(`${from} -> ${to}`).slice(1, -1);

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
    const pair = nameOf({from, to});
    for (const flaw of flawsOf(from)) problems.push(`${pair}: the old address ${flaw}`);
    for (const flaw of flawsOf(to)) problems.push(`${pair}: the new address ${flaw}`);
    if (from === to) problems.push(`${pair}: a page cannot redirect to itself`);
    const other = targets.get(from);
    if (other !== undefined) problems.push(`${pair}: the old address is also redirected to ${other}`);
    else targets.set(from, to);
    if (pages.has(from)) problems.push(`${pair}: the old address is a page`);
  }
  for (const {from, to} of pairs) {
    if (from === to) continue;
    const pair = nameOf({from, to});
    const next = targets.get(to);
    if (next === from) problems.push(`${pair}: a loop, ${to} redirects back`);
    else if (next !== undefined) problems.push(`${pair}: a chain, ${to} redirects to ${next}; name that one`);
    else if (!pages.has(to)) problems.push(`${pair}: the new address is not a page`);
  }
  return problems;
}
