import type {PropSidebarItem, PropSidebars} from '@docusaurus/plugin-content-docs';
import {initialOf} from '../../product/initials';
import {shardOfLetter} from './shardOf';

const SERVICES = '/docs/integrations/connection-instructions/';

/** What stands for the services of a letter until they are loaded. */
export interface ShardPlaceholder {
  readonly shard: string;
}

/** The links of a group of services by letter, if the item is one. */
function serviceLinks(item: PropSidebarItem): PropSidebarItem[] | undefined {
  if (item.type !== 'category') return undefined;
  const isOfServices = item.items.every((child) => child.type === 'link' && child.href.startsWith(SERVICES));
  return isOfServices ? item.items : undefined;
}

/** The shard of a group: its first service says which. */
function shardOfGroup(links: readonly PropSidebarItem[]): string {
  const [first] = links;
  const slug = first?.type === 'link' ? first.href.slice(SERVICES.length) : '';
  return shardOfLetter(initialOf(slug));
}

/**
 * Takes the services out of the sidebars. Each group keeps its first link, which the theme wants, and an item
 * that loads the others when the group is opened.
 */
export function splitSidebars(sidebars: PropSidebars): {
  readonly core: PropSidebars;
  readonly groups: ReadonlyMap<string, readonly PropSidebarItem[]>;
} {
  const groups = new Map<string, readonly PropSidebarItem[]>();
  const prune = (items: readonly PropSidebarItem[]): PropSidebarItem[] =>
    items.map((item) => {
      if (item.type !== 'category') return item;
      const links = serviceLinks(item);
      if (!links) return {...item, items: prune(item.items)};
      const shard = shardOfGroup(links);
      groups.set(shard, links);
      const customProps: ShardPlaceholder = {shard};
      return {
        ...item,
        items: [...links.slice(0, 1), {type: 'html', value: '', customProps: {...customProps}}],
      };
    });
  const core = Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, prune(items)]));
  return {core, groups};
}

/** The sidebars with the groups that are loaded. What has none stays the same object. */
export function fillSidebars(
  sidebars: PropSidebars,
  groups: ReadonlyMap<string, readonly PropSidebarItem[]>,
): PropSidebars {
  const fill = (item: PropSidebarItem): PropSidebarItem => {
    if (item.type !== 'category') return item;
    const placeholder = item.items.find((child) => child.type === 'html' && child.customProps?.shard);
    const links = placeholder && groups.get(String(placeholder.customProps?.shard));
    if (links) return {...item, items: [...links]};
    const items = item.items.map(fill);
    return items.some((child, index) => child !== item.items[index]) ? {...item, items} : item;
  };
  return Object.fromEntries(Object.entries(sidebars).map(([name, items]) => [name, items.map(fill)]));
}
