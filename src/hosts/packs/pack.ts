import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {escapeHtml} from '../../content/escapeHtml';
import {formatDay} from '../../product/dates';
import {site} from '../../product/site';
import type {Part} from '../../product/parts';
import {document, fileOf, packPage, STYLESHEET} from './packPage';
import {zip} from './zip';

/** Which sources a build is of. */
export interface Origin {
  /** As the pages name it, or undefined where nobody could tell. */
  readonly commit: string | undefined;
  /** The day of the commit in UTC, YYYY-MM-DD. */
  readonly day: string;
}

/** What `manifest.json` says of a pack. */
export interface Manifest {
  readonly site: string;
  readonly area: string;
  readonly commit?: string;
  /** The day of the commit in UTC, YYYY-MM-DD. */
  readonly day: string;
  readonly pages: readonly {
    readonly address: string;
    readonly title: string;
    /** YYYY-MM-DD */
    readonly updated?: string;
    readonly html: string;
    /** Pages of older builds have none. */
    readonly markdown?: string;
  }[];
  /** Every file but this one and the list of checksums. */
  readonly files: readonly {readonly path: string; readonly bytes: number; readonly sha256: string}[];
}

const sha256 = (content: Buffer): string => createHash('sha256').update(content).digest('hex');

/** Addresses of the pages of a part that are listed: what is reachable by its address only is in no pack. */
function pagesOf(dir: string, part: Part): string[] {
  const sitemap = fs.readFileSync(path.join(dir, 'sitemap.xml'), 'utf8');
  const listed = [...sitemap.matchAll(/<loc>([^<]*)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
  return listed.filter(part.has).sort();
}

/** The page that a reader of the pack begins with. */
function indexPage({label}: Part, {commit, day}: Origin, pages: Manifest['pages']): string {
  const items = pages.map(
    ({title, html, markdown, updated}) =>
      `<li><a href="${html}">${escapeHtml(title)}</a>${markdown === undefined ? '' : ` (<a href="${markdown}">Markdown</a>)`}${updated === undefined ? '' : `, last updated on ${formatDay(updated)}`}</li>`,
  );
  return document(
    'index.html',
    label,
    `<header><strong>${site.title}</strong><br><a href="${site.url}">${site.url}</a></header>
<h1>${escapeHtml(label)}</h1>
<p>These are the pages as they were on ${formatDay(day)}${commit === undefined ? '' : `, built from commit <code>${commit}</code>`}. <a href="manifest.json"><code>manifest.json</code></a> has the SHA-256 checksum of each file. To check all files, run <code>sha256sum -c SHA256SUMS</code> in this folder.</p>
<ul>
${items.join('\n')}
</ul>`,
  );
}

/**
 * The pages of a part as one ZIP file for who has to keep them: HTML that opens without a server, Markdown, pictures,
 * and the checksum of each file. The same build gives the same bytes.
 *
 * @param dir folder of the build
 * @param part one of `PARTS`
 * @returns undefined when the build has no page of the part
 * @throws when it lacks a file that a page needs
 */
export function packOf(dir: string, part: Part, origin: Origin): Buffer | undefined {
  const read = (file: string) => fs.readFileSync(path.join(dir, file));
  const pages = new Set(pagesOf(dir, part));
  if (pages.size === 0) return undefined;
  const files = new Map<string, Buffer>();
  const listed = [...pages].map((page): Manifest['pages'][number] => {
    const html = fileOf(page);
    const twin = `${page.slice(1)}.md`;
    const markdown = fs.existsSync(path.join(dir, twin)) ? twin : undefined;
    const packed = packPage(page, read(html).toString('utf8'), pages);
    files.set(html, Buffer.from(packed.html));
    if (markdown !== undefined) files.set(markdown, read(markdown));
    for (const picture of packed.pictures) files.set(picture.slice(1), read(picture));
    const {title, updated} = packed;
    return {address: `${site.url}${page}`, title, updated, html, markdown};
  });
  files.set(STYLESHEET, fs.readFileSync(path.resolve('src/hosts/packs', STYLESHEET)));
  files.set('index.html', Buffer.from(indexPage(part, origin, listed)));
  const sorted = [...files].sort(([one], [other]) => (one < other ? -1 : 1));
  const manifest: Manifest = {
    site: site.url,
    area: part.label,
    commit: origin.commit,
    day: origin.day,
    pages: listed,
    files: sorted.map(([name, content]) => ({path: name, bytes: content.length, sha256: sha256(content)})),
  };
  const text = Buffer.from(`${JSON.stringify(manifest, undefined, 2)}\n`);
  files.set('manifest.json', text);
  const sums = [...sorted, ['manifest.json', text] as const].map(
    ([name, content]) => `${sha256(content)}  ${name}\n`,
  );
  files.set('SHA256SUMS', Buffer.from(sums.join('')));
  return zip(files, new Date(origin.day));
}
