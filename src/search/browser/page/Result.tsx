import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {highlight} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlight';
import {highlightStemmed} from '@easyops-cn/docusaurus-search-local/dist/client/client/utils/highlightStemmed';
import {CONTENT, KEYWORDS, TITLE, type SearchResult} from '@site/src/search/browser/toResult';
import styles from './styles.module.css';

/** How much of a text is shown, in characters. */
const LENGTH = 100;

/** A page, or the section of it that says most of what was searched for. The markup is safe: the search theme's. */
export default function Result({document, type, page, metadata, tokens}: SearchResult): ReactNode {
  const {position} = metadata.query.t;
  const marked = () => highlightStemmed(document.t, position, tokens, LENGTH);
  const place = [...((type === TITLE ? document.b : page?.b) ?? [])];
  if (type !== TITLE && type !== KEYWORDS && page) place.push(page.t);
  const title = type === CONTENT || type === KEYWORDS ? highlight(document.s ?? '', tokens) : marked();
  return (
    <article>
      <h2>
        <Link to={`${document.u}${document.h ?? ''}`} dangerouslySetInnerHTML={{__html: title}} />
      </h2>
      {place.length > 0 && <p className={styles.place}>{place.join(' › ')}</p>}
      {type === CONTENT && <p className={styles.text} dangerouslySetInnerHTML={{__html: marked()}} />}
    </article>
  );
}
