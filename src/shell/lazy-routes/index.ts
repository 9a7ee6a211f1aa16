import fs from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {installHooks} from '../../docusaurus/hooks';
import {ChunkFilesPlugin, SHARD_CHUNK, takeHashes} from './chunkFiles';
import {chunkAsset, chunkFiles, hooks, tables} from './hooks';
import {shardOf} from './shardOf';
import {splitSidebars, type SidebarPart} from './sidebar';
import {
  flatNames,
  flatRoutes,
  parseRegistry,
  parseRoutes,
  printRegistry,
  printRoutes,
  splitRoutes,
  type ChunkNames,
  type GeneratedRoute,
} from './split';

const CLIENT = path.join(__dirname, '../browser/routes');
/** Answers `@route-shards`: the loaders of all shards, by their names. */
const LOADERS = 'loaders.js';
/** Most shards bring nothing for the sidebar. */
const NO_PART: SidebarPart = {items: [], sidebars: {}};
const IMPORT = "import ComponentCreator from '@docusaurus/ComponentCreator';\n";

/** Parts of the configuration that only the build needs. The rest is what `useDocusaurusContext` gives. */
const BUILD_ONLY = [
  'presets',
  'plugins',
  'themes',
  'clientModules',
  'markdown',
  'scripts',
  'stylesheets',
  'staticDirectories',
];

interface SiteMetadata {
  readonly pluginVersions: Readonly<Record<string, unknown>>;
}

interface GlobalData {
  'docusaurus-plugin-content-docs': {default: {versions: {docs: unknown[]; draftIds: unknown[]}[]}};
}

export {hooks};

/**
 * Keeps what every page loads from growing with the number of pages.
 *
 * Docusaurus puts three tables of all routes, the list of all docs and the whole sidebar into the scripts of
 * every page, and the bundler a table of all chunks. Here they are written once more, in shards: a page loads the
 * shard of its own section, and another one when the reader goes there. Routes stay what they are: exact paths, each with its own chunk.
 * Only the scripts for browsers are concerned; the pages themselves are built from the full tables.
 */
