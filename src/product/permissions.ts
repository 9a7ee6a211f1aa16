/** The roles and what they may do: product facts, section 2. */
export const ROLES = [
  'Super Admin',
  'Admin',
  'Privacy Manager',
  'Request Processor',
  'Approver',
  'Connection Manager',
  'Consent Manager',
  'Data Map Editor',
  'Risk Manager',
  'Contributor',
  'Auditor',
] as const;
export type Role = (typeof ROLES)[number];

/** What a cell of the matrix says, in words. */
export const GRANTS = {
  F: 'Full',
  A: 'Assigned only',
  R: 'Read only',
  'F (RDD only)': 'Full for Remote Data Discovery',
  '–': 'None',
} as const;
export type Grant = keyof typeof GRANTS;

/** Permission to one grant a role, in the order of `ROLES`. */
export const PERMISSIONS = {
  'View requests': ['F', 'F', 'F', 'A', 'A', '–', '–', '–', '–', '–', 'R'],
  'Create requests': ['F', 'F', 'F', 'F', '–', '–', '–', '–', '–', '–', '–'],
  'Process requests (wizard, re-run, skip)': ['F', 'F', 'F', 'A', '–', '–', '–', '–', '–', '–', '–'],
  'Verify manually, extend, hold': ['F', 'F', 'F', 'A', '–', '–', '–', '–', '–', '–', '–'],
  'Approve / return for changes': ['F', '–', '–', '–', 'F', '–', '–', '–', '–', '–', '–'],
  'Deny, reopen, cancel': ['F', 'F', 'F', '–', '–', '–', '–', '–', '–', '–', '–'],
  'Download requester files': ['F', 'F', 'F', 'A', 'A', '–', '–', '–', '–', '–', '–'],
  'Redact files': ['F', 'F', 'F', 'A', '–', '–', '–', '–', '–', '–', '–'],
  'Pending actions': ['F', 'F', 'F', 'A', 'A', '–', '–', '–', '–', 'A', 'R'],
  'Policies, templates, automation, identifiers, third-party settings': [
    'F',
    'F',
    'F',
    'R',
    'R',
    '–',
    '–',
    '–',
    '–',
    '–',
    'R',
  ],
  'Privacy Request Center and intake': ['F', 'F', 'F', '–', '–', '–', '–', '–', '–', '–', 'R'],
  'Integrations: connect, test, pause, remove': ['F', 'F', '–', '–', '–', 'F', '–', '–', '–', '–', 'R'],
  'Integrations: scope to policies and rights': ['F', 'F', 'F', '–', '–', 'R', '–', '–', '–', '–', 'R'],
  'Agents and agent keys': ['F', 'F', '–', '–', '–', 'F', '–', 'F (RDD only)', '–', '–', 'R'],
  'Consent sites, banner, trackers, policies, test mode': [
    'F',
    'F',
    '–',
    '–',
    '–',
    '–',
    'F',
    '–',
    '–',
    '–',
    'R',
  ],
  'Consent audit log': ['F', 'F', 'R', '–', '–', '–', 'F', '–', '–', '–', 'R'],
  'Systems, processing activities, RoPA': ['F', 'F', 'R', '–', '–', 'R', 'R', 'F', 'R', 'A', 'R'],
  'Data sources, scans, findings': ['F', 'F', '–', '–', '–', '–', '–', 'F', 'R', '–', 'R'],
  'Assessments, templates, risk register': ['F', 'F', 'R', '–', '–', '–', '–', 'R', 'F', 'A', 'R'],
  'Users, roles, brands, notifications': ['F', 'F', '–', '–', '–', '–', '–', '–', '–', '–', 'R'],
  'SSO, SCIM, Support Access': ['F', '–', '–', '–', '–', '–', '–', '–', '–', '–', 'R'],
  'API clients, webhook endpoints': ['F', 'F', '–', '–', '–', 'F', '–', '–', '–', '–', 'R'],
  'Audit Log, SIEM Streaming': ['F', 'R', '–', '–', '–', '–', '–', '–', '–', '–', 'R'],
  'Privacy Dashboard': ['F', 'F', 'F', 'R', 'R', 'R', 'R', 'R', 'R', '–', 'R'],
} as const satisfies Record<string, readonly Grant[]>;
export type Permission = keyof typeof PERMISSIONS;

/** Grants of one permission by role, without the roles that have none. */
export function grantsOf(permission: Permission): ReadonlyMap<Role, Grant> {
  const grants: readonly Grant[] = PERMISSIONS[permission];
  return new Map(
    ROLES.flatMap((role, index) => {
      const grant = grants[index];
      return grant === undefined || grant === '–' ? [] : [[role, grant] as const];
    }),
  );
}
