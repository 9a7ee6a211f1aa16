import type {
  Capability,
  DetailsOfCapabilities,
  IntegrationApiFrontMatter,
  IntegrationFrontMatter,
  ServiceEndpoint,
} from '../../product/integrations';

/** What a call does at the vendor, with the word for readers. Every one but `reads` writes. */
export const EFFECTS = {
  reads: 'Reads',
  removes: 'Removes',
  anonymizes: 'Anonymizes',
  archives: 'Archives',
  deactivates: 'Deactivates',
  changes: 'Changes',
  appends: 'Appends',
  replaces: 'Replaces',
  suppresses: 'Suppresses',
} as const;
export type Effect = keyof typeof EFFECTS;

/** Whose a source is: documentation of the vendor, its code or OpenAPI description, or someone else's. */
export const SOURCE_KINDS = ['vendor', 'vendor-code', 'secondary'] as const;

export interface EvidenceSource {
  readonly url: string;
  readonly kind: (typeof SOURCE_KINDS)[number];
  /** Month in which it was read, YYYY-MM. */
  readonly read: string;
  /** What the source says about the effect, in other words than its own. */
  readonly says?: string;
}

/** One call, statement, or thing that a person does at the vendor, and who says what it does. */
export interface EvidenceCall {
  /** `METHOD path` of HTTP. Exactly one of this and the next two is there. */
  readonly call?: string;
  /** SQL or a command. */
  readonly statement?: string;
  /** What a person does at the vendor, with the path of the menu. */
  readonly manual?: string;
  readonly effect: Effect;
  /** Left out where the vendor is done when it answers. */
  readonly completes?: 'at-once' | 'later';
  /** The least that suffices, as the vendor names it. */
  readonly permission?: string;
  /** What stays. Empty only when a source says that nothing does. */
  readonly leaves?: readonly string[];
  readonly sources: readonly EvidenceSource[];
  /** Why nothing of the vendor says what a call that writes does. */
  readonly unconfirmed?: string;
}

/** A file of `services/`. */
export interface Evidence {
  readonly capabilities: Readonly<Partial<Record<Capability, {readonly calls: readonly EvidenceCall[]}>>>;
}

/** What `frontMatter.ts` adds to a capability for the panel: what is missing from the vendor. */
export interface Addition {
  readonly unconfirmed?: {
    /** Whether one of the calls writes. */
    readonly writes: boolean;
    readonly why: readonly string[];
  };
}

/** The `integration:` block as the panel gets it. */
export interface ShownIntegration extends IntegrationFrontMatter {
  readonly capabilities: {
    readonly [Name in Capability]?: DetailsOfCapabilities[Name] & Addition;
  };
}

/** A call as the table of the API page shows it. */
export interface ShownEndpoint extends ServiceEndpoint {
  /** In words for readers. Missing where there is no evidence yet. */
  readonly effect?: string;
  readonly unconfirmed?: true;
}

/** The `integrationApi:` block as the table gets it. */
export interface ShownIntegrationApi extends IntegrationApiFrontMatter {
  readonly endpoints: readonly ShownEndpoint[];
}

/** All calls of a service, in the order of the file. */
export function callsOf(evidence: Evidence): readonly EvidenceCall[] {
  return Object.values(evidence.capabilities).flatMap(({calls}) => calls);
}

export const isWriting = ({effect}: Pick<EvidenceCall, 'effect'>): boolean => effect !== 'reads';

/** Whether the vendor's own documentation or code describes a call. */
export const isConfirmed = ({sources}: Pick<EvidenceCall, 'sources'>): boolean =>
  sources.some(({kind}) => kind !== 'secondary');

/** Months in which sources were read, the first one first. */
export function monthsOf(evidence: Evidence): readonly string[] {
  return callsOf(evidence)
    .flatMap(({sources}) => sources.map(({read}) => read))
    .sort();
}

/** How much of a service is confirmed. */
export interface EvidenceCounts {
  readonly calls: number;
  readonly confirmed: number;
  readonly writingCalls: number;
  readonly confirmedWritingCalls: number;
  /** Latest month in which a source was read, or null without sources. */
  readonly checked: string | null;
}

export function countsOf(evidence: Evidence): EvidenceCounts {
  const calls = callsOf(evidence);
  const writing = calls.filter(isWriting);
  return {
    calls: calls.length,
    confirmed: calls.filter(isConfirmed).length,
    writingCalls: writing.length,
    confirmedWritingCalls: writing.filter(isConfirmed).length,
    checked: monthsOf(evidence).at(-1) ?? null,
  };
}
