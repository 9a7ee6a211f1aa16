import fs from 'node:fs';
import {routes} from './routes';

/** Paths of the built sitemap: every page that readers and search engines shall find. */
export function sitemapPaths(): string[] {
  const xml = fs.readFileSync('build/sitemap.xml', 'utf8');
  return [...xml.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Paths of pages that exist but are listed nowhere, as far as they are built. */
export function unlistedPaths(): string[] {
  const named = [...routes.docs, ...routes.showcase].filter(({unlisted}) => unlisted).map(({path}) => path);
  const services = fs.existsSync('build/docs/integrations/api-documentation')
    ? fs
        .readdirSync('build/docs/integrations/api-documentation')
        .map((name) => `/docs/integrations/api-documentation/${name.replace(/\.html$/, '')}`)
    : [];
  return [...named, ...services].filter((path) => fs.existsSync(htmlFileOf(path)));
}

/** The built file of a page. */
export function htmlFileOf(path: string): string {
  return path === '/' ? 'build/index.html' : `build${path.replace(/\/$/, '')}.html`;
}

/** Kinds of pages that one template writes many times, where a fixed spread stands for all. */
const NUMEROUS = [
  (path: string) => path.startsWith('/docs/integrations/connection-instructions/'),
  (path: string) => path.startsWith('/docs/integrations/api-documentation/'),
  (path: string) => path.startsWith('/tags/'),
  (path: string) => path.startsWith('/changelog/20'),
  /** Operations of the API. */
  (path: string) => fs.existsSync(`docs${path}.api.mdx`),
];
const SPREAD = 6;

/** All pages, or with few exceptions: of each numerous kind an even spread. `ALL_PAGES` walks all. */
export function pagesForBrowser(paths: readonly string[]): string[] {
  if (process.env.ALL_PAGES) return [...paths];
  return paths.filter((path) => {
    const kind = NUMEROUS.find((isOf) => isOf(path));
    if (!kind) return true;
    const all = paths.filter(kind);
    const step = Math.max(1, Math.floor(all.length / SPREAD));
    return all.indexOf(path) % step === 0;
  });
}
