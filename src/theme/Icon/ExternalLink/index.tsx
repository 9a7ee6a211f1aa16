import type {ReactNode} from 'react';

/** What a link to another site has after its words, with the space that parts the two for screen readers. */
export default function IconExternalLink(): ReactNode {
  return (
    <>
      {' '}
      <svg className="external" width={12} height={12} role="img" aria-label="(opens in new tab)">
        <use href="#icon-external" />
      </svg>
    </>
  );
}
