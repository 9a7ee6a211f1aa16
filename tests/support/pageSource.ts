import fs from 'node:fs';
import path from 'node:path';

const ISLAND = /^import (\w+) from '(\.\/_[\w-]+\.mdx)\?island';\n/gm;

/** The source of a page, with the partials that it shows as islands in their places. */
export function pageSource(file: string): string {
  const source = fs.readFileSync(file, 'utf8');
  const partials = [...source.matchAll(ISLAND)].map(([, name = '', request = '']) => ({
    place: `<Island {...${name}} />`,
    text: pageSource(path.join(path.dirname(file), request)),
  }));
  return partials.reduce((text, {place, text: of}) => text.replace(place, () => of), source);
}
