import {compareNames} from '../../product/alphabetical';
import {
  AUTHENTICATIONS,
  connectionKindOf,
  type Authentication,
  type Capability,
  type Category,
  type ConnectionKind,
  type IntegrationApiFrontMatter,
  type IntegrationFrontMatter,
  type OptOutDetails,
} from '../../product/integrations';
import {countsOf, isConfirmed, type Evidence, type EvidenceCounts} from '../evidence/evidence';

/** What the registry takes from a page, whoever has read it. */
export interface SourcePage {
  /** Name of the page's file, without its ending. */
  readonly slug: string;
  readonly description: string;
  /** Path of the page on the site. */
  readonly path: string;
  readonly integration?: IntegrationFrontMatter;
  readonly integrationApi?: IntegrationApiFrontMatter;
  readonly evidence?: Evidence | undefined;
}

/** A capability as the API writes it: `opt_out`, not `opt-out`. */
type CapabilityValue = 'access' | 'deletion' | 'opt_out' | 'update' | 'identifiers' | 'system_detection';

/** One service of `/integrations.json`. The published schema describes each field. */
export interface RegistryEntry {
  readonly slug: string;
  readonly name: string;
  readonly description: string;
  readonly url: string;
  readonly category: Category;
  readonly kind: ConnectionKind;
  readonly authentication: {readonly kind: Authentication; readonly label: string};
  readonly capabilities: readonly {
    readonly capability: CapabilityValue;
    readonly mode: 'sync' | 'async';
    readonly scopes: readonly string[];
    readonly objects: string;
    /** The kinds of opt-out that are applied; null for every other capability. */
    readonly kinds: OptOutDetails['kinds'] | null;
    /** Whether the vendor says what each call does; null where no one has asked yet. */
    readonly confirmed: boolean | null;
  }[];
  readonly identifiers: readonly string[];
  readonly roles: {readonly clearwarden: readonly string[]; readonly service: readonly string[]};
  readonly plan: string;
  readonly credentials: readonly string[];
  readonly regions: readonly string[];
  readonly api: {
    readonly url: string;
    readonly version: string;
    readonly baseUrl: string;
    readonly reference: string;
  } | null;
  readonly sources: readonly string[];
  readonly reviewed: string;
  readonly evidence: EvidenceCounts | null;
}

/** The API's way to write a capability. */
export function capabilityValue(capability: Capability): CapabilityValue {
  return capability.replace('-', '_') as CapabilityValue;
}

/** The registry: every service that has a connection page, by name. Addresses are absolute. */
export function createRegistry(pages: readonly SourcePage[], siteUrl: string): RegistryEntry[] {
  const apiPages = new Map(pages.filter((page) => page.integrationApi).map((page) => [page.slug, page]));
  return pages
    .flatMap(({slug, description, path, integration, evidence}): RegistryEntry[] => {
      if (!integration) return [];
      const apiPage = apiPages.get(slug);
      const {authentication, capabilities} = integration;
      return [
        {
          slug,
          name: integration.name,
          description,
          url: siteUrl + path,
          category: integration.category,
          kind: connectionKindOf(authentication),
          authentication: {kind: authentication, label: AUTHENTICATIONS[authentication]},
          capabilities: Object.entries(capabilities).map(([capability, details]) => ({
            capability: capabilityValue(capability as Capability),
            mode: details.mode,
            scopes: details.scopes,
            objects: details.objects,
            kinds: 'kinds' in details ? details.kinds : null,
            confirmed: evidence?.capabilities[capability as Capability]?.calls.every(isConfirmed) ?? null,
          })),
          identifiers: integration.identifiers,
          roles: {clearwarden: integration.clearwardenRoles, service: integration.serviceRoles},
          plan: integration.plan,
          credentials: integration.credentials,
          regions: integration.regions ?? [],
          api: apiPage?.integrationApi
            ? {
                url: siteUrl + apiPage.path,
                version: apiPage.integrationApi.version,
                baseUrl: apiPage.integrationApi.baseUrl,
                reference: apiPage.integrationApi.reference,
              }
            : null,
          sources: integration.sources,
          reviewed: integration.reviewed,
          evidence: evidence ? countsOf(evidence) : null,
        },
      ];
    })
    .sort((a, b) => compareNames(a.name, b.name));
}

const CSV_COLUMNS: readonly [string, (entry: RegistryEntry) => string][] = [
  ['slug', ({slug}) => slug],
  ['name', ({name}) => name],
  ['category', ({category}) => category],
  ['kind', ({kind}) => kind],
  ['authentication', ({authentication}) => authentication.kind],
  ['capabilities', ({capabilities}) => capabilities.map(({capability}) => capability).join(';')],
  ['identifiers', ({identifiers}) => identifiers.join(';')],
  ['plan', ({plan}) => plan],
  ['reviewed', ({reviewed}) => reviewed],
  ['url', ({url}) => url],
  ['api_url', ({api}) => api?.url ?? ''],
];

/**
 * The registry as a table: one row a service, several values in a cell separated by `;`.
 *
 * @see https://www.rfc-editor.org/rfc/rfc4180
 */
export function toCsv(entries: readonly RegistryEntry[]): string {
  const cell = (value: string) => (/[",\r\n]/.test(value) ? `"${value.replaceAll('"', '""')}"` : value);
  return [
    CSV_COLUMNS.map(([name]) => name),
    ...entries.map((entry) => CSV_COLUMNS.map(([, valueOf]) => cell(valueOf(entry)))),
  ]
    .map((row) => `${row.join(',')}\r\n`)
    .join('');
}
