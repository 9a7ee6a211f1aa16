/**
 * npm run compress: writes .br and .gz beside every text file of a build, for hosts that send them as they are.
 * Hashed files, which browsers keep for a year, are compressed as far as it goes; pages, of which there are most,
 * nearly so. The same files give the same bytes. Compressed files of an earlier build are removed.
 *
 *   node scripts/compress.mjs [--dir build]
 */
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parseArgs} from 'node:util';
import {isMainThread, parentPort, Worker, workerData} from 'node:worker_threads';
import zlib from 'node:zlib';

const TEXT = /\.(html|js|css|json|svg|xml|yaml|csv|ics|txt)$|\/api-catalog$/;
/** Files for other hosts to read. */
const CONFIGURATION = /^(_headers|_redirects|firebase\.json)$/;
const HASHED = /^(assets|search-index)[/-]/;
/** Below it a header costs more than what is saved, in bytes. */
const SMALLEST = 256;
/** Of brotli, from 0 to 11: 11 takes about ten times as long as 9 and saves a further 5 %. */
const QUALITY = {hashed: 11, page: 9};
/** Files that a thread takes at once. */
const BATCH = 24;

function compressFile(dir, name) {
  const file = path.join(dir, name);
  const bytes = fs.readFileSync(file);
  const {atime, mtime} = fs.statSync(file);
  const quality = HASHED.test(name) ? QUALITY.hashed : QUALITY.page;
  const variants = {
    br: zlib.brotliCompressSync(bytes, {
      params: {
        [zlib.constants.BROTLI_PARAM_QUALITY]: quality,
        [zlib.constants.BROTLI_PARAM_MODE]: zlib.constants.BROTLI_MODE_TEXT,
        [zlib.constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
      },
    }),
    gz: zlib.gzipSync(bytes, {level: 9}),
  };
  for (const [ending, compressed] of Object.entries(variants)) {
    fs.writeFileSync(`${file}.${ending}`, compressed);
    // Both are versions of one file: as old as it is.
    fs.utimesSync(`${file}.${ending}`, atime, mtime);
  }
  return {name, size: bytes.length, br: variants.br.length, gz: variants.gz.length};
}

/**
 * @param {string} dir folder of a build
 * @returns {Promise<{files: number, size: number, br: number, gz: number}>} how many, and their bytes
 */
export async function compress(dir) {
  const names = [];
  for (const name of fs.readdirSync(dir, {recursive: true})) {
    if (/\.(br|gz)$/.test(name)) fs.rmSync(path.join(dir, name));
    else if (TEXT.test(`/${name}`) && !CONFIGURATION.test(name)) {
      const stats = fs.statSync(path.join(dir, name));
      if (stats.isFile() && stats.size >= SMALLEST) names.push({name, size: stats.size});
    }
  }
  // The largest first, so that no thread ends long after the others.
  const queue = names.sort((a, b) => b.size - a.size).map(({name}) => name);
  const total = {files: queue.length, size: 0, br: 0, gz: 0};
  const threads = Math.min(os.availableParallelism(), queue.length);
  await Promise.all(
    Array.from({length: threads}, () => {
      const worker = new Worker(fileURLToPath(import.meta.url), {workerData: {dir}});
      return new Promise((resolve, reject) => {
        const next = () => worker.postMessage(queue.splice(0, BATCH));
        worker.on('message', (results) => {
          for (const {size, br, gz} of results) {
            total.size += size;
            total.br += br;
            total.gz += gz;
          }
          next();
        });
        worker.on('error', reject);
        worker.on('exit', (code) => (code === 0 ? resolve() : reject(new Error('A thread ended early.'))));
        next();
      });
    }),
  );
  return total;
}

if (!isMainThread) {
  parentPort.on('message', (names) => {
    if (names.length === 0) parentPort.close();
    else parentPort.postMessage(names.map((name) => compressFile(workerData.dir, name)));
  });
} else if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const {dir} = parseArgs({options: {dir: {type: 'string', default: 'build'}}}).values;
  if (!fs.existsSync(path.join(dir, 'index.html'))) {
    console.error(`${dir}/ has no site in it. Run "npm run build" first.`);
    process.exit(1);
  }
  const started = Date.now();
  const {files, size, br, gz} = await compress(dir);
  const megabytes = (bytes) => `${(bytes / 1e6).toFixed(1)} MB`;
  console.log(
    `${files} files, ${megabytes(size)}: ${megabytes(br)} with brotli, ${megabytes(gz)} with gzip, ` +
      `in ${((Date.now() - started) / 1000).toFixed(1)} s`,
  );
}
