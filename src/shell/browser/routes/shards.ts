import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import loaders from '@route-shards';
import {shardOf} from '../../lazy-routes/shardOf';

type Groups = ReadonlyMap<string, readonly PropSidebarItem[]>;

const listeners = new Set<() => void>();
let groups: Groups = new Map();

/** Loads the routes around an address, once. An address without a shard is known already, or is nowhere. */
export async function loadShardOf(pathname: string): Promise<void> {
  const name = shardOf(pathname);
  if (name !== undefined) await loadShard(name);
}

/** Loads a shard by its name. The module itself adds its routes; a failed load can be tried again. */
export async function loadShard(name: string): Promise<void> {
  const shard = await loaders[name]?.();
  if (!shard || groups.has(name)) return;
  groups = new Map([...groups, [name, shard.sidebarItems]]);
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: the sidebar items of all shards that are loaded. */
export const loadedGroups = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Groups => groups,
};
