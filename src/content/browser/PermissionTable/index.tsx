import type {ReactNode} from 'react';
import MarkLegend from '../MarkLegend';
import ScrollableTable from '../ScrollableTable';
import {GRANTS, ROLES, grantsOf, type Grant, type Permission, type Role} from '../../../product/permissions';
import hidden from '../visuallyHidden.module.css';
import styles from './styles.module.css';

/** What shows how much a grant is, before its words: shell/css/content.css. */
const MARKS = {
  F: 'full',
  'F (RDD only)': 'half',
  A: 'half',
  R: 'look',
  '–': 'none',
} as const satisfies Record<Grant, string>;

/** The only grant whose mark is another one's, too: its cells say it in words. */
const SAID: Grant = 'F (RDD only)';

interface Props {
  /** Rows of the permission matrix, by their exact names. */
  readonly permissions: readonly Permission[];
  /** Whether it is folded away, under what a page says of its reader's role. */
  readonly folded?: boolean;
}

/** Who may do what: one row a role, one column a permission. Roles without any of them are left out. */
function Matrix({permissions}: Pick<Props, 'permissions'>): ReactNode {
  const columns = permissions.map((permission) => ({permission, grants: grantsOf(permission)}));
  const rows = ROLES.filter((role) => columns.some(({grants}) => grants.has(role)));
  const grantOf = (role: Role, {grants}: (typeof columns)[number]): Grant => grants.get(role) ?? '–';
  const given = new Set(rows.flatMap((role) => columns.map((column) => grantOf(role, column))));
  const shown = (Object.keys(GRANTS) as Grant[]).filter((grant) => grant !== SAID && given.has(grant));
  return (
    <>
      <ScrollableTable data-equal-columns="">
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
              {columns.map((column) => {
                const grant = grantOf(role, column);
                return (
                  <td key={column.permission} data-mark={MARKS[grant]}>
                    <span className={grant === SAID ? undefined : hidden.visuallyHidden}>
                      {GRANTS[grant]}
                    </span>
                  </td>
                );
              })}
            </tr>
          ))}
        </tbody>
      </ScrollableTable>
      <p className={styles.legend}>
        <MarkLegend marks={shown.map((grant) => ({mark: MARKS[grant], words: GRANTS[grant]}))} />
      </p>
    </>
  );
}

/** The matrix, in sight or folded away. */
export default function PermissionTable({permissions, folded = false}: Props): ReactNode {
  if (!folded) return <Matrix permissions={permissions} />;
  return (
    <details className={styles.folded}>
      <summary>Roles that have permissions</summary>
      <Matrix permissions={permissions} />
    </details>
  );
}
