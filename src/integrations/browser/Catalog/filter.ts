import {FACETS, type CatalogState, type FacetName} from './state';

/** What the filter needs to know of a service. */
export interface FilterEntry {
  readonly slug: string;
  /** All words by which it is found, folded. */
  readonly text: string;
  readonly facets: Readonly<Record<FacetName, readonly string[]>>;
}

export interface FilterResult {
  readonly visible: ReadonlySet<string>;
  /** How many services each value of a facet would show, everything else staying as chosen. */
  readonly counts: Readonly<Record<FacetName, Readonly<Record<string, number>>>>;
}

/** Lowercase, without accents and punctuation, so that "judge.me" and "Judge me" are the same. */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Which services the state shows, and the counts of all facets. */
export function filterEntries(entries: readonly FilterEntry[], state: CatalogState): FilterResult {
  const words = fold(state.q).split(' ').filter(Boolean);
  const counts = Object.fromEntries(
    FACETS.map(({name, values}) => [name, Object.fromEntries(values.map(([value]) => [value, 0]))]),
  ) as Record<FacetName, Record<string, number>>;
  const visible = new Set<string>();

  for (const entry of entries) {
    if (!words.every((word) => entry.text.includes(word))) continue;
    const failed = FACETS.filter(({name, matches}) => {
      const chosen = state[name];
      if (chosen.length === 0) return false;
      const has = (value: string) => entry.facets[name].includes(value);
      return matches === 'all' ? !chosen.every(has) : !chosen.some(has);
    });
    if (failed.length === 0) visible.add(entry.slug);
    for (const {name, matches} of FACETS) {
      // A facet of which any value will do is counted as if none were chosen in it.
      const others = matches === 'any' ? failed.filter((facet) => facet.name !== name) : failed;
      if (others.length > 0) continue;
      for (const value of entry.facets[name]) counts[name][value] = (counts[name][value] ?? 0) + 1;
    }
  }
  return {visible, counts};
}
