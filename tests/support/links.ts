import fs from 'node:fs';
import {load} from 'cheerio';
import {htmlFileOf} from './pages';

/** A link on a built page. */
export interface PageLink {
  readonly path: string;
  readonly hash: string;
}

/** Links of a page to its own site: those of its text, or those of the whole page. */
export function linksOf(path: string, part: 'text' | 'page' = 'page'): readonly PageLink[] {
  const $ = load(fs.readFileSync(htmlFileOf(path), 'utf8'));
  const scope = part === 'text' ? '.markdown a[href], article .card a[href]' : 'a[href]';
  return $(scope)
    .toArray()
    .map((link) => $(link).attr('href') ?? '')
    .filter((href) => href.startsWith('/') || href.startsWith('#'))
    .map((href) => {
      const {pathname, hash} = new URL(href, `https://site.example${path}`);
      return {path: decodeURI(pathname), hash: decodeURIComponent(hash.slice(1))};
    });
}

interface SidebarItem {
  readonly type: string;
  readonly href?: string;
  readonly unlisted?: boolean;
  readonly items?: readonly SidebarItem[];
}

/** Every page of every sidebar. Closed categories are not in the HTML, so it comes from their data. */
export function sidebarPaths(): readonly string[] {
  const folder = '.docusaurus/docusaurus-plugin-content-docs/default/p';
  const [file] = fs.readdirSync(folder).filter((name) => /^index-\w+\.json$/.test(name));
  const {version} = JSON.parse(fs.readFileSync(`${folder}/${file}`, 'utf8')) as {
    version: {docsSidebars: Record<string, readonly SidebarItem[]>};
  };
  const walk = (item: SidebarItem): string[] => [
    ...(item.href && !item.unlisted ? [item.href] : []),
    ...(item.items ?? []).flatMap(walk),
  ];
  return Object.values(version.docsSidebars).flat().flatMap(walk);
}
