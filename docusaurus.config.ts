import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as RedirectsOptions} from '@docusaurus/plugin-client-redirects';
import {readContainerId, tagManagerTags} from './src/privacy/analytics';
import {announcementOn} from './src/shell/announcement';
import {changelog} from './src/content/changelog';
import {docs} from './src/content/docs';
import {footer} from './src/shell/footer';
import {withHistory} from './src/content/history/frontMatter';
import {markdown} from './src/content/markdown';
import type {RulesOptions} from './src/content/rules';
import {evidenceRules} from './src/integrations/evidence/rules';
import {withEvidence} from './src/integrations/evidence/frontMatter';
import {ofServices} from './src/integrations/textComponents';
import {withServicePages} from './src/integrations/servicePages';
import {navbar} from './src/shell/navbar';
import type {PageTextOptions} from './src/shell/page-text';
import {openapi} from './src/api/openapi';
import {ofApi} from './src/api/textComponents';
import {ofHome} from './src/home/textComponents';
import {prism} from './src/content/code/prismOptions';
import {search} from './src/search/options';
import {site} from './src/product/site';
import {sourceDayOf} from './src/docusaurus/provenance/sourceDay';
import {isClone} from './src/docusaurus/provenance/vcs';
import {wellFormed} from './src/hosts/redirects/checkRedirects';
import {redirects} from './redirects';

export default {
  title: site.title,
  tagline: site.tagline,
  favicon: 'img/favicon.svg',
  url: site.url,
  baseUrl: '/',
  // No page address ends in a slash: see "Addresses" in src/README.md.
  trailingSlash: false,
  titleDelimiter: '|',
  onBrokenLinks: 'throw',
  onBrokenAnchors: 'throw',
  onDuplicateRoutes: 'throw',
  i18n: {defaultLocale: 'en', locales: ['en']},
  future: {v4: true, faster: true, experimental_vcs: isClone()},
  markdown: withServicePages(withEvidence(withHistory(markdown))),
  headTags: tagManagerTags(readContainerId(process.env)),
  presets: [
    [
      'classic',
      {
        docs,
        blog: changelog,
        pages: false,
        sitemap: {lastmod: 'date', changefreq: null, priority: null, ignorePatterns: ['/search']},
        theme: {
          customCss: [
            './src/shell/css/fonts.css',
            './src/shell/css/tokens.css',
            './src/shell/css/site.css',
            './src/shell/css/content.css',
            './src/shell/css/frame.css',
            './src/shell/css/code.css',
            './src/shell/css/paths.css',
            './src/shell/css/home.css',
            './src/shell/css/changelog.css',
            './src/shell/css/tabs.css',
            './src/shell/css/api.css',
            './src/shell/css/print.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  themes: ['./src/api/theme/index.ts', ['@easyops-cn/docusaurus-search-local', search]],
  plugins: [
    ['docusaurus-plugin-openapi-docs', openapi],
    ['./src/hosts/old-addresses/index.ts', {redirects: wellFormed(redirects)} satisfies RedirectsOptions],
    './src/docusaurus/structured-data/index.ts',
    './src/docusaurus/html-warnings/index.ts',
    './src/shell/build-identity/index.ts',
    './src/shell/fonts/index.ts',
    './src/shell/first-load/index.ts',
    './src/docusaurus/unused-styles/index.ts',
    './src/docusaurus/breakpoint/index.ts',
    './src/docusaurus/postcss-once/index.ts',
    './src/content/code/index.ts',
    './src/content/figures/index.ts',
    './src/shell/icons/index.ts',
    './src/shell/islands/index.ts',
    [
      './src/shell/page-text/index.ts',
      {components: {...ofApi, ...ofServices, ...ofHome}} satisfies PageTextOptions,
    ],
    './src/shell/lazy-routes/index.ts',
    './src/shell/page-chunks/index.ts',
    './src/api/sample-language/index.ts',
    ['./src/content/rules/index.ts', {rooms: [evidenceRules]} satisfies RulesOptions],
    './src/hosts/redirects/index.ts',
    './src/content/changelog-archive/index.ts',
    './src/content/feeds/index.ts',
    './src/api/changes-feed/index.ts',
    './src/content/calendars/index.ts',
    './src/content/upcoming-dates/index.ts',
    './src/docusaurus/without-intl/index.ts',
    './src/docusaurus/without-tslib/index.ts',
    './src/home/home-page/index.ts',
    './src/search/plugin.ts',
    './src/integrations/registry/index.ts',
    './src/docusaurus/provenance/index.ts',
    './src/docusaurus/same-bytes/index.ts',
    './src/hosts/files/index.ts',
    './src/hosts/data-files/index.ts',
  ],
  clientModules: [
    './src/shell/browser/fileAddress.ts',
    './src/shell/browser/newAnnouncement.ts',
    './src/shell/browser/copyCode.ts',
    './src/shell/browser/foldedTarget.ts',
    './src/shell/browser/pageActions.ts',
    './src/shell/browser/imageZoom.ts',
    './src/shell/browser/pageFocus.ts',
    './src/shell/browser/printedPage.ts',
    './src/shell/browser/pressBySpace.ts',
    './src/shell/browser/prefetch.ts',
    './src/shell/browser/sidebarPosition.ts',
    './src/shell/browser/routeProgress.tsx',
    './src/shell/browser/failedLoad.tsx',
    './src/privacy/browser/privacyChoices.ts',
  ],
  themeConfig: {
    navbar,
    footer,
    announcementBar: announcementOn(sourceDayOf(__dirname)),
    colorMode: {defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false},
    tableOfContents: {minHeadingLevel: 2, maxHeadingLevel: 3},
    docs: {
      sidebar: {hideable: false, autoCollapseCategories: true},
      versionPersistence: 'localStorage',
    },
    blog: {sidebar: {groupByYear: true}},
    prism,
  } satisfies ThemeConfig,
} satisfies Config;
