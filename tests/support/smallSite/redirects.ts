import type {Options} from '@docusaurus/plugin-client-redirects';

export const redirects: NonNullable<Options['redirects']> = [
  {from: '/docs/start', to: '/docs/request-manager/getting-started'},
];
