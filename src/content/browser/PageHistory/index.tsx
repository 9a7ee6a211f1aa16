import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useDoc} from '@docusaurus/plugin-content-docs/client';
import {formatDay, formatMonth} from '../../../product/dates';
import type {PageHistory as History} from '../../history/frontMatter';
import styles from './styles.module.css';

/**
 * At the foot of a page: the days on which it was changed, and the changes of the changelog that link to it. Nothing
 * for a page that has no history. A footer, as the page's last change is: no text of the page.
 */
export default function PageHistory(): ReactNode {
  // Not the page's own front matter, for the reason that `integrations/evidence/frontMatter.ts` gives.
  const {history} = useDoc().metadata.frontMatter as {history?: History};
  if (!history) return null;
  const {days, before, entries} = history;
  return (
    <footer className={styles.history}>
      <details>
        <summary>History of this page</summary>
        <dl>
          {days.length > 0 && <dt>Changed on</dt>}
          {days.map((day) => (
            <dd key={day}>
              <time dateTime={day}>{formatDay(day)}</time>
            </dd>
          ))}
          {before > 0 && <dd>{`${before} earlier ${before === 1 ? 'day' : 'days'}`}</dd>}
          {entries.length > 0 && <dt>In the changelog</dt>}
          {entries.map(({heading, month, id}) => (
            <dd key={month + id}>
              <Link to={`/changelog/${month}#${id}`}>{heading}</Link>, {formatMonth(month)}
            </dd>
          ))}
        </dl>
      </details>
    </footer>
  );
}
