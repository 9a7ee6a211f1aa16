import {isPage} from './isPage';

/** A route as Docusaurus generates it. `component` is the pair that its `ComponentCreator` gets. */
export interface GeneratedRoute {
  readonly path: string;
  readonly component: readonly string[];
  readonly exact?: boolean;
  readonly routes?: readonly GeneratedRoute[];
  readonly [key: string]: unknown;
}

/** Names of the chunks of a route, nested as its props are. */
export type ChunkNames = string | readonly ChunkNames[] | {readonly [prop: string]: ChunkNames};

/** Routes that are loaded together. */
export interface Shard {
  /** The list where they belong: the keys of the routes that lead to it. */
  readonly at: readonly string[];
  readonly routes: readonly GeneratedRoute[];
}

/** The routes of a site, taken apart. */
export interface SplitRoutes {
  /** What every page needs to know. */
  readonly core: readonly GeneratedRoute[];
  readonly shards: ReadonlyMap<string, Shard>;
}

/** Reads `routes.js` as Docusaurus writes it. */
export function parseRoutes(source: string): GeneratedRoute[] {
  const list = /export default ([\s\S]*);\s*$/.exec(source)?.[1];
  if (!list) throw new Error('routes.js does not export a list as its default');
  // Docusaurus has written the file a moment ago: it is code of the build, as the configuration is.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- see above
  const read = new Function('ComponentCreator', `return ${list}`) as (
    creator: (...args: string[]) => readonly string[],
  ) => GeneratedRoute[];
  return read((...args) => args);
}

/** Writes routes as code, the way Docusaurus does. */
export function printRoutes(routes: readonly GeneratedRoute[]): string {
  const printed = routes.map(({component, routes: children, ...rest}) => {
    const members = Object.entries(rest).map(
      ([key, value]) => `${JSON.stringify(key)}: ${JSON.stringify(value)}`,
    );
    members.push(`component: ComponentCreator(${component.map((arg) => JSON.stringify(arg)).join(', ')})`);
    if (children) members.push(`routes: ${printRoutes(children)}`);
    return `{${members.join(', ')}}`;
  });
  return `[${printed.join(',\n')}]`;
}

/**
 * Takes the routes of pages out of the tree, by shard. They come back before the routes of their list that match by
 * prefix, so only those are taken that are there. Routes that match by prefix get a key, by which React knows them again
 * when others have come before them.
 *
 * @see ../browser/routes/addRoutes.ts
 */
export function splitRoutes(
  routes: readonly GeneratedRoute[],
  shardOf: (path: string) => string | undefined,
): SplitRoutes {
  const shards = new Map<string, {at: readonly string[]; routes: GeneratedRoute[]}>();
  const prune = (list: readonly GeneratedRoute[], at: readonly string[]): GeneratedRoute[] => {
    const firstOther = list.findIndex((route) => !isPage(route));
    return list.flatMap((route, index) => {
      if (!isPage(route)) {
        const key = `prefix-${index}`;
        return [{...route, key, ...(route.routes && {routes: prune(route.routes, [...at, key])})}];
      }
      const name = firstOther === -1 || index < firstOther ? shardOf(route.path) : undefined;
      if (name === undefined) return [route];
      const shard = shards.get(name) ?? {at, routes: []};
      if (shard.at.join() !== at.join()) return [route];
      shards.set(name, {at, routes: [...shard.routes, route]});
      return [];
    });
  };
  return {core: prune(routes, []), shards};
}

/** All routes of a list, and those below them. */
export function flatRoutes(routes: readonly GeneratedRoute[]): GeneratedRoute[] {
  return routes.flatMap((route) => [route, ...flatRoutes(route.routes ?? [])]);
}

/** Every name of a route's chunks. */
export function flatNames(names: ChunkNames): string[] {
  return typeof names === 'string' ? [names] : Object.values(names).flatMap(flatNames);
}

/** The entries of `registry.js`, as code, by the name of their chunk. */
export function parseRegistry(source: string): ReadonlyMap<string, string> {
  const entries = [...source.matchAll(/^ {2}"([^"]+)": (\[.*\])/gm)];
  if (entries.length === 0) throw new Error('registry.js has no lines `"name": [loader, request, id]`');
  return new Map(entries.map(([, name = '', entry = '']) => [name, entry]));
}

/** Writes the entries of these chunks as an object. */
export function printRegistry(entries: ReadonlyMap<string, string>, names: readonly string[]): string {
  const printed = [...new Set(names)].map((name) => {
    const entry = entries.get(name);
    if (entry === undefined) throw new Error(`registry.js has no chunk ${name}`);
    return `${JSON.stringify(name)}: ${entry}`;
  });
  return `{\n${printed.join(',\n')}\n}`;
}
