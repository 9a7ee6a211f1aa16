import type {ChunkGroup, Compilation, Compiler} from 'webpack';
import type {StepHook} from '../../docusaurus/hooks';

/** Hashes in the names of files, by the id of their chunk. */
export type ChunkHashes = Readonly<Record<string, string>>;

const NAME = 'chunk-files';
/** What a shard's chunk is called. */
export const SHARD_CHUNK = 'routes-';
/** Where the runtime looks for hashes: a property of the bundler's own function, which every chunk has. */
const PROPERTY = 'files';

/** Stands in a shard's module for the hashes of its pages, which are known when all chunks are written. */
export const hashesOf = (shard: string): string => `@chunk-files/${shard}`;

/** What a shard's module begins with: its hashes join those of the runtime. */
export const takeHashes = (shard: string): string =>
  `Object.assign(__webpack_require__.${PROPERTY}, ${JSON.stringify(hashesOf(shard))});\n`;

/** The function of the runtime that knows the file of a chunk, as the minimizer leaves it. */
const FILE_NAME =
  /(?<fn>[\w$]+)\.u=(?<id>[\w$]+)=>(?<path>"[^"]*"\+\k<id>\+"\."\+)\((?<table>\{[^{}]*\})\)\[\k<id>\]/;

/**
 * Takes hashes out of the table in the runtime.
 *
 * @throws when the runtime has no such table
 */
export function splitRuntime(
  runtime: string,
  shardOfChunk: ReadonlyMap<string, string>,
): {readonly runtime: string; readonly shards: ReadonlyMap<string, ChunkHashes>} {
  const found = FILE_NAME.exec(runtime)?.groups;
  const {fn, id, path, table} = found ?? {};
  if (!fn || !id || !path || !table) throw new Error('the runtime has no table of the hashes of all chunks');
  // The bundler has written it a moment ago.
  // eslint-disable-next-line @typescript-eslint/no-implied-eval -- see above
  const hashes = Object.entries((new Function(`return ${table}`) as () => ChunkHashes)());
  const part = (shard: string | undefined) =>
    Object.fromEntries(hashes.filter(([chunk]) => shardOfChunk.get(chunk) === shard));
  return {
    runtime: runtime.replace(
      FILE_NAME,
      () =>
        `${fn}.${PROPERTY}=${JSON.stringify(part(undefined))},${fn}.u=${id}=>${path}${fn}.${PROPERTY}[${id}]`,
    ),
    shards: new Map([...new Set(shardOfChunk.values())].map((shard) => [shard, part(shard)])),
  };
}

/** The name of the shard whose chunks these are. */
const shardNamed = ({name}: ChunkGroup): string | undefined =>
  name?.startsWith(SHARD_CHUNK) ? name.slice(SHARD_CHUNK.length) : undefined;

/** A shard that all ways to a group of chunks lead through, or undefined where there is another way. */
function shardBefore(group: ChunkGroup, known: Map<ChunkGroup, string | undefined>): string | undefined {
  if (known.has(group)) return known.get(group);
  // For circles: a group that leads to itself is no other way.
  known.set(group, undefined);
  const ways = new Set(group.getParents().map((parent) => shardNamed(parent) ?? shardBefore(parent, known)));
  const shard = ways.size === 1 ? [...ways][0] : undefined;
  known.set(group, shard);
  return shard;
}

/** For each chunk that is loaded only behind one shard, that shard. */
function shardsOfChunks({chunkGroups}: Compilation): Map<string, string> {
  const known = new Map<ChunkGroup, string | undefined>();
  const ways = new Map<string, Set<string | undefined>>();
  for (const group of chunkGroups) {
    // A shard's own chunk is asked for before there is any shard.
    const shard = shardNamed(group) === undefined ? shardBefore(group, known) : undefined;
    for (const {id} of group.chunks) {
      const key = String(id);
      ways.set(key, (ways.get(key) ?? new Set()).add(shard));
    }
  }
  return new Map(
    [...ways].flatMap(([chunk, [shard, ...others]]) =>
      shard !== undefined && others.length === 0 ? [[chunk, shard]] : [],
    ),
  );
}

/**
 * Moves the hashes of chunks from the runtime, which every page loads, into the shard behind which they are loaded. The
 * bundler replaces provisional hashes by those of the contents afterwards, wherever they are written.
 *
 * @see https://rspack.rs/plugins/webpack/internal-plugins#realcontenthashplugin
 */
export class ChunkFilesPlugin {
  constructor(private readonly step: StepHook) {}

  apply(compiler: Compiler): void {
    const {Compilation: stages, sources} = compiler.webpack;
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      // After the minimizers, and before the hashes are those of the contents.
      const stage = stages.PROCESS_ASSETS_STAGE_OPTIMIZE_HASH - 1;
      compilation.hooks.processAssets.tap({name: NAME, stage}, (assets) => {
        this.step.run(() => {
          const names = Object.keys(assets).filter((name) => name.endsWith('.js'));
          const write = (name: string, text: string) => {
            compilation.updateAsset(name, new sources.RawSource(text));
          };
          const read = (name: string | undefined) => (name ? (assets[name]?.source().toString() ?? '') : '');
          const runtimeFile = names.find((name) => /\/runtime~main\.[^/]+$/.test(name));
          const {runtime, shards} = splitRuntime(read(runtimeFile), shardsOfChunks(compilation));
          for (const name of names.filter((file) => file.includes(`/${SHARD_CHUNK}`))) {
            const text = read(name);
            const marker = /"@chunk-files\/([^"]+)"/.exec(text);
            if (marker?.[1] === undefined) throw new Error(`${name} does not take the hashes of its pages`);
            write(
              name,
              text.replace(marker[0], () => JSON.stringify(shards.get(marker[1] ?? '') ?? {})),
            );
          }
          if (runtimeFile) write(runtimeFile, runtime);
        });
      });
    });
  }
}
