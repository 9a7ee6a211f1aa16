import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropSidebars,
} from '@docusaurus/plugin-content-docs';
import {shardOf} from './shardOf';

/** Name of the shard with the links to all services, for the filter of the sidebar. */
export const ALL_SERVICES = 'services';

/** Links to pages, by the shard that has their routes. */
type Groups = ReadonlyMap<string, readonly PropSidebarItem[]>;

/** Whether a category is the list of all services: `sidebars.ts` says so. */
export function hasServices({customProps}: PropSidebarItemCategory): boolean {
  return Boolean(customProps?.services);
}

/** In place of the id of each doc. Breadcrumbs ask whether a link has one; cards would, too, but no page has them. */
const SOME_DOC = 'doc';

/** A link as the sidebar shows it. */
function slimLink({unlisted, ...link}: PropSidebarItemLink): PropSidebarItemLink {
  return {...link, ...(link.docId && {docId: SOME_DOC}), ...(unlisted && {unlisted})};
}

/**
 * Takes the services out of the sidebars. What is left says how many they are.
 *
 * @returns the sidebars without them, and the links to them by the shards of their pages, and all in one
 */
export function splitSidebars(sidebars: PropSidebars): {
  readonly core: PropSidebars;
  readonly groups: Groups;
} {
  const groups = new Map<string, readonly PropSidebarItem[]>();
  const prune = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
    items.map((item) => {
      if (item.type === 'link') return slimLink(item);
      if (item.type !== 'category') return item;
      if (!hasServices(item)) return {...item, items: prune(item.items)};
      for (const link of item.items) {
        const shard = link.type === 'link' ? shardOf(link.href) : undefined;
        if (shard) groups.set(shard, [...(groups.get(shard) ?? []), ...prune([link])]);
      }
      groups.set(ALL_SERVICES, prune(item.items));
      // The theme leaves out a category that has nothing to show.
      return {...item, items: [{type: 'html', value: ''}], customProps: {services: item.items.length}};
    });
  const core = Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, prune(items)]));
  return {core, groups};
}

/** The sidebars with the services that are loaded. What has none stays the same object. */
export function fillSidebars(sidebars: PropSidebars, groups: Groups): PropSidebars {
  const loaded = groups.get(ALL_SERVICES) ?? [...groups.values()].flat();
  if (loaded.length === 0) return sidebars;
  const fill = (item: PropSidebarItem): PropSidebarItem => {
    if (item.type !== 'category') return item;
    if (hasServices(item)) return {...item, items: [...loaded]};
    const items = item.items.map(fill);
    return items.some((child, index) => child !== item.items[index]) ? {...item, items} : item;
  };
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(fill)]));
}
