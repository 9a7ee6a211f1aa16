import {Children, cloneElement, isValidElement, type ComponentProps, type ReactElement} from 'react';
import {Helmet} from 'react-helmet-async';
import {escapeJson} from './escapeJson';

const isData = (child: unknown): child is ReactElement<ComponentProps<'script'>> =>
  isValidElement<ComponentProps<'script'>>(child) &&
  child.type === 'script' &&
  child.props.type === 'application/ld+json';

/** `@docusaurus/Head` of the server, which is Helmet, with data that cannot end its element. */
export default function Head({children, ...props}: ComponentProps<typeof Helmet>): ReactElement {
  return (
    <Helmet {...props}>
      {Children.map(children, (child) =>
        isData(child) && typeof child.props.children === 'string'
          ? cloneElement(child, undefined, escapeJson(child.props.children))
          : child,
      )}
    </Helmet>
  );
}
