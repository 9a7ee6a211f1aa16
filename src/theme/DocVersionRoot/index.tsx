import {useMemo, useSyncExternalStore, type ReactNode} from 'react';
import type {Props} from '@theme/DocVersionRoot';
import DocVersionRoot from '@theme-original/DocVersionRoot';
import {loadedGroups} from '@site/src/shell/browser/routes/shards';
import {fillSidebars} from '@site/src/shell/lazy-routes/sidebar';

/** The pages with their sidebars, in which services stand as far as they are loaded. */
export default function DocVersionRootWithGroups(props: Props): ReactNode {
  const groups = useSyncExternalStore(loadedGroups.subscribe, loadedGroups.get, loadedGroups.get);
  const version = useMemo(
    () => ({...props.version, docsSidebars: fillSidebars(props.version.docsSidebars, groups)}),
    [props.version, groups],
  );
  return <DocVersionRoot {...props} version={version} />;
}
