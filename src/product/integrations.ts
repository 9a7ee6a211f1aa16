import type {Role} from './permissions';

/** Categories of contributing/integrations.csv. */
export const CATEGORIES = [
  'Advertising',
  'Analytics & product',
  'CRM',
  'Cloud storage & files',
  'Collaboration',
  'Customer data platform',
  'Customer support',
  'Data warehouse',
  'Database',
  'Developer & infrastructure',
  'E-commerce',
  'Education & learning',
  'Email & messaging',
  'Events & scheduling',
  'Finance & ERP',
  'HR & payroll',
  'Identity & device management',
  'Loyalty & reviews',
  'Marketing automation',
  'Payments & billing',
  'Recruiting',
  'Sales engagement',
  'Surveys & forms',
  'Tag manager & experimentation',
  'Verification & data providers',
] as const;
export type Category = (typeof CATEGORIES)[number];

/** Authentication kinds of the Connect dialog, with their names for readers: product facts 10.3. */
export const AUTHENTICATIONS = {
  'oauth2-authorization-code': 'OAuth 2.0 sign-in',
  'oauth2-client-credentials': 'OAuth 2.0 client credentials',
  'api-key': 'API key',
  basic: 'User name and password',
  'personal-access-token': 'Personal access token',
  'service-account': 'Service account',
  'database-credentials': 'Request Manager Agent',
  sftp: 'SFTP',
  jwt: 'Signed JWT',
  'direct-contact': 'Direct contact',
} as const;
export type Authentication = keyof typeof AUTHENTICATIONS;

/** The partial with the steps of the Connect dialog: detection alone has no scope, no mode, and nothing to try. */
export function dialogOf(authentication: Authentication, capabilities: readonly string[]) {
  return capabilities.join() === 'system-detection' ? 'detection' : authentication;
}

/** Who does the work of a request, with the names for readers: product facts 10. */
export const CONNECTION_KINDS = {
  cloud: 'Cloud',
  agent: 'Agent',
  direct_contact: 'Direct contact',
} as const;
export type ConnectionKind = keyof typeof CONNECTION_KINDS;

/** The kind that follows from how a service authenticates. */
export function connectionKindOf(authentication: Authentication): ConnectionKind {
  if (authentication === 'database-credentials') return 'agent';
  return authentication === 'direct-contact' ? 'direct_contact' : 'cloud';
}

/** Capabilities with their labels, the product module and the rights that use them: product facts 10.1. */
export const CAPABILITIES = {
  access: {
    label: 'Access',
    module: 'Request Manager',
    usedBy: 'Access, Transfer, lookups in Update Inaccuracies and Third-Party Disclosure',
  },
  deletion: {label: 'Deletion', module: 'Request Manager', usedBy: 'Deletion'},
  'opt-out': {label: 'Opt-Out', module: 'Request Manager', usedBy: 'Opt-Out, Object to Processing'},
  update: {
    label: 'Update',
    module: 'Request Manager',
    usedBy: 'Update Inaccuracies, Object to Processing',
  },
  identifiers: {
    label: 'Identifiers',
    module: 'Request Manager',
    usedBy: 'Identify step of every right that has it',
  },
  'system-detection': {label: 'System Detection', module: 'Live Data Map', usedBy: 'Live Data Map'},
} as const;
export type Capability = keyof typeof CAPABILITIES;

/** Identifier types: product facts 3.12. Custom types are written `custom:key`. */
export const IDENTIFIER_TYPES = [
  'email',
  'phone',
  'full_name',
  'postal_address',
  'customer_id',
  'loyalty_id',
  'order_id',
  'employee_id',
  'username',
  'device_id',
  'visitor_id',
] as const;

/** What an opt-out can be of, as the API's `kinds[]` writes it and in its order: product facts 3.2. */
export const OPT_OUT_KINDS = [
  'sale_or_sharing',
  'targeted_advertising',
  'profiling',
  'limit_sensitive',
  'marketing_messages',
] as const;
export type OptOutKind = (typeof OPT_OUT_KINDS)[number];

/** Where customers write what an opt-out does themselves, no page knows its kinds. */
export const OWN_STATEMENT = 'statement';

export interface CapabilityDetails {
  /** Whether the service does the work immediately or as a job that Clearwarden polls. */
  readonly mode: 'sync' | 'async';
  /** The least scopes, permissions or grants at the service. */
  readonly scopes: readonly string[];
  /** What is found, deleted or changed, in one phrase. */
  readonly objects: string;
}

/** Opt-Out says more: each kind that the service has no setting for becomes a manual task. */
export interface OptOutDetails extends CapabilityDetails {
  /** The kinds that the call applies. With an agent, the customer's own statement decides. */
  readonly kinds: readonly OptOutKind[] | typeof OWN_STATEMENT;
}

/** What a page says of each capability. */
export interface DetailsOfCapabilities extends Record<Exclude<Capability, 'opt-out'>, CapabilityDetails> {
  readonly 'opt-out': OptOutDetails;
}

/** The `integration:` block in the front matter of a connection page. */
export interface IntegrationFrontMatter {
  readonly name: string;
  readonly category: Category;
  readonly authentication: Authentication;
  readonly capabilities: Readonly<Partial<DetailsOfCapabilities>>;
  readonly identifiers: readonly string[];
  readonly clearwardenRoles: readonly Role[];
  readonly serviceRoles: readonly string[];
  /** Plan or edition needed, in the vendor's words. */
  readonly plan: string;
  /** What the Connect dialog asks for. */
  readonly credentials: readonly string[];
  readonly regions?: readonly string[];
  /** Vendor's pages that the facts were checked with. */
  readonly sources: readonly string[];
  /** Month of the last check, YYYY-MM. */
  readonly reviewed: string;
}

/** One call of an `integrationApi:` block. */
export interface ServiceEndpoint {
  readonly capability: Capability;
  readonly method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  readonly path: string;
  readonly purpose: string;
  readonly scope?: string;
}

/** The `integrationApi:` block in the front matter of a service's API page. */
export interface IntegrationApiFrontMatter {
  readonly service: string;
  readonly version: string;
  readonly baseUrl: string;
  readonly authentication: string;
  readonly reference: string;
  readonly endpoints: readonly ServiceEndpoint[];
  readonly rateLimit: string;
  readonly pagination: string;
  readonly sources: readonly string[];
  readonly reviewed: string;
}
