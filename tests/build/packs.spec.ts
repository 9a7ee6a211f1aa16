import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {Parser} from 'htmlparser2';
import {builtCommit} from '../../src/hosts/packs/builtCommit';
import {packOf, type Manifest} from '../../src/hosts/packs/pack';
import {PARTS, packPath} from '../../src/product/parts';
import {site} from '../../src/product/site';
import {sitemapPaths} from '../support/pages';
import {unzip} from '../support/zip';

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');

/** What a page of a pack has: places, and what it leads to or shows. */
function read(html: string) {
  const ids = new Set<string>();
  const links: string[] = [];
  const pictures: string[] = [];
  const active = new Set<string>();
  const parser = new Parser({
    onopentag(name, {id, href, src, ...others}) {
      if (id !== undefined) ids.add(id);
      if (href !== undefined) links.push(href);
      if (src !== undefined) pictures.push(src);
      if (/^(?:script|iframe|form|button|input)$/.test(name)) active.add(name);
      for (const other of Object.keys(others)) if (other.startsWith('on')) active.add(other);
    },
  });
  parser.end(html);
  return {ids, links, pictures, active};
}

test('there is a pack of each part, and nothing else', () => {
  expect(
    fs
      .readdirSync('build/packs')
      .map((name) => `/packs/${name}`)
      .sort(),
  ).toEqual(PARTS.map(packPath).sort());
});

for (const part of PARTS) {
  test(`the pack of ${part.name} has its pages, the checksum of each file, and no link to nothing`, async () => {
    test.setTimeout(120_000);
    const pack = fs.readFileSync(`build${packPath(part)}`);
    const files = await unzip(pack);
    const textOf = (name: string) => files.get(name)?.content.toString('utf8') ?? '';
    const manifest = JSON.parse(textOf('manifest.json')) as Manifest;

    expect(manifest.commit).toBe(builtCommit('build'));

    // Listed pages alone: the sitemap has no other.
    const listed = sitemapPaths().filter(part.has).sort();
    expect(manifest.pages.map(({address}) => address)).toEqual(listed.map((page) => `${site.url}${page}`));
    const pages = [...files.keys()].filter((name) => name.endsWith('.html') && name !== 'index.html');
    expect(pages).toEqual(manifest.pages.map(({html}) => html).sort());
    for (const {address, markdown = ''} of manifest.pages) {
      const twin = fs.readFileSync(`build${new URL(address).pathname}.md`, 'utf8');
      expect(textOf(markdown) === twin, address).toBe(true);
    }

    const sums = [...files]
      .filter(([name]) => name !== 'SHA256SUMS')
      .map(([name, {content}]) => `${sha256(content)}  ${name}`);
    expect(textOf('SHA256SUMS').trimEnd().split('\n').sort()).toEqual(sums.sort());
    expect(manifest.files.map(({path: name, sha256: sum}) => `${sum}  ${name}`).sort()).toEqual(
      sums.filter((line) => !line.endsWith('  manifest.json')),
    );
    const days = [...files.values()].map(({time}) => time.toDateString());
    expect([...new Set(days)]).toEqual([new Date(`${manifest.day}T00:00`).toDateString()]);

    const flaws: string[] = [];
    const parsed = new Map(['index.html', ...pages].map((name) => [name, read(textOf(name))]));
    for (const [name, {links, pictures, active}] of parsed) {
      for (const what of active) flaws.push(`${name}: ${what}`);
      for (const picture of pictures) {
        const isThere = files.has(path.posix.join(path.posix.dirname(name), picture));
        if (!isThere) flaws.push(`${name}: ${picture}`);
      }
      for (const link of links.filter((target) => !/^(?:https|mailto):/.test(target))) {
        const [way = '', hash] = link.split('#');
        const target = way === '' ? name : path.posix.join(path.posix.dirname(name), way);
        const isThere = files.has(target) && (!hash || parsed.get(target)?.ids.has(decodeURIComponent(hash)));
        if (!isThere) flaws.push(`${name}: ${link}`);
      }
    }
    expect(flaws).toEqual([]);
  });
}

test('a pack that is made again has the same bytes', async () => {
  const written = fs.readFileSync('build/packs/risk.zip');
  const manifest = (await unzip(written)).get('manifest.json')?.content.toString('utf8') ?? '';
  const {commit, day} = JSON.parse(manifest) as Manifest;
  const part = PARTS.find(({name}) => name === 'risk');
  const again = part && packOf('build', part, {commit, day});
  expect(again && sha256(again)).toBe(sha256(written));
});
