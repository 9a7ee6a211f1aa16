/**
 * The same content under the defaults of the packages, as their READMEs set them up: preset-classic, the theme for
 * OpenAPI with its own pages and the easyops search, without our plugins, overrides, styles and client modules.
 *
 * Our pages need three things to compile at all, and keep them: their components with the data of the catalog and
 * of the home page, the remark plugins, and their addresses. Broken links are warnings, because the theme for OpenAPI names its
 * pages differently.
 */
import fs from 'node:fs';
import path from 'node:path';
import type {Browser} from '@playwright/test';
import {build} from './build';
import type {Figure} from './figures';
import {startHost} from './host';
import {measureHydration} from './hydration';
import {measureLighthouse} from './lighthouse';
import {PAGES} from './pages';
import {measureWeight} from './weight';
import {createWorkspace, removeWorkspace} from './workspace';

const CONFIGURATION = `import type {Config} from '@docusaurus/types';
import {changelog} from './src/content/changelog';
import {docs} from './src/content/docs';
import {footer} from './src/shell/footer';
import {markdown} from './src/content/markdown';
import {navbar} from './src/shell/navbar';
import {openapi} from './src/api/openapi';
import {prism} from './src/content/code/prismOptions';
import {site} from './src/product/site';

const {sidebarItemsGenerator: _own, ...defaultDocs} = docs;
const defaultVersion = ({template: _template, markdownGenerators: _own, ...version}: typeof openapi.config.v2) => version;

export default {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: '/',
  trailingSlash: false,
  onBrokenLinks: 'warn',
  onBrokenAnchors: 'ignore',
  onDuplicateRoutes: 'warn',
  future: {v4: true, faster: true},
  markdown: {...markdown, hooks: {onBrokenMarkdownLinks: 'warn', onBrokenMarkdownImages: 'warn'}},
  presets: [['classic', {docs: {...defaultDocs, docItemComponent: '@theme/ApiItem'}, blog: changelog, pages: false}]],
  themes: [
    'docusaurus-theme-openapi-docs',
    ['@easyops-cn/docusaurus-search-local', {hashed: true, docsRouteBasePath: '/', blogRouteBasePath: '/changelog', blogDir: 'changelog', indexPages: false}],
  ],
  plugins: [
    ['docusaurus-plugin-openapi-docs', {...openapi, config: {v2: defaultVersion(openapi.config.v2), v1: defaultVersion(openapi.config.v1)}}],
    './src/shell/islands/index.ts',
    './src/home/home-page/index.ts',
    './src/content/upcoming-dates/index.ts',
    './src/integrations/registry/index.ts',
    './src/api/sample-language/index.ts',
    // The catalog's message of a failed load asks whether the host has another build.
    () => ({
      name: 'no-build-identity',
      configureWebpack: (_config, _isServer, {currentBundler}) => ({
        plugins: [new currentBundler.instance.DefinePlugin({BUILD_SOURCES: '""'})],
      }),
    }),
  ],
  themeConfig: {navbar, footer, prism, docs: {sidebar: {autoCollapseCategories: true}}},
} satisfies Config;
`;

/** Figures that say something about another site's pages. */
const KINDS = [
  'home',
  'docs',
  'connection',
  'catalog',
  'API introduction',
  'API operation',
  'changelog list',
  'tag',
];

/** Weight, hydration, Lighthouse and build under the defaults. */
export async function measureDefaults(browser: Browser): Promise<Figure[]> {
  const dir = createWorkspace('defaults');
  try {
    return await measureIn(dir, browser);
  } finally {
    removeWorkspace(dir);
  }
}

async function measureIn(dir: string, browser: Browser): Promise<Figure[]> {
  const theme = path.join(dir, 'src/theme');
  for (const name of fs.readdirSync(theme)) {
    if (name !== 'MDXComponents.tsx') fs.rmSync(path.join(theme, name), {recursive: true});
  }
  fs.writeFileSync(path.join(dir, 'docusaurus.config.ts'), CONFIGURATION);
  const {seconds, processorSeconds, peakBytes} = await build(dir, 'test-results/bench/defaults.log');
  const built = path.join(dir, 'build');
  const host = await startHost(built);
  try {
    const pages = PAGES.filter(({kind}) => KINDS.includes(kind));
    const site = {browser, origin: host.origin, dir: built, pages};
    return [
      ...(await measureWeight(site)),
      ...(await measureHydration(site)),
      ...(await measureLighthouse(site)),
      {name: 'build / clean', value: seconds, unit: 's', isTime: true},
      {name: 'build / clean, processor time', value: processorSeconds, unit: 's', isTime: true},
      {name: 'build / peak of memory', value: peakBytes / 1e9, unit: 'GB'},
    ];
  } finally {
    await host.stop();
  }
}
