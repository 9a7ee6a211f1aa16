import {Children, isValidElement, type ReactElement, type ReactNode} from 'react';
import clsx from 'clsx';
import {areaOf} from '@site/src/product/areas';
import Icon from '@site/src/shell/browser/Icon';
import styles from './styles.module.css';

type Parent = ReactElement<{readonly children?: ReactNode; readonly href?: string}>;

interface Props {
  /** Tiles for the products, rows for tasks, chips for roles. */
  readonly look: 'tiles' | 'rows' | 'chips';
  /** A Markdown list: each item one link, and below it a few words. */
  readonly children: ReactNode;
}

const elementsIn = (node: ReactNode): Parent[] =>
  Children.toArray(node).filter((child): child is Parent => isValidElement(child));

/** Where the first link of an item leads. */
function targetOf(item: Parent): string {
  for (const child of elementsIn(item.props.children)) {
    const target = child.props.href ?? targetOf(child);
    if (target) return target;
  }
  return '';
}

/** A list of links, each in the color of the product that it leads to, and but for chips with its icon. */
export default function LinkList({look, children}: Props): ReactNode {
  const items = elementsIn(children).flatMap((list) => elementsIn(list.props.children));
  return (
    <ul className={clsx(styles.list, styles[look])}>
      {items.map((item) => {
        const area = areaOf(targetOf(item));
        return (
          <li key={item.key} data-hue={area}>
            {look !== 'chips' && <Icon name={area ?? 'api'} />}
            <span>{item.props.children}</span>
            {look === 'rows' && <Icon name="arrow" size={16} />}
          </li>
        );
      })}
    </ul>
  );
}
