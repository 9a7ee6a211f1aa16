import fs from 'node:fs';
import {htmlFileOf} from './pages';
import {parsedHtml} from './parsedHtml';

/** A link on a built page. */
export interface PageLink {
  readonly path: string;
  readonly hash: string;
  /** Whether it is in the text, or in the cards below it. */
  readonly isInText: boolean;
}

/** What tests of links want to know of a built page. */
export interface BuiltPage {
  readonly links: readonly PageLink[];
  readonly ids: ReadonlySet<string>;
  /** Addresses of its pictures on its own site. */
  readonly pictures: readonly string[];
}

const built = new Map<string, BuiltPage>();

/** Reads a built page. There are more than a thousand, so that each is parsed once. */
export function builtPage(path: string): BuiltPage {
  const known = built.get(path);
  if (known) return known;
  const $ = parsedHtml(htmlFileOf(path));
  const inText = new Set($('.markdown a[href], article .card a[href]').toArray());
  const page = {
    links: $('a[href]')
      .toArray()
      .map((link) => ({href: link.attribs.href ?? '', isInText: inText.has(link)}))
      .filter(({href}) => href.startsWith('/') || href.startsWith('#'))
      .map(({href, isInText}) => {
        const {pathname, hash} = new URL(href, `https://site.example${path}`);
        return {path: decodeURI(pathname), hash: decodeURIComponent(hash.slice(1)), isInText};
      }),
    ids: new Set(
      $('[id]')
        .toArray()
        .map(({attribs}) => attribs.id ?? ''),
    ),
    pictures: $('img[src^="/"]')
      .toArray()
      .map(({attribs}) => attribs.src ?? ''),
  };
  built.set(path, page);
  return page;
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
