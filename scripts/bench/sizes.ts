/** Sizes of what was built: all pages, and the search index of each context. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {unpackPage, type IndexStart} from '../../src/search/engine/format';
import {compressedCopy} from './host';
import {median, percentile, type Figure} from './figures';
import type {Site} from './browser';

const fileSize = (file: string) => (fs.existsSync(file) ? fs.statSync(file).size : 0);

/** An index: its first file, and the shards and texts that it names. */
function indexFiles(dir: string, start: string): string[] {
  const {pages, shards} = JSON.parse(fs.readFileSync(path.join(dir, start), 'utf8')) as IndexStart;
  const texts = pages.flatMap((page) => unpackPage(page).texts);
  const named = [...texts, ...shards].map(([, name]) => name);
  return [start, ...[...new Set(named)].map((name) => `search-index/${name}.json`)];
}

/** Over the wire: the compressed file where there is one, small files go as they are. */
const wireSize = (dir: string, name: string) =>
  fileSize(path.join(dir, `${name}.br`)) || fileSize(path.join(dir, name));

/** Sizes of pages, of the indexes and of the table of chunks. */
export async function measureSizes({dir}: Pick<Site, 'dir'>): Promise<Figure[]> {
  const copy = await compressedCopy(dir);
  const pages = fs
    .readdirSync(dir, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html'));
  const figures: Figure[] = [{name: 'HTML / pages', value: pages.length, unit: ''}];
  const ways = {
    raw: (file: string) => fileSize(file),
    gzip: (file: string) => fileSize(`${file}.gz`) || fileSize(file),
    brotli: (file: string) => fileSize(`${file}.br`) || fileSize(file),
  };
  for (const [way, sizeOf] of Object.entries(ways)) {
    const sizes = pages.map((name) => sizeOf(path.join(copy, name)) / 1000);
    figures.push(
      {name: `HTML / ${way} / median`, value: median(sizes), unit: 'KB'},
      {name: `HTML / ${way} / 95 of 100`, value: percentile(sizes, 0.95), unit: 'KB'},
      {name: `HTML / ${way} / largest`, value: percentile(sizes, 1), unit: 'KB'},
    );
  }
  for (const start of fs.readdirSync(dir).filter((name) => /^search-index(-\w+)?-\w{8}\.json$/.test(name))) {
    const context = /^search-index-(docs|api|changelog)-/.exec(start)?.[1] ?? 'all';
    const files = indexFiles(dir, start);
    const sum = files.reduce((total, name) => total + wireSize(copy, name), 0);
    figures.push(
      {name: `index / ${context} / first file`, value: wireSize(copy, start) / 1000, unit: 'KB'},
      {name: `index / ${context} / whole`, value: sum / 1000, unit: 'KB'},
      {
        name: `index / ${context} / whole, before compression`,
        value: files.reduce((total, name) => total + fileSize(path.join(dir, name)), 0) / 1000,
        unit: 'KB',
      },
    );
  }
  // Every page loads the runtime. It knows the files of chunks that several sections share.
  const scripts = fs.readdirSync(path.join(dir, 'assets/js')).filter((name) => name.endsWith('.js'));
  const runtime = scripts.find((name) => name.startsWith('runtime~main'));
  if (runtime === undefined) throw new Error(`${dir}/assets/js has no runtime~main.`);
  const table = zlib.brotliCompressSync(fs.readFileSync(path.join(dir, 'assets/js', runtime))).length;
  figures.push({
    name: 'growth / runtime with its table of chunks',
    value: table / 1000,
    unit: 'KB',
    atMost: 3,
  });
  return figures;
}
