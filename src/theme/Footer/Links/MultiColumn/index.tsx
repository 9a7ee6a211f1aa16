import type {ReactNode} from 'react';
import type {Props} from '@theme/Footer/Links/MultiColumn';
import LinkItem from '@theme/Footer/LinkItem';

/** The columns of the footer, each a list below a heading. */
export default function FooterLinksMultiColumn({columns}: Props): ReactNode {
  return (
    <div className="footer__links">
      {columns.map(({title, items}) => (
        <div key={title} className="footer__col">
          <h2 className="footer__title">{title}</h2>
          <ul className="clean-list">
            {items.map((item) =>
              item.html ? (
                <li key={item.html} className="footer__item" dangerouslySetInnerHTML={{__html: item.html}} />
              ) : (
                <li key={item.label} className="footer__item">
                  <LinkItem item={item} />
                </li>
              ),
            )}
          </ul>
        </div>
      ))}
    </div>
  );
}
