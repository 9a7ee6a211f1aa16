import type {Config} from '@docusaurus/types';
import type {Options as PresetOptions, ThemeConfig} from '@docusaurus/preset-classic';
import type {Options as RedirectsOptions} from '@docusaurus/plugin-client-redirects';
import {readContainerId, tagManagerTags} from './src/config/analytics';
import {announcement} from './src/config/announcement';
import {changelog} from './src/config/changelog';
import {docs} from './src/config/docs';
import {footer} from './src/config/footer';
import {markdown} from './src/config/markdown';
import {navbar} from './src/config/navbar';
import {openapi} from './src/config/openapi';
import {prism} from './src/config/prism';
import {search} from './src/config/search';
import {site} from './src/config/site';
import {isClone} from './src/config/vcs';
import {wellFormed} from './src/plugins/redirect-rules/checkRedirects';
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
  markdown,
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
            './src/css/tokens.css',
            './src/css/site.css',
            './src/css/code.css',
            './src/css/print.css',
          ],
        },
      } satisfies PresetOptions,
    ],
  ],
  themes: [
    './src/plugins/openapi-theme/index.ts',
    ['./src/plugins/search-index/index.ts', search],
    './src/plugins/search-index-retry/index.ts',
  ],
  plugins: [
    ['docusaurus-plugin-openapi-docs', openapi],
    ['./src/plugins/old-addresses/index.ts', {redirects: wellFormed(redirects)} satisfies RedirectsOptions],
    './src/plugins/structured-data/index.ts',
    './src/plugins/html-warnings/index.ts',
    './src/plugins/first-load/index.ts',
    './src/plugins/breakpoint/index.ts',
    './src/plugins/code-highlighting/index.ts',
    './src/plugins/islands/index.ts',
    './src/plugins/lazy-routes/index.ts',
    './src/plugins/page-chunks/index.ts',
    './src/plugins/api-samples/index.ts',
    './src/plugins/content-rules/index.ts',
    './src/plugins/redirect-rules/index.ts',
    './src/plugins/upcoming-dates/index.ts',
    './src/plugins/without-intl/index.ts',
    './src/plugins/home-page/index.ts',
    './src/plugins/integration-registry/index.ts',
    './src/plugins/provenance/index.ts',
    './src/plugins/same-bytes/index.ts',
    './src/plugins/host-files/index.ts',
  ],
  clientModules: [
    './src/clientModules/fileAddress.ts',
    './src/clientModules/newAnnouncement.ts',
    './src/clientModules/copyCode.ts',
    './src/clientModules/imageZoom.ts',
    './src/clientModules/mobileMenu.ts',
    './src/clientModules/prefetch.ts',
    './src/clientModules/sidebarPosition.ts',
    './src/clientModules/routeProgress.tsx',
    './src/clientModules/failedLoad.tsx',
    './src/clientModules/privacyChoices.ts',
  ],
  themeConfig: {
    image: 'img/social-card.png',
    navbar,
    footer,
    announcementBar: announcement,
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
