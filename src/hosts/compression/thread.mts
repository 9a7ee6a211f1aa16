/** A thread of `compress`: compresses the files that it is told, and ends when it is told none. */
import fs from 'node:fs';
import path from 'node:path';
import {parentPort, workerData} from 'node:worker_threads';
import zlib from 'node:zlib';

/** Browsers keep them for a year, so they are compressed as far as it goes; pages, of which there are most, nearly so. */
const HASHED = /^(assets|search-index)[/-]/;
/** Of brotli, from 0 to 11. On pages 10 saves 8 % over 9 for a third more time; 11 takes three times as long for 3 %. */
const QUALITY = {hashed: 11, page: 10};

const COMPRESS = {
  br: (bytes, isHashed) =>
    zlib.brotliCompressSync(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: isHashed ? QUALITY.hashed : QUALITY.page,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
  gz: (bytes) => zlib.gzipSync(bytes, {level: 9}),
};

/** Bytes of a file, and of its compressed versions, by their endings. */
function compressFile(dir, name) {
  const file = path.join(dir, name);
  const {size, atime, mtime, mtimeMs} = fs.statSync(file);
  const sizes = {size};
  for (const [ending, compress] of Object.entries(COMPRESS)) {
    const target = `${file}.${ending}`;
    const known = fs.statSync(target, {throwIfNoEntry: false});
    // Versions of one file are as old as it is; times are set to the millisecond.
    if (known && Math.abs(known.mtimeMs - mtimeMs) < 2) sizes[ending] = known.size;
    else {
      const compressed = compress(fs.readFileSync(file), HASHED.test(name));
      fs.writeFileSync(target, compressed);
      fs.utimesSync(target, atime, mtime);
      sizes[ending] = compressed.length;
    }
  }
  return sizes;
}

parentPort.on('message', (names) => {
  if (names.length === 0) parentPort.close();
  else parentPort.postMessage(names.map((name) => compressFile(workerData.dir, name)));
});
