import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import {useAnchorTargetClassName} from '@docusaurus/theme-common';
import type {Props} from '@theme/Heading';

/**
 * A heading, and the link to it. The theme's link is inside of the heading, so screen readers say each heading's words
 * twice, in the list of headings, too. Here it follows.
 */
export default function Heading({as: As, id, ...props}: Props): ReactNode {
  const {collectAnchor} = useBrokenLinks();
  const className = useAnchorTargetClassName(id);
  // The page's title is no place on it.
  if (As === 'h1' || !id) return <As {...props} id={undefined} />;
  collectAnchor(id);
  const name = `Direct link to ${typeof props.children === 'string' ? props.children : id}`;
  return (
    <>
      <As {...props} className={clsx('anchor', className, props.className)} id={id} />
      <Link className="hash-link" to={`#${id}`} aria-label={name} title={name} translate="no" />
    </>
  );
}
