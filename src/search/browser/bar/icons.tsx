import type {ReactNode} from 'react';
import type {ResultKind} from '../results';

const PAGE =
  'M17 6v12c0 .52-.2 1-1 1H4c-.7 0-1-.33-1-1V2c0-.55.42-1 1-1h8l5 5zM14 8h-3.13c-.51 0-.87-.34-.87-.87V4';
const HASH = 'M13 13h4-4V8H7v5h6v4-4H7V8H3h4V3v5h6V3v5h4-4v5zm-6 0v4-4H3h4z';
const LINES = 'M17 5H3h14zm0 5H3h14zm0 5H3h14z';

const PATHS: Readonly<Record<ResultKind, string>> = {
  title: PAGE,
  keywords: PAGE,
  heading: HASH,
  text: LINES,
};

interface DrawingProps {
  /** What is drawn, in a square of 20. */
  readonly path: string;
  /** Width and height on the page. */
  readonly size?: number;
}

function Drawing({path, size = 20}: DrawingProps): ReactNode {
  return (
    <svg width={size} height={size} viewBox="0 0 20 20" aria-hidden="true" focusable="false">
      <path
        d={path}
        stroke="currentColor"
        fill="none"
        fillRule="evenodd"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}

/** What of a page has the query. */
export const KindIcon = ({kind}: {readonly kind: ResultKind}): ReactNode => <Drawing path={PATHS[kind]} />;

/** The sign of the Enter key. */
export const EnterIcon = (): ReactNode => <Drawing path="M18 3v4c0 2-2 4-4 4H2M8 17l-6-6 6-6" />;

/** A crossed out magnifier. */
export const NothingIcon = (): ReactNode => (
  <Drawing
    size={40}
    path="M15.5 4.8c2 3 1.7 7-1 9.7h0l4.3 4.3-4.3-4.3a7.8 7.8 0 01-9.8 1m-2.2-2.2A7.8 7.8 0 0113.2 2.4M2 18L18 2"
  />
);

/** A magnifier. */
export function MagnifierIcon({className}: {readonly className: string | undefined}): ReactNode {
  return (
    <svg aria-hidden="true" className={className} focusable="false" viewBox="0 0 16 16">
      <path
        fill="currentColor"
        d="M6.02945 10.20327a4.17382 4.17382 0 1 1 4.17382-4.17382 4.15609 4.15609 0 0 1-4.17382 4.17382Zm9.69195 4.2199-4.8225-4.82338A5.88021 5.88021 0 0 0 12.058 6.02856 6.00467 6.00467 0 1 0 9.59979 10.8989l4.82338 4.82338a.89729.89729 0 0 0 1.29912 0 .89749.89749 0 0 0-.00087-1.29909Z"
      />
    </svg>
  );
}
