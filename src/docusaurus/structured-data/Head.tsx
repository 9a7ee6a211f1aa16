import {Children, cloneElement, isValidElement, type ComponentProps, type ReactElement} from 'react';
import OriginalHead from '@docusaurus/core/lib/client/exports/Head';
import {escapeJson} from './escapeJson';

const isData = (child: unknown): child is ReactElement<ComponentProps<'script'>> =>
  isValidElement<ComponentProps<'script'>>(child) &&
  child.type === 'script' &&
  child.props.type === 'application/ld+json';

/** `@docusaurus/Head` of the server, with data that cannot end its element. */
export default function Head({children, ...props}: ComponentProps<typeof OriginalHead>): ReactElement {
  return (
    <OriginalHead {...props}>
      {Children.map(children, (child) =>
        isData(child) && typeof child.props.children === 'string'
          ? cloneElement(child, undefined, escapeJson(child.props.children))
          : child,
      )}
    </OriginalHead>
  );
}
