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

/** Pages on trackers got a folder of their own. */
const consentTrackers: RedirectRule[] = [
  {
    from: [
      '/docs/consent/webflow',
      '/docs/consent/trackers/webflow',
      '/docs/consent/managing-trackers/website-builder',
    ],
    to: '/docs/consent/managing-trackers/webflow',
  },
  {
    from: [
      '/docs/consent/cookie-management',
      '/docs/consent/trackers/cookie-management',
      '/docs/consent/managing-trackers/cookies',
    ],
    to: '/docs/consent/managing-trackers/cookie-management',
  },
];

/** Pages on the look and the words of the banner moved to the banner. */
const consentBanner: RedirectRule[] = [
  {
    from: ['/docs/consent/localization', '/docs/consent/banner/languages'],
    to: '/docs/consent/banner/localization',
  },
  {
    from: ['/docs/consent/css-customization', '/docs/consent/banner/custom-css'],
    to: '/docs/consent/banner/css-customization',
  },
];

/** One page on the setup of the RDD Agent became several. */
const rddAgent: RedirectRule[] = [
  {
    from: ['/docs/rdd/agent-setup', '/docs/rdd/rdd-agent/setup'],
    to: '/docs/rdd/rdd-agent/rdd-agent-getting-started',
  },
  {from: '/docs/rdd/agent-setup/deployment', to: '/docs/rdd/rdd-agent/rdd-agent-deployment-overview'},
  {from: '/docs/rdd/agent-setup/api-keys', to: '/docs/rdd/rdd-agent/rdd-agent-create-api-keys'},
  {from: '/docs/rdd/agent-setup/environment-variables', to: '/docs/rdd/rdd-agent/rdd-environment-variable'},
];

/** The folder of the connection instructions has no page: all services are in the catalog. */
const catalog: RedirectRule[] = [
  {from: '/docs/integrations/connection-instructions', to: '/docs/integrations/catalog'},
];

/** Each type of integration got a folder of its own. */
const integrationTypes: RedirectRule[] = [
  {
    from: ['/docs/integrations/integrations-overview', '/docs/integrations/integration-types'],
    to: '/docs/integrations/overview',
  },
  {
    from: '/docs/integrations/integration-types/direct-contact',
    to: '/docs/integrations/direct-contact/overview',
  },
  {
    from: '/docs/integrations/integration-types/webhooks',
    to: '/docs/integrations/webhooks-integrations/webhooks-integrations-overview',
  },
  {
    from: '/docs/integrations/integration-types/internal-systems',
    to: '/docs/integrations/internal-systems-integrations/internal-systems-integrations-overview',
  },
];

/** The agent moved to the internal systems, and its connectors are called connections. */
const requestManagerAgent: RedirectRule[] = [
  {
    from: '/docs/integrations/request-manager-agent',
    to: '/docs/integrations/internal-systems-integrations/request-manager-agent/overview',
  },
  {
    from: '/docs/integrations/request-manager-agent/quick-start',
    to: '/docs/integrations/internal-systems-integrations/request-manager-agent/quick-start',
  },
  {
    from: '/docs/integrations/request-manager-agent/configuration/environment-variables',
    to: '/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/environment-variables',
  },
  {
    from: '/docs/integrations/request-manager-agent/configuration/credentials',
    to: '/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/credentials',
  },
  {
    from: '/docs/integrations/request-manager-agent/configuration/connectors',
    to: '/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/connections/overview',
  },
  {
    from: '/docs/integrations/request-manager-agent/configuration/connectors/postgres',
    to: '/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/connections/postgresql',
  },
  {
    from: '/docs/integrations/request-manager-agent/configuration/connectors/mssql',
    to: '/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/connections/sql-server',
  },
  {
    from: '/docs/integrations/request-manager-agent/configuration/connectors/bigquery',
    to: '/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/connections/big-query',
  },
  {
    from: '/docs/integrations/request-manager-agent/configuration/connectors/mysql',
    to: '/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/connections/mysql',
  },
  {
    from: '/docs/integrations/request-manager-agent/configuration/connectors/snowflake',
    to: '/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/connections/snowflake',
  },
  {
    from: '/docs/integrations/request-manager-agent/configuration/connectors/http',
    to: '/docs/integrations/internal-systems-integrations/request-manager-agent/configuration/connections/api-proxy',
  },
];

/** Old addresses and where their pages are now. Checked by `src/hosts/redirects`. */
export const redirects: RedirectRule[] = [
  ...requestManagerQuickStart,
  ...privacyRequestCenter,
  ...consentTrackers,
  ...consentBanner,
  ...rddAgent,
  ...catalog,
  ...integrationTypes,
  ...requestManagerAgent,
];
