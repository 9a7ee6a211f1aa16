import type {SidebarsConfig} from '@docusaurus/plugin-content-docs';
import apiV1 from './docs/api/v1/sidebar';
import apiV2 from './docs/api/v2/sidebar';
import {shortLabels, type Operations} from './src/api/shortLabels';
import {AREAS, type Area} from './src/product/areas';

/** The versions of the API, with the one whose sidebar it is marked. */
function apiVersions(current: 'v1.0' | 'v2.0') {
  const link = (label: string, href: string) =>
    `<a href="${href}"${label === current ? ' aria-current="true"' : ''}>${label}</a>`;
  const value = `<nav class="api-versions" aria-label="API version">${link('v2.0', '/api/v2')}${link('v1.0', '/api/v1')}</nav>`;
  return {type: 'html', value} as const;
}

/** An area with its pages: theme/DocSidebarItem/Category draws its icon. */
function area<const Pages>(name: Area, items: Pages) {
  return {type: 'category', label: AREAS[name].label, customProps: {area: name}, items} as const;
}

export default {
  docs: [
    'index',
    area('requests', [
      'request-manager/getting-started',
      {
        type: 'category',
        label: 'Request intake',
        items: [
          'request-manager/request-intake/privacy-request-center',
          'request-manager/request-intake/email-intake',
          'request-manager/request-intake/toll-free',
          'request-manager/request-intake/verification',
          'request-manager/request-intake/authorized-agents',
        ],
      },
      {
        type: 'category',
        label: 'Request processing',
        items: [
          'request-manager/request-processing/overview',
          'request-manager/request-processing/wizard-flow',
          'request-manager/request-processing/request-actions',
          'request-manager/request-processing/integration-statuses',
          'request-manager/request-processing/pending-action',
          'request-manager/request-processing/approver-role',
          'request-manager/request-processing/legal-hold',
        ],
      },
      {
        type: 'category',
        label: 'Privacy rights',
        items: [
          'request-manager/request-processing/privacy-right/access',
          'request-manager/request-processing/privacy-right/access-categories',
          'request-manager/request-processing/privacy-right/deletion',
          'request-manager/request-processing/privacy-right/update-inaccuracies',
          'request-manager/request-processing/privacy-right/transfer',
          'request-manager/request-processing/privacy-right/object-to-processing',
          'request-manager/request-processing/privacy-right/third-party-disclosure',
          'request-manager/opt-out-requests',
        ],
      },
      {
        type: 'category',
        label: 'Settings',
        items: [
          'request-manager/settings/privacy-request-policies',
          'request-manager/settings/multi-id',
          'request-manager/settings/email-templates',
          'request-manager/settings/request-workflow-automation',
          'request-manager/settings/workflow-automation',
          'request-manager/settings/third-party-disclosure',
        ],
      },
      {
        type: 'category',
        label: 'Audit log streaming',
        items: [
          'request-manager/siem-audit-logs',
          'request-manager/siem-amazon-s3',
          'request-manager/siem-microsoft-sentinel',
        ],
      },
    ]),
    area('consent', [
      'consent/overview',
      {
        type: 'category',
        label: 'Deployment',
        items: [
          'consent/deployment-paths/embedded-deployment',
          'consent/deployment-paths/tag-manager',
          'consent/deployment-paths/single-page-apps',
          'consent/deployment-paths/web-views',
        ],
      },
      {
        type: 'category',
        label: 'Banner',
        items: [
          'consent/banner/layouts-overview',
          'consent/banner/css-customization',
          'consent/banner/localization',
        ],
      },
      {
        type: 'category',
        label: 'Trackers',
        items: [
          'consent/managing-trackers/cookie-management',
          'consent/managing-trackers/inline-scripts',
          'consent/managing-trackers/google-tag-manager',
          'consent/managing-trackers/webflow',
          'consent/managing-trackers/callbacks',
        ],
      },
      {
        type: 'category',
        label: 'Settings',
        key: 'consent-settings',
        items: [
          'consent/settings/consent-policies',
          'consent/settings/category-mapping',
          'consent/settings/plugins',
          'consent/settings/test-mode',
        ],
      },
      {
        type: 'category',
        label: 'Testing',
        items: [
          'consent/testing/testing-consent',
          'consent/testing/privacy-inspector',
          'consent/testing/browser-console-utilities',
          'consent/testing/audit-logging',
        ],
      },
    ]),
    area('map', [
      'ldm/ldm-overview',
      'ldm/system-detection',
      'ldm/system-inventory',
      'ldm/system-profiles',
      'ldm/processing-activities',
      'ldm/ropa-management',
    ]),
    area('discovery', [
      'rdd/overview',
      {
        type: 'category',
        label: 'RDD Agent',
        items: [
          'rdd/rdd-agent/rdd-agent-getting-started',
          'rdd/rdd-agent/rdd-agent-create-api-keys',
          'rdd/rdd-agent/rdd-agent-deployment-overview',
          'rdd/rdd-agent/rdd-environment-variable',
          'rdd/rdd-agent/bring-your-own-integration',
        ],
      },
      {
        type: 'category',
        label: 'API',
        items: ['rdd/api/manage-integrations', 'rdd/api/schedule-scans', 'rdd/api/system-detection'],
      },
    ]),
    area('risk', [
      'risk-management/overview',
      {
        type: 'category',
        label: 'Risk assessments',
        items: [
          'risk-management/risk-assessments/overview',
          'risk-management/risk-assessments/getting-started',
          'risk-management/risk-assessments/inbound-assessments',
          'risk-management/risk-assessments/custom-templates',
        ],
      },
      'risk-management/risk-register',
    ]),
    area('integrations', [
      'integrations/overview',
      {type: 'doc', id: 'integrations/catalog', label: 'All integrations'},
      {type: 'doc', id: 'integrations/managing-integrations/add-integrations', label: 'Add and test'},
      'integrations/managing-integrations/remove-integrations',
      {
        type: 'category',
        label: 'Request Manager Agent',
        items: [
          'integrations/internal-systems-integrations/request-manager-agent/overview',
          'integrations/internal-systems-integrations/request-manager-agent/quick-start',
          'integrations/internal-systems-integrations/request-manager-agent/configuration/environment-variables',
          'integrations/internal-systems-integrations/request-manager-agent/configuration/credentials',
          'integrations/internal-systems-integrations/request-manager-agent/monitoring',
        ],
      },
      {
        type: 'category',
        label: 'Agent connections',
        items: [
          'integrations/internal-systems-integrations/request-manager-agent/configuration/connections/overview',
          'integrations/internal-systems-integrations/request-manager-agent/configuration/connections/postgresql',
          'integrations/internal-systems-integrations/request-manager-agent/configuration/connections/mysql',
          'integrations/internal-systems-integrations/request-manager-agent/configuration/connections/sql-server',
          'integrations/internal-systems-integrations/request-manager-agent/configuration/connections/oracle',
          'integrations/internal-systems-integrations/request-manager-agent/configuration/connections/redshift',
          'integrations/internal-systems-integrations/request-manager-agent/configuration/connections/snowflake',
          'integrations/internal-systems-integrations/request-manager-agent/configuration/connections/big-query',
          'integrations/internal-systems-integrations/request-manager-agent/configuration/connections/api-proxy',
          'integrations/internal-systems-integrations/request-manager-agent/configuration/connections/ssh',
          'integrations/internal-systems-integrations/request-manager-agent/configuration/connections/shards-and-soft-deletes',
        ],
      },
      {
        type: 'category',
        label: 'Agent deployment',
        items: [
          'integrations/internal-systems-integrations/request-manager-agent/deployment-guides/aws-ecs-setup-guide',
          'integrations/internal-systems-integrations/request-manager-agent/deployment-guides/azure-container-apps-setup-guide',
          'integrations/internal-systems-integrations/request-manager-agent/deployment-guides/google-cloud-run-setup-guide',
          'integrations/internal-systems-integrations/request-manager-agent/deployment-guides/storing-credentials',
        ],
      },
      {
        type: 'category',
        label: 'Internal systems',
        items: [
          'integrations/internal-systems-integrations/internal-systems-integrations-overview',
          'integrations/internal-systems-integrations/api-specification',
          'integrations/internal-systems-integrations/api-endpoints-for-testing',
        ],
      },
      {
        type: 'doc',
        id: 'integrations/webhooks-integrations/webhooks-integrations-overview',
        label: 'Webhooks',
      },
      {
        type: 'category',
        label: 'Direct contact',
        items: ['integrations/direct-contact/overview', 'integrations/direct-contact/sso'],
      },
      {
        type: 'category',
        label: 'Connection instructions',
        customProps: {services: true},
        items: [{type: 'autogenerated', dirName: 'integrations/connection-instructions'}],
      },
    ]),
    area('platform', [
      'overview/privacy-dashboard',
      {
        type: 'category',
        label: 'Users',
        items: [
          'overview/user-management/inviting-new-users',
          'overview/user-management/managing-users',
          'overview/user-management/SCIM',
        ],
      },
      {
        type: 'category',
        label: 'Single sign-on',
        items: [
          'overview/user-management/sso/supported-sso',
          'overview/user-management/sso/okta',
          'overview/user-management/sso/microsoft-entra-id',
          'overview/user-management/sso/google-workspace',
          'overview/user-management/sso/onelogin',
          'overview/user-management/sso/pingone',
          'overview/user-management/sso/jumpcloud',
          'overview/user-management/sso/auth0',
          'overview/user-management/sso/cisco-duo',
        ],
      },
      'overview/tenant',
      'overview/multi-brand',
      'overview/email-notifications',
      'overview/network-requirements',
      'overview/support-access',
      'overview/error-codes',
      'overview/accessibility',
      {type: 'doc', id: 'overview/data-files', label: 'Feeds and data files'},
    ]),
    area('guides', [
      'privacy-guides/laws-at-a-glance',
      'privacy-guides/audit-evidence',
      'privacy-guides/employee-vs-consumer-requests',
      'privacy-guides/redaction',
      'privacy-guides/managing-trackers-best-practices',
      'privacy-guides/ropa-best-practices',
    ]),
  ],
  api: [
    apiVersions('v2.0'),
    'api/v2/index',
    'api/v2/client-with-retries',
    'api/v2/webhook-handlers',
    'api/v2/changes',
    ...shortLabels(apiV2 as Operations),
    {type: 'category', label: 'Events', items: [{type: 'autogenerated', dirName: 'api/v2/events'}]},
  ],
  apiV1: [apiVersions('v1.0'), 'api/v1/index', ...shortLabels(apiV1 as Operations)],
} satisfies SidebarsConfig;
