import fs from 'node:fs';
import {Parser} from 'htmlparser2';
import {changedPages} from './changedPages';
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
 * the same shapes look the same to rules about color, names and structure. The root names its page, and tells nothing;
 * nor does the language of a sample, or a word of it: tests/unit/codeColors.spec.ts knows the colors of all.
 */
function shapesOf(html: string): Set<string> {
  const shapes = new Set<string>();
  const parents: string[] = [];
  const parser = new Parser({
    onopentag(name, {class: list = '', role = '', ...attributes}) {
      const classes = list
        .split(/\s+/)
        .filter((one) => !one.startsWith('language-'))
        .sort();
      const aria = Object.keys(attributes).filter((attribute) => attribute.startsWith('aria-'));
      if (classes.includes('token')) {
        parents.push('token');
        return;
      }
      const own = name === 'html' ? name : [name, ...classes, role, ...aria.sort()].filter(Boolean).join(' ');
      const parent = parents.at(-1) ?? '';
      // Plain words in plain words look as they do elsewhere.
      shapes.add(own === name && !parent.includes(' ') ? own : `${parent} > ${own}`);
      parents.push(own);
    },
    onclosetag: () => void parents.pop(),
  });
  parser.end(html);
  return shapes;
}

/**
 * The shortest pages, about, that together have every shape of element that any page has, so that an element that is
 * new somewhere brings its page; and the pages that this branch changes.
 */
function choosePages(paths: readonly string[]): string[] {
  const candidates = paths.map((path) => {
    const html = fs.readFileSync(htmlFileOf(path), 'utf8');
    return {path, length: html.length, shapes: shapesOf(html)};
  });
  const missing = new Set(candidates.flatMap(({shapes}) => [...shapes]));
  const chosen: string[] = [];
  const choose = ({path, shapes}: (typeof candidates)[number]) => {
    chosen.push(path);
    for (const shape of shapes) missing.delete(shape);
  };
  const changed = new Set(changedPages());
  for (const candidate of candidates) if (changed.has(candidate.path)) choose(candidate);
  while (missing.size > 0) {
    const [best] = candidates
      .map((candidate) => ({
        ...candidate,
        // A long page takes as long as several short ones.
        news: [...candidate.shapes].filter((shape) => missing.has(shape)).length / candidate.length,
      }))
      .sort((a, b) => b.news - a.news);
    if (!best) break;
    choose(best);
  }
  return chosen;
}

/** The pages that a browser looks at: of each kind, and those that this branch changes. `ALL_PAGES` gives all. */
export function pagesForBrowser(): readonly string[] {
  const paths = [...sitemapPaths(), ...unlistedPaths()];
  if (process.env.ALL_PAGES) return paths;
  // Reading all pages takes seconds. Workers get the answer of the process that lists the tests, with its environment.
  process.env.PAGES_FOR_BROWSER ??= JSON.stringify(choosePages(paths));
  return JSON.parse(process.env.PAGES_FOR_BROWSER) as string[];
}
