import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {twinPathOf} from '../../../product/twins';
import Icon from '../Icon';
import styles from './styles.module.css';

interface Props {
  readonly title: string;
}

/** The title of a page, with what can be done with the page at its right. */
export function TitleRow({title}: Props): ReactNode {
  return (
    <div className={styles.row}>
      <h1>{title}</h1>
      <PageActions />
    </div>
  );
}

/**
 * Beside the title: ways to take the page along. Without JavaScript there is the link; `menu.ts` comes when a reader
 * opens it, and has the buttons answer.
 */
export default function PageActions(): ReactNode {
  const twin = twinPathOf(useLocation().pathname);
  if (twin === undefined) return null;
  return (
    // Another page has another text to copy.
    <details key={twin} className={clsx('page-actions search-ignore', styles.actions)} data-control="">
      <summary>
        <Icon name="copy" size={16} />
        <span>Copy page</span>
      </summary>
      <ul>
        <li>
          <button type="button" data-copy="" disabled>
            Copy as Markdown
          </button>
        </li>
        <li>
          {/* A file: the router knows pages only. */}
          <a href={twin}>Open as Markdown</a>
        </li>
        <li>
          <button type="button" data-print="" disabled>
            Print
          </button>
        </li>
      </ul>
    </details>
  );
}
