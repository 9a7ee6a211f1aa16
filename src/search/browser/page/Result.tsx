import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {signOf} from '../groups';
import {Marked} from '../Marked';
import type {SearchResult} from '../results';
import Sign from '@site/src/shell/browser/Sign';
import styles from './styles.module.css';

/** A page, with the section of it that says most of what was searched for. */
export default function Result({result}: {readonly result: SearchResult}): ReactNode {
  const {address, title, section, breadcrumbs, text} = result;
  return (
    <article>
      <Sign {...signOf(result)} />
      <div>
        <h3>
          <Link to={address}>
            <Marked text={title} />
          </Link>
        </h3>
        <p className={styles.place}>
          {section && (
            <b>
              <Marked text={section} />
            </b>
          )}
          {breadcrumbs.join(' › ')}
        </p>
        {text && (
          <p>
            <Marked text={text} />
          </p>
        )}
      </div>
    </article>
  );
}
