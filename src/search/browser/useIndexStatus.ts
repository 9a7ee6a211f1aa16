import {useSyncExternalStore} from 'react';
import {getIndexStatus, subscribeToIndexStatus, type IndexStatus} from './indexStatus';

const inBuild = (): IndexStatus => 'ok';

/** Whether the search could be loaded, as it changes. */
export function useIndexStatus(): IndexStatus {
  return useSyncExternalStore(subscribeToIndexStatus, getIndexStatus, inBuild);
}
