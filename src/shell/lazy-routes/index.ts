import fs from 'node:fs';
import path from 'node:path';
import type {PropVersionMetadata} from '@docusaurus/plugin-content-docs';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {shardOf} from './shardOf';
import {splitSidebars} from './sidebar';
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

interface GlobalData {
  'docusaurus-plugin-content-docs': {default: {versions: {docs: unknown[]; draftIds: unknown[]}[]}};
}

/**
 * Keeps what every page loads from growing with the number of pages.
 *
 * Docusaurus puts three tables of all routes, the list of all docs and the whole sidebar into the scripts of
 * every page. Here they are written once more, in shards: a page loads the shard of its own section, and
 * another one when the reader goes there. Routes stay what they are: exact paths, each with its own chunk.
 * Only the scripts for browsers are concerned; the pages themselves are built from the full tables.
 */
export default function lazyRoutes({generatedFilesDir}: LoadContext): Plugin<undefined> {
  const outDir = path.join(generatedFilesDir, 'lazy-routes');
  const read = (file: string) => fs.readFileSync(path.join(generatedFilesDir, file), 'utf8');
  const write = (file: string, content: string) => {
    fs.writeFileSync(path.join(outDir, file), content);
  };

  /** Writes all shards. Returns the requests that are to be answered by files of ours. */
  function generate(): ReadonlyMap<string, string> {
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
    const [versionFile = ''] = versions;
    const versionPath = `docusaurus-plugin-content-docs/default/p/${versionFile}`;
    const {version} = JSON.parse(read(versionPath)) as {version: PropVersionMetadata};
    const {core: docsSidebars, groups} = splitSidebars(version.docsSidebars);
    // The list of docs is for cards of categories, which this site has none of.
    write('version.json', JSON.stringify({version: {...version, docsSidebars, docs: {}}}));

    for (const [name, {at, routes}] of shards) {
      const names = namesOf(routes);
      const list = at.map((index) => `[${index}].routes`).join('');
      write(
        `shard-${name}.js`,
        `${IMPORT}import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
import routes from '@generated/routes';
Object.assign(registry, ${registryOf(names)});
Object.assign(chunkNames, ${JSON.stringify(names)});
routes${list}.push(...${printRoutes(routes)});
export const sidebarItems = ${JSON.stringify(groups.get(name) ?? [])};
`,
      );
    }
    const loaders = [...shards.keys()].map(
      (name) =>
        `${JSON.stringify(name)}: () => import(/* webpackChunkName: "routes-${name}" */ "./shard-${name}.js")`,
    );
    write('loaders.js', `export default {\n${loaders.join(',\n')}\n};\n`);

    const globalData = JSON.parse(read('globalData.json')) as GlobalData;
    // The ids of drafts are for items of the navbar that lead to one. Nobody is to read the names of unfinished pages.
    for (const {docs, draftIds} of globalData['docusaurus-plugin-content-docs'].default.versions) {
      docs.length = 0;
      draftIds.length = 0;
    }
    write('globalData.json', JSON.stringify(globalData));

    const config = JSON.parse(
      /export default ([\s\S]*);\s*$/.exec(read('docusaurus.config.mjs'))?.[1] ?? '',
    ) as Record<string, unknown>;
    const forReaders = Object.fromEntries(
      Object.entries(config).filter(([key]) => !BUILD_ONLY.includes(key)),
    );
    write('docusaurus.config.mjs', `export default ${JSON.stringify(forReaders)};\n`);

    const own = (file: string) => path.join(outDir, file);
    return new Map([
      ['@generated/routes', own('routes.js')],
      ['@generated/registry', own('registry.js')],
      ['@generated/routesChunkNames', own('routesChunkNames.json')],
      ['@generated/globalData', own('globalData.json')],
      ['@generated/docusaurus.config', own('docusaurus.config.mjs')],
      [`@generated/${versionPath}`, own('version.json')],
      ['@generated/lazy-routes/loaders', own('loaders.js')],
    ]);
  }

  return {
    name: 'lazy-routes',
    getClientModules() {
      return process.env.NODE_ENV === 'production' ? [path.join(CLIENT, 'chunkAsset.ts')] : [];
    },
    configureWebpack(config, isServer, {currentBundler}) {
      const {NormalModuleReplacementPlugin} = currentBundler.instance;
      if (isServer || process.env.NODE_ENV !== 'production') {
        const noLoaders = new NormalModuleReplacementPlugin(
          /^@generated\/lazy-routes\/loaders$/,
          path.join(CLIENT, 'noLoaders.ts'),
        );
        return {plugins: [noLoaders]};
      }
      const answers = generate();
      // Its table of all chunks is in every page: see client/chunkAsset.ts.
      config.plugins = config.plugins?.filter((plugin) => plugin?.constructor.name !== 'ChunkAssetPlugin');
      return {
        // A chunk's name is its id, so that the table of names is not needed besides the one of hashes.
        optimization: {chunkIds: 'named'},
        plugins: [
          new NormalModuleReplacementPlugin(/^@generated\//, (resource) => {
            resource.request = answers.get(resource.request) ?? resource.request;
          }),
          new NormalModuleReplacementPlugin(/^\.\/preload$/, (resource) => {
            const isCore = resource.context.split(path.sep).join('/').endsWith('@docusaurus/core/lib/client');
            const isNavigation = resource.contextInfo.issuer.endsWith('PendingNavigation.js');
            if (isCore) resource.request = path.join(CLIENT, isNavigation ? 'navigate.ts' : 'preload.ts');
          }),
        ],
      };
    },
  };
}
