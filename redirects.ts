import type {Options} from '@docusaurus/plugin-client-redirects';

type RedirectRule = NonNullable<Options['redirects']>[number];

/** The quick start was one guide; its parts became pages of their own. */
const requestManagerQuickStart: RedirectRule[] = [
  {
    from: ['/docs/request-manager/quick-start', '/docs/request-manager/quick-start/overview'],
    to: '/docs/request-manager/getting-started',
  },
  {
    from: '/docs/request-manager/quick-start/policies',
    to: '/docs/request-manager/settings/privacy-request-policies',
  },
  {
    from: '/docs/request-manager/quick-start/processing',
    to: '/docs/request-manager/request-processing/overview',
  },
];

/** The Privacy Request Center's settings moved to the intake channels. */
const privacyRequestCenter: RedirectRule[] = [
  {
    from: [
      '/docs/request-manager/quick-start/intake',
      '/docs/request-manager/privacy-request-center-customization',
      '/docs/request-manager/settings/privacy-request-center',
    ],
    to: '/docs/request-manager/request-intake/privacy-request-center',
  },
];

/** Old addresses and where their pages are now. Checked by `src/plugins/redirect-rules`. */
export const redirects: RedirectRule[] = [...requestManagerQuickStart, ...privacyRequestCenter];
