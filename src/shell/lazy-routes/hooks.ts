import path from 'node:path';
import {expectStep, expectText, replaceModule} from '../../docusaurus/hooks';

const CORE = '@docusaurus/core/lib/client';

const ofLazyRoutes = {name: 'lazy-routes', sides: ['client'], isOnlyInBuild: true} as const;

const browserModule = (file: string) => path.join(__dirname, '../browser/routes', file);

/** Another table for browsers, in place of a generated one. */
const replaceTable = (table: string, by: string, original: string, ...from: string[]) =>
  replaceModule({
    ...ofLazyRoutes,
    request: `@generated/${table}`,
    from: from.map((file) => `${CORE}/${file}`),
    by: `@generated/lazy-routes/${by}`,
    original: `/.docusaurus/${original}`,
  });

/** Tables of all pages that Docusaurus has generated, and from which the shards are made. */
export const tables = expectStep({
  ...ofLazyRoutes,
  expects:
    'routes.js, registry.js, routesChunkNames.json, globalData.json, site-metadata.json, docusaurus.config.mjs and the data of the sidebar can be read',
});

/** The plugin that writes a table of all chunks into every page: see `browser/routes/chunkAsset.ts`. */
export const chunkAsset = expectStep({
  ...ofLazyRoutes,
  expects: 'the bundler has one plugin ChunkAssetPlugin',
});

/** The table of the hashes of all chunks in the runtime: see `chunkFiles.ts`. */
export const chunkFiles = expectStep({
  ...ofLazyRoutes,
  judgedBy: 'files',
  expects: 'the runtime has one table of the hashes of chunks, and each shard takes its part',
});

export const hooks = [
  tables,
  chunkAsset,
  chunkFiles,
  replaceModule({
    ...ofLazyRoutes,
    // Docusaurus renders the list of routes once, before any shard is there.
    request: '@docusaurus/renderRoutes',
    within: `${CORE}/App.js`,
    from: [`${CORE}/App.js`],
    by: browserModule('renderRoutes.tsx'),
  }),
  expectText({
    ...ofLazyRoutes,
    file: `${CORE}/docusaurus.js`,
    texts: ['__webpack_require__.gca(chunkName)'],
  }),
  replaceTable('routes', 'routes.js', 'routes.js', 'App.js', 'docusaurus.js', 'normalizeLocation.js'),
  replaceTable('registry', 'registry.js', 'registry.js', 'exports/ComponentCreator.js'),
  replaceTable(
    'routesChunkNames',
    'routesChunkNames.json',
    'routesChunkNames.json',
    'exports/ComponentCreator.js',
    'docusaurus.js',
  ),
  replaceTable('globalData', 'globalData.json', 'globalData.json', 'docusaurusContext.js'),
  replaceTable('site-metadata', 'site-metadata.json', 'site-metadata.json', 'docusaurusContext.js'),
  replaceTable(
    'docusaurus.config',
    'docusaurus.config.mjs',
    'docusaurus.config.mjs',
    'docusaurusContext.js',
    'clientEntry.js',
  ),
  replaceModule({
    ...ofLazyRoutes,
    // The sidebar. Its name has a hash of the plugin's options.
    request: /^@generated\/docusaurus-plugin-content-docs\/default\/p\/index-[^/]+\.json$/,
    from: ['/lazy-routes/registry.js'],
    by: '@generated/lazy-routes/version.json',
  }),
  // Before the next one, which takes the other importers.
  replaceModule({
    ...ofLazyRoutes,
    request: './preload',
    within: `${CORE}/PendingNavigation.js`,
    from: [`${CORE}/PendingNavigation.js`],
    by: browserModule('navigate.ts'),
    original: `${CORE}/preload.js`,
  }),
  replaceModule({
    ...ofLazyRoutes,
    request: './preload',
    within: `${CORE}/`,
    from: [`${CORE}/clientEntry.js`, `${CORE}/docusaurus.js`],
    by: browserModule('preload.ts'),
    original: `${CORE}/preload.js`,
  }),
  // What `browser/prefetch.ts` takes away and puts back.
  expectText({
    name: 'prefetch',
    file: `${CORE}/docusaurus.js`,
    texts: ['const docusaurus = {\n    prefetch,\n    preload,\n};'],
  }),
  expectText({name: 'prefetch', file: `${CORE}/clientEntry.js`, texts: ['window.docusaurus = docusaurus;']}),
  expectText({
    name: 'prefetch',
    file: `${CORE}/exports/Link.js`,
    texts: ['window.docusaurus.prefetch(', 'window.docusaurus.preload('],
  }),
];