export default function lazyRoutes({generatedFilesDir}: LoadContext): Plugin<undefined> {
  const outDir = path.join(generatedFilesDir, 'lazy-routes');
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const write = (file: string, content: string) => {
    fs.writeFileSync(path.join(outDir, file), content);
  };

  /**
   * Writes all shards, and tables without them.
   *
   * @throws when a table is written differently
   */
  function generate(): void {
    fs.rmSync(outDir, {recursive: true, force: true});
    fs.mkdirSync(outDir, {recursive: true});
    const chunkNames = JSON.parse(read('routesChunkNames.json')) as Record<string, ChunkNames>;
    const registry = parseRegistry(read('registry.js'));
    const {core, shards} = splitRoutes(parseRoutes(read('routes.js')), shardOf);

    const namesOf = (routes: readonly GeneratedRoute[]) =>
      Object.fromEntries(
        flatRoutes(routes)
          .map(({component}) => component.join('-'))
          .filter((key) => chunkNames[key] !== undefined)
          .map((key) => [key, chunkNames[key]]),
      ) as Record<string, ChunkNames>;
    const registryOf = (names: Record<string, ChunkNames>) => printRegistry(registry, flatNames(names));

    const coreNames = namesOf(core);
    write('routes.js', `${IMPORT}export default ${printRoutes(core)};\n`);
    write('routesChunkNames.json', JSON.stringify(coreNames));
    write('registry.js', `export default ${registryOf(coreNames)};\n`);

    const versions = fs
      .readdirSync(path.join(generatedFilesDir, 'docusaurus-plugin-content-docs/default/p'))
      .filter((file) => file.startsWith('index-'));
    const [versionFile] = versions;
    if (versionFile === undefined || versions.length > 1) {
      throw new Error(
        `docusaurus-plugin-content-docs/default/p has ${versions.length} files index-*, not one`,
      );
    }
    const {version} = JSON.parse(read(`docusaurus-plugin-content-docs/default/p/${versionFile}`)) as {
      version: PropVersionMetadata;
    };
    const groups = splitSidebars(version.docsSidebars);
    // The list of docs is for cards of categories, which this site has none of.
    write('version.json', JSON.stringify({version: {...version, docsSidebars: {}, docs: {}}}));

    for (const [name, {at, routes}] of shards) {
      const names = namesOf(routes);
      write(
        `shard-${name}.js`,
        `${IMPORT}import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
import routes from '@generated/routes';
import addRoutes from ${JSON.stringify(path.join(CLIENT, 'addRoutes.ts'))};
${takeHashes(name)}Object.assign(registry, ${registryOf(names)});
Object.assign(chunkNames, ${JSON.stringify(names)});
addRoutes(routes, ${JSON.stringify(at)}, ${printRoutes(routes)});
export const sidebarPart = ${JSON.stringify(groups.get(name) ?? NO_PART)};
`,
      );
    }
    const ofSidebars = [...groups.keys()].filter((name) => !shards.has(name));
    for (const name of ofSidebars) {
      const part = JSON.stringify(groups.get(name));
      write(`shard-${name}.js`, `${takeHashes(name)}export const sidebarPart = ${part};\n`);
    }
    const loaders = [...shards.keys(), ...ofSidebars].map(
      (name) =>
        `${JSON.stringify(name)}: () => import(/* webpackChunkName: "${SHARD_CHUNK}${name}" */ "./shard-${name}.js")`,
    );
    write(LOADERS, `export default {\n${loaders.join(',\n')}\n};\n`);

    const globalData = JSON.parse(read('globalData.json')) as GlobalData;
    // The ids of drafts are for items of the navbar that lead to one. Nobody is to read the names of unfinished pages.
    for (const {docs, draftIds} of globalData['docusaurus-plugin-content-docs'].default.versions) {
      docs.length = 0;
      draftIds.length = 0;
    }
    write('globalData.json', JSON.stringify(globalData));
    const metadata = JSON.parse(read('site-metadata.json')) as SiteMetadata;
    // Versions of plugins are for a page of the debugger, which is not in a build.
    write('site-metadata.json', JSON.stringify({...metadata, pluginVersions: {}}));

    const written = /export default ([\s\S]*);\s*$/.exec(read('docusaurus.config.mjs'))?.[1];
    if (written === undefined)
      throw new Error('docusaurus.config.mjs does not export an object as its default');
    const config = JSON.parse(written) as Record<string, unknown>;
    const forReaders = Object.fromEntries(
      Object.entries(config).filter(([key]) => !BUILD_ONLY.includes(key)),
    );
    write('docusaurus.config.mjs', `export default ${JSON.stringify(forReaders)};\n`);
  }

  return {
    name: 'lazy-routes',
    getClientModules() {
      return process.env.NODE_ENV === 'production' ? [path.join(CLIENT, 'chunkAsset.ts')] : [];
    },
    configureWebpack(config, isServer) {
      const plugins = installHooks(hooks, isServer);
      const answeredBy = (file: string) => ({alias: {'@route-shards': file}});
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {resolve: answeredBy(path.join(CLIENT, 'noLoaders.ts')), plugins};
      }
      tables.run(generate);
      chunkAsset.run(() => {
        const others =
          config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin') ?? [];
        const count = (config.plugins?.length ?? 0) - others.length;
        if (count !== 1) throw new Error(`the bundler has ${count} plugins ChunkAssetPlugin, not one`);
        config.plugins = others;
      });
      return {
        resolve: answeredBy(path.join(outDir, LOADERS)),
        // A chunk's name is its id, so that the table of names is not needed besides the one of hashes.
        optimization: {chunkIds: 'named'},
        plugins: [...plugins, new ChunkFilesPlugin(chunkFiles)],
      };
    },
  };
}
