import fs from 'node:fs';
import {Parser} from 'htmlparser2';
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

/**
 * The shapes of a page's elements: each with its parent, classes, role and the names of its ARIA attributes. Pages of
 * the same shapes look the same to rules about color, names and structure. The root names its page, and tells nothing.
 */
function shapesOf(html: string): Set<string> {
  const shapes = new Set<string>();
  const parents: string[] = [];
  const parser = new Parser({
    onopentag(name, {class: classes = '', role = '', ...attributes}) {
      const aria = Object.keys(attributes).filter((attribute) => attribute.startsWith('aria-'));
      const own =
        name === 'html' ? name : [name, ...classes.split(/\s+/).sort(), role, ...aria.sort()].join(' ');
      shapes.add(`${parents.at(-1) ?? ''} > ${own}`);
      parents.push(own);
    },
    onclosetag: () => void parents.pop(),
  });
  parser.end(html);
  return shapes;
}

/**
 * The fewest pages, about, that together have every shape of element that any page has, so that an element that is
 * new somewhere brings its page. `ALL_PAGES` gives all.
 */
export function pagesForBrowser(paths: readonly string[]): string[] {
  if (process.env.ALL_PAGES) return [...paths];
  const candidates = paths.map((path) => ({
    path,
    shapes: shapesOf(fs.readFileSync(htmlFileOf(path), 'utf8')),
  }));
  const missing = new Set(candidates.flatMap(({shapes}) => [...shapes]));
  const chosen: string[] = [];
  while (missing.size > 0) {
    const [best] = candidates
      .map(({path, shapes}) => ({
        path,
        shapes,
        news: [...shapes].filter((shape) => missing.has(shape)).length,
      }))
      .sort((a, b) => b.news - a.news);
    if (!best) break;
    chosen.push(best.path);
    for (const shape of best.shapes) missing.delete(shape);
  }
  return chosen;
}
