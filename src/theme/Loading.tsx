import type {ReactNode} from 'react';
import {LoadError, LoadIndicator} from '@site/src/shell/browser/LoadState';

interface Props {
  readonly error: unknown;
  readonly retry: () => void;
  readonly pastDelay: boolean;
}

/** What stands in for a page that is being loaded, after 200 ms, or could not be loaded. */
export default function Loading({error, retry, pastDelay}: Props): ReactNode {
  if (error) return <LoadError message="This page could not be loaded." error={error} retry={retry} />;
  return pastDelay ? <LoadIndicator /> : null;
}
