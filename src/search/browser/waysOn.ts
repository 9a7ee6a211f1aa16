import type {SignProps} from '@site/src/shell/browser/Sign';

/** A way on that is no hit. */
export interface WayOn extends SignProps {
  readonly label: string;
  readonly address: string;
}

/** What most readers come for, while there is nothing to search for. */
export const TASKS: readonly WayOn[] = [
  {
    sign: {icon: 'requests'},
    hue: 'requests',
    label: 'Process your first privacy request',
    address: '/docs/request-manager/getting-started',
  },
  {
    sign: {icon: 'consent'},
    hue: 'consent',
    label: 'Put a consent banner on a site',
    address: '/docs/consent/deployment-paths/embedded-deployment',
  },
  {
    sign: {icon: 'integrations'},
    hue: 'integrations',
    label: 'Connect a service',
    address: '/docs/integrations/managing-integrations/add-integrations',
  },
];

/** Where readers find what the search doesn't. */
export const waysOn = (query: string): readonly WayOn[] => [
  {
    sign: {icon: 'integrations'},
    hue: 'integrations',
    label: `Search the catalog of services for “${query}”`,
    address: `/docs/integrations/catalog?${new URLSearchParams({q: query}).toString()}`,
  },
  {sign: {icon: 'menu'}, hue: 'platform', label: 'Browse all topics', address: '/tags'},
  {
    sign: {icon: 'person'},
    hue: 'platform',
    label: 'Ask support',
    address: '/docs/overview/customer-support-portal',
  },
];
