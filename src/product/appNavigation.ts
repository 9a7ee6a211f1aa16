/**
 * The app's navigation with its exact labels: products, their pages, and the pages below those. Tabs are on the pages
 * themselves. product-facts 1.4 has the list, and `tests/content/screens.spec.ts` holds this to it.
 */
export const APP_NAVIGATION: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  Dashboard: {},
  'Request Manager': {
    Requests: [],
    'Pending Actions': [],
    Intake: [],
    Reports: [],
    Settings: [
      'Policies',
      'Workflow Automation',
      'Email Templates',
      'Verification',
      'Identifiers',
      'Access Categories',
      'Third-Party Disclosure',
      'Redaction',
      'Opt-Out',
    ],
  },
  Consent: {
    Sites: ['Banner', 'Trackers', 'Policies', 'Deployment', 'Privacy Inspector'],
    'Audit Log': [],
    Settings: ['Category Mapping', 'Plugins', 'Test Mode', 'Unified Choice'],
  },
  'Live Data Map': {
    Systems: [],
    'System Detection': [],
    'Processing Activities': [],
    'RoPA Reports': [],
    Settings: [],
  },
  'Data Discovery': {
    Overview: [],
    Agents: [],
    'Data Sources': [],
    Scans: [],
    Findings: [],
    Classifiers: [],
  },
  'Risk Management': {Assessments: [], Inbound: [], Templates: [], 'Risk Register': [], Settings: []},
  Integrations: {Connected: [], Catalog: [], 'Request Manager Agents': [], Settings: []},
  Settings: {
    Organization: [],
    Brands: [],
    Users: [],
    Roles: [],
    'Single Sign-On': [],
    SCIM: [],
    'Support Access': [],
    Notifications: [],
    'API Clients': [],
    'Agent Keys': [],
    'Webhook Endpoints': [],
    'Audit Log': [],
    'SIEM Streaming': [],
  },
};
