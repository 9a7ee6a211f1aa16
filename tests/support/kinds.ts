import {routes} from './routes';

/** One page of each kind: each layout, and each component that comes alive by itself. */
export const KINDS = [
  ...routes.home,
  '/docs/request-manager/getting-started',
  '/docs/integrations/catalog',
  '/docs/integrations/connection-instructions/hubspot',
  '/api/v2/create-privacy-request',
  ...routes.changelog.slice(0, 2),
  ...routes.tags.slice(0, 1),
  ...routes.showcase.slice(0, 1).map(({path}) => path),
  '/search',
  '/no/such/page',
];
