/** Product labels of the changelog, with the keys of `changelog/tags.yml`: product facts, section 12. */
export const PRODUCTS = {
  'Request Manager': 'request-manager',
  Consent: 'consent',
  'Live Data Map': 'live-data-map',
  'Data Discovery': 'data-discovery',
  'Risk Management': 'risk-management',
  Integrations: 'integrations',
  API: 'api',
  Platform: 'platform',
} as const;
export type Product = keyof typeof PRODUCTS;
export const PRODUCT_NAMES = Object.keys(PRODUCTS) as readonly Product[];

/** What a change of the changelog does to what a reader has. */
export const CHANGE_KINDS = ['New', 'Changed', 'Ends'] as const;
export type ChangeKind = (typeof CHANGE_KINDS)[number];
