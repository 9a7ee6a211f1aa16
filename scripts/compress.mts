/** npm run compress: writes .br and .gz beside every text file of the build. */
import fs from 'node:fs';
import path from 'node:path';
import {compress} from '../src/hosts/compression/compress';
import {readCommandLine} from './command-line';

const {dir} = readCommandLine(
  `
npm run compress -- [--dir build]

Writes .br and .gz beside every text file of the build.`,
  {options: {dir: {type: 'string', default: 'build'}}},
).values;
if (!fs.existsSync(path.join(dir, 'index.html'))) {
  console.error(`${dir}/ has no site in it. Run "npm run build" first.`);
  process.exit(1);
}
const started = Date.now();
const {files, size, br, gz} = await compress(dir);
const megabytes = (bytes: number) => `${(bytes / 1e6).toFixed(1)} MB`;
console.log(
  `${files} files, ${megabytes(size)}: ${megabytes(br)} with brotli, ${megabytes(gz)} with gzip, ` +
    `in ${((Date.now() - started) / 1000).toFixed(1)} s`,
);
