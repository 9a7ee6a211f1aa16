/** A part of the documentation that belongs to one product, with a color and an icon of its own. */
interface AreaOfSite {
  readonly label: string;
  /** First part of the addresses of its pages. */
  readonly path: string;
}

/** The eight areas in the order of the sidebar, by the name that `data-area`, tokens, and icons use. */
export const AREAS = {
  requests: {label: 'Request Manager', path: '/docs/request-manager/'},
  consent: {label: 'Consent', path: '/docs/consent/'},
  map: {label: 'Live Data Map', path: '/docs/ldm/'},
  discovery: {label: 'Data Discovery', path: '/docs/rdd/'},
  risk: {label: 'Risk Management', path: '/docs/risk-management/'},
  integrations: {label: 'Integrations', path: '/docs/integrations/'},
  platform: {label: 'Platform', path: '/docs/overview/'},
  guides: {label: 'Privacy guides', path: '/docs/privacy-guides/'},
} as const satisfies Record<string, AreaOfSite>;
export type Area = keyof typeof AREAS;

/** The area of an address, or undefined for pages that belong to none: home page, API, changelog, search. */
export function areaOf(pathname: string): Area | undefined {
  return (Object.keys(AREAS) as Area[]).find((area) => pathname.startsWith(AREAS[area].path));
}

/** The area of a product by its label, or undefined for the API, which is a part of none. */
export function areaNamed(label: string): Area | undefined {
  return (Object.keys(AREAS) as Area[]).find((area) => AREAS[area].label === label);
}
