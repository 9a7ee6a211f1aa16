import path from 'node:path';
import {createSlugger} from '@docusaurus/utils';
import {isPartial} from '../permalinks';
import type {Problem} from './checkPages';
import {outlineOfPage} from './outlines';
import type {Page} from './readPages';

interface Anchor {
  readonly id: string;
  readonly file: string;
  readonly line: number;
}

/** The anchors of a file's own headings. Docusaurus numbers those that are the same within one file. */
function ownAnchors(page: Page): Anchor[] {
  const slugger = createSlugger();
  return outlineOfPage(page).headings.map(({line, text}) => ({
    id: slugger.slug(text),
    file: page.file,
    line,
  }));
}

/** The anchors of a file and of the partials in it, once for each time that a partial is shown. */
export function allAnchors(
  page: Page,
  files: ReadonlyMap<string, Page>,
  within: readonly string[] = [],
): Anchor[] {
  const partials = outlineOfPage(page).partials.flatMap(({target}) => {
    const file = path.posix.join(path.posix.dirname(page.file), target.replace(/\?.*$/, ''));
    const partial = files.get(file);
    return partial && !within.includes(file) ? allAnchors(partial, files, [...within, file]) : [];
  });
  return [...ownAnchors(page), ...partials];
}

/** Checks that a page and its partials have no anchor twice, because a partial does not know of the page's. */
export function checkAnchors(pages: readonly Page[]): Problem[] {
  const files = new Map(pages.map((page) => [page.file, page]));
  return pages
    .filter(({file}) => !isPartial(file))
    .flatMap((page) => {
      const first = new Map<string, Anchor>();
      return allAnchors(page, files).flatMap(({id, file, line}) => {
        const other = first.get(id);
        if (!other) {
          first.set(id, {id, file, line});
          return [];
        }
        const isOwn = other.file === page.file;
        const [place, far] = isOwn
          ? [other.line, `${file}:${line}`]
          : [1, `${other.file}:${other.line} and ${file}:${line}`];
        const message = `the anchor #${id} is also that of the heading at ${far}; a partial's headings need words of their own`;
        return [{file: page.file, line: place, message}];
      });
    });
}
