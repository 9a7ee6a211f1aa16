import type {ReactNode} from 'react';
import type {LoadingComponentProps} from 'react-loadable';
import {LoadError, LoadIndicator} from '@site/src/components/LoadState';

/** What stands in for a page that is being loaded, after 200 ms, or could not be loaded. */
export default function Loading({error, retry, pastDelay}: LoadingComponentProps): ReactNode {
  if (error) return <LoadError error={error} retry={retry} />;
  return pastDelay ? <LoadIndicator /> : null;
}
