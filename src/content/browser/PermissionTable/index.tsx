import type {ReactNode} from 'react';
import ScrollableTable from '../ScrollableTable';
import {GRANTS, ROLES, grantsOf, type Grant, type Permission} from '../../../product/permissions';

/** What shows how much a grant is, before its words: shell/css/content.css. */
const MARKS = {
  F: 'full',
  'F (RDD only)': 'half',
  A: 'half',
  R: 'look',
  '–': 'none',
} as const satisfies Record<Grant, string>;

interface Props {
  /** Rows of the permission matrix, by their exact names. */
  readonly permissions: readonly Permission[];
}

/** Who may do what: one row a role, one column a permission. Roles without any of them are left out. */
export default function PermissionTable({permissions}: Props): ReactNode {
  const columns = permissions.map((permission) => ({permission, grants: grantsOf(permission)}));
  const rows = ROLES.filter((role) => columns.some(({grants}) => grants.has(role)));
  return (
    <ScrollableTable data-equal-columns={permissions.length}>
      <colgroup>
        <col />
        <col span={permissions.length} />
      </colgroup>
      <thead>
        <tr>
          <th scope="col">Role</th>
          {columns.map(({permission}) => (
            <th scope="col" key={permission}>
              {permission}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((role) => (
          <tr key={role}>
            <th scope="row">{role}</th>
            {columns.map(({permission, grants}) => (
              <td key={permission} data-mark={MARKS[grants.get(role) ?? '–']}>
                <span>{GRANTS[grants.get(role) ?? '–']}</span>
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollableTable>
  );
}
