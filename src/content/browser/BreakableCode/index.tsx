import {Fragment, type ReactNode} from 'react';

interface Props {
  readonly children: string;
  /** After which signs a line may end: those of a path, or of a permission's name. */
  readonly after?: '/' | './_:-';
}

/** Code that is broken into lines where its parts end, and never within a word. */
export default function BreakableCode({children, after = './_:-'}: Props): ReactNode {
  const parts = children.split(after === '/' ? /(?<=\/)/ : /(?<=[./_:-])/);
  return (
    <code>
      {parts.map((part, index) => (
        <Fragment key={index}>
          {index > 0 && <wbr />}
          {part}
        </Fragment>
      ))}
    </code>
  );
}
