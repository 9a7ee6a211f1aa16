import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import {expect, test} from '@playwright/test';
import {packOf, type Manifest} from '../../src/hosts/packs/pack';
import {PACKS} from '../../src/hosts/packs/writePacks';
import {PARTS} from '../../src/hosts/parts';
import {site} from '../../src/product/site';
import {sitemapPaths} from '../support/pages';
import {unzip} from '../support/zip';

const sha256 = (content: Buffer) => createHash('sha256').update(content).digest('hex');
const fileOf = (name: string) => `build/${PACKS}/${name}.zip`;
const decode = (text: string) => text.replaceAll('&quot;', '"').replaceAll('&amp;', '&');

/** Values of an attribute in HTML that parse5 has written. */
const valuesOf = (html: string, name: string) =>
  [...html.matchAll(new RegExp(` ${name}="([^"]*)"`, 'g'))].map(([, value = '']) => decode(value));

test('there is a pack of each part, and nothing else', () => {
  expect(fs.readdirSync(`build/${PACKS}`).sort()).toEqual(PARTS.map(({name}) => `${name}.zip`).sort());
});

for (const part of PARTS) {
  test(`the pack of ${part.name} has its pages, the checksum of each file, and no link to nothing`, async () => {
    test.setTimeout(120_000);
    const pack = fs.readFileSync(fileOf(part.name));
    const files = await unzip(pack);
    const textOf = (name: string) => files.get(name)?.content.toString('utf8') ?? '';
    const manifest = JSON.parse(textOf('manifest.json')) as Manifest;

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
    const ids = new Map(
      ['index.html', ...pages].map((name) => [name, new Set(valuesOf(textOf(name), 'id'))]),
    );
    for (const [name] of ids) {
      const html = textOf(name);
      if (/<script|<iframe|<form| on\w+="/.test(html)) flaws.push(`${name}: something to run`);
      const sources = valuesOf(html, 'src');
      for (const value of [...valuesOf(html, 'href'), ...sources]) {
        if (/^(?:https|mailto):/.test(value) && !sources.includes(value)) continue;
        const [way = '', hash] = value.split('#');
        const target = way === '' ? name : path.posix.join(path.posix.dirname(name), way);
        const isThere = files.has(target) && (!hash || ids.get(target)?.has(decodeURIComponent(hash)));
        if (!isThere) flaws.push(`${name}: ${value}`);
      }
    }
    expect(flaws).toEqual([]);
  });
}

test('a pack that is made again has the same bytes', async () => {
  const written = fs.readFileSync(fileOf('risk'));
  const manifest = (await unzip(written)).get('manifest.json')?.content.toString('utf8') ?? '';
  const {commit, day} = JSON.parse(manifest) as Manifest;
  const part = PARTS.find(({name}) => name === 'risk');
  const again = part && packOf('build', part, {commit, day});
  expect(again && sha256(again)).toBe(sha256(written));
});
