/** A thread of `compress`: compresses the files that it is told, and ends when it is told none. */
import fs from 'node:fs';
import path from 'node:path';
import zlib from 'node:zlib';
import {answer} from '../../docusaurus/threads';

/** Browsers keep them for a year, so they are compressed as far as it goes; pages, of which there are most, nearly so. */
const HASHED = /^(assets|search-index)[/-]/;
/** Forms of pages for programs, which few ask for. */
const MARKDOWN = /\.md$|^llms[./]/;
/**
 * Of brotli, from 0 to 11. On pages 10 saves 8 % over 9 for a third more time; 11 takes three times as long for 3 %.
 */
const QUALITY = {hashed: 11, page: 10, markdown: 5};

/** Bytes of a file and of its compressed versions. */
export interface Sizes {
  readonly size: number;
  readonly br: number;
  readonly gz: number;
}

const COMPRESS = {
  br: (bytes: Buffer, quality: number) =>
    zlib.brotliCompressSync(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes: Buffer) => zlib.gzipSync(bytes, {level: 9}),
};

function qualityOf(name: string): number {
  if (HASHED.test(name)) return QUALITY.hashed;
  return MARKDOWN.test(name) ? QUALITY.markdown : QUALITY.page;
}

function compressFile(dir: string, name: string): Sizes {
  const file = path.join(dir, name);
  const {size, atime, mtime, mtimeMs} = fs.statSync(file);
  const sizeOf = (ending: keyof typeof COMPRESS): number => {
    const target = `${file}.${ending}`;
    const known = fs.statSync(target, {throwIfNoEntry: false});
    // Versions of one file are as old as it is; times are set to the millisecond.
    if (known && Math.abs(known.mtimeMs - mtimeMs) < 2) return known.size;
    const compressed = COMPRESS[ending](fs.readFileSync(file), qualityOf(name));
    fs.writeFileSync(target, compressed);
    fs.utimesSync(target, atime, mtime);
    return compressed.length;
  };
  return {size, br: sizeOf('br'), gz: sizeOf('gz')};
}

answer((dir) => (name: string) => compressFile(dir, name));
