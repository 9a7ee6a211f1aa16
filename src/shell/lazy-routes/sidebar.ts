import type {
  PropSidebarItem,
  PropSidebarItemCategory,
  PropSidebarItemLink,
  PropSidebars,
} from '@docusaurus/plugin-content-docs';
import {shardOf} from './shardOf';

/** Name of the shard with the links to all services, for the filter of the sidebar. */
export const ALL_SERVICES = 'services';

/** What comes with a shard. */
export interface SidebarPart {
  /** Links to services. */
  readonly items: readonly PropSidebarItem[];
  readonly sidebars: PropSidebars;
}

type Groups = ReadonlyMap<string, SidebarPart>;

/** Name of the shard with a sidebar whose pages are in several shards. */
export const shardOfSidebar = (name: string): string => `sidebar-${name}`;

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

/** Addresses of all pages that items lead to. */
const addressesOf = (items: readonly PropSidebarItem[]): readonly string[] =>
  items.flatMap((item) => {
    if (item.type === 'html') return [];
    const own = item.href === undefined ? [] : [item.href];
    return item.type === 'category' ? [...own, ...addressesOf(item.items)] : own;
  });

/** The shard that has all pages of a sidebar, if there is one. */
function commonShard(items: readonly PropSidebarItem[]): string | undefined {
  const [shard, ...others] = new Set(addressesOf(items).map(shardOf));
  return others.length === 0 ? shard : undefined;
}

/**
 * Takes the sidebars apart: one whose pages are all in one shard comes with it, another is a shard of its own, and the
 * links to services come with the shards of their pages. What is left of the services says how many they are.
 *
 * @returns what comes with a shard, by its name; all services are a shard of their own, too
 */
export function splitSidebars(sidebars: PropSidebars): Groups {
  const groups = new Map<string, SidebarPart>();
  const partOf = (shard: string): SidebarPart => groups.get(shard) ?? {items: [], sidebars: {}};
  const prune = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
    items.map((item) => {
      if (item.type === 'link') return slimLink(item);
      if (item.type !== 'category') return item;
      if (!hasServices(item)) return {...item, items: prune(item.items)};
      for (const link of item.items) {
        const shard = link.type === 'link' ? shardOf(link.href) : undefined;
        if (!shard) continue;
        const part = partOf(shard);
        groups.set(shard, {...part, items: [...part.items, ...prune([link])]});
      }
      groups.set(ALL_SERVICES, {items: prune(item.items), sidebars: {}});
      // The theme leaves out a category that has nothing to show.
      return {...item, items: [{type: 'html', value: ''}], customProps: {services: item.items.length}};
    });
  for (const [name, items] of Object.entries(sidebars)) {
    const shard = commonShard(items) ?? shardOfSidebar(name);
    const part = partOf(shard);
    groups.set(shard, {...part, sidebars: {...part.sidebars, [name]: prune(items)}});
  }
  return groups;
}

/**
 * The sidebars that are loaded, with the services that are. A sidebar without services stays the same object.
 *
 * @param known those that are no part of a shard: all of them in the build of the pages and in the live preview
 */
export function fillSidebars(known: PropSidebars, groups: Groups): PropSidebars {
  const parts = [...groups.values()];
  if (parts.length === 0) return known;
  const sidebars = parts.reduce<PropSidebars>((all, part) => ({...all, ...part.sidebars}), known);
  const loaded = groups.get(ALL_SERVICES)?.items ?? parts.flatMap(({items}) => items);
  if (loaded.length === 0) return sidebars;
  const fill = (item: PropSidebarItem): PropSidebarItem => {
    if (item.type !== 'category') return item;
    if (hasServices(item)) return {...item, items: [...loaded]};
    const items = item.items.map(fill);
    return items.some((child, index) => child !== item.items[index]) ? {...item, items} : item;
  };
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(fill)]));
}
