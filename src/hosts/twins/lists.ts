import fs from 'node:fs';
import path from 'node:path';
import {site} from '../../product/site';
import {PARTS, textPath} from '../../product/parts';
import type {TwinFile} from './twin';

const item = (label: string, address: string, text: string) =>
  `- [${label.replace(/[[\]\\]/g, '\\$&')}](${site.url}${address}): ${text}`;

/**
 * Writes `llms.txt`, the list of the pages in Markdown by part, and `llms/<part>.txt`, the pages of each part one after
 * the other. Neither has a page that isn't listed.
 *
 * @param dir folder of the build
 * @param twins what `readBuild` has written
 * @see https://llmstxt.org/
 */
export function writeLists(dir: string, twins: readonly TwinFile[]): void {
  const listed = twins.filter(({isListed}) => isListed);
  const sections = PARTS.flatMap((part) => {
    const {label, has} = part;
    const pages = listed.filter((twin) => has(twin.path.replace(/\.md$/, '')));
    if (pages.length === 0) return [];
    const file = textPath(part);
    const texts = pages.map((page) => fs.readFileSync(path.join(dir, page.path), 'utf8'));
    fs.mkdirSync(path.dirname(path.join(dir, file)), {recursive: true});
    fs.writeFileSync(path.join(dir, file), texts.join('\n'));
    const count = pages.length === 1 ? '1 page' : `${pages.length} pages`;
    return [
      [
        `## ${label}`,
        '',
        item('All in one file', file, `${count}, one after the other`),
        ...pages.map(({title, path: address, description}) => item(title, address, description)),
      ].join('\n'),
    ];
  });
  const head = [
    `# ${site.title}`,
    '',
    `> ${site.tagline}. Each page is in Markdown at its address with \`.md\`. Pages that open only from a link, such as the one for apps, are in none of these lists.`,
  ].join('\n');
  fs.writeFileSync(path.join(dir, 'llms.txt'), `${[head, ...sections].join('\n\n')}\n`);
}
