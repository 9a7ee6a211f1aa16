import loaders from '@route-shards';
import {shardOf} from '../../lazy-routes/shardOf';
import type {SidebarPart} from '../../lazy-routes/sidebar';

type Groups = ReadonlyMap<string, SidebarPart>;

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
  groups = new Map([...groups, [name, shard.sidebarPart]]);
  for (const listener of listeners) listener();
}

/** For `useSyncExternalStore`: what all shards that are loaded bring for the sidebar. */
export const loadedGroups = {
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  get: (): Groups => groups,
};
