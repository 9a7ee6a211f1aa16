import {countsOf, monthsOf, type Evidence, type EvidenceCounts} from './evidence';

export interface ServiceRow {
  readonly slug: string;
  /** Undefined without a file. */
  readonly counts: EvidenceCounts | undefined;
  /** The first month in which a source was read. */
  readonly oldest: string | undefined;
}

/** How many calls write without a word of the vendor. */
export const unconfirmedOf = ({writingCalls, confirmedWritingCalls}: EvidenceCounts): number =>
  writingCalls - confirmedWritingCalls;

/**
 * Services in the order in which they need someone to look: without a file, then with the most writing calls that
 * are not confirmed, then with the oldest source.
 */
export function byNeed(
  services: readonly {readonly slug: string; readonly evidence: Evidence | undefined}[],
): ServiceRow[] {
  return services
    .map(({slug, evidence}) => ({
      slug,
      counts: evidence && countsOf(evidence),
      oldest: evidence && monthsOf(evidence)[0],
    }))
    .sort(
      (a, b) =>
        Number(a.counts !== undefined) - Number(b.counts !== undefined) ||
        (a.counts && b.counts ? unconfirmedOf(b.counts) - unconfirmedOf(a.counts) : 0) ||
        (a.oldest ?? '').localeCompare(b.oldest ?? '', 'en') ||
        a.slug.localeCompare(b.slug, 'en'),
    );
}
