import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * One hash of files, their names and their content. Of a folder, all files in it; what is not there has no part.
 *
 * @param {readonly string[]} files files and folders
 * @returns {string}
 */
export function hashOfFiles(files) {
  const hash = createHash('sha256');
  const add = (file) => {
    if (!fs.existsSync(file)) return;
    if (fs.statSync(file).isDirectory()) {
      for (const name of fs.readdirSync(file).sort()) add(path.posix.join(file, name));
    } else hash.update(`${file}\0`).update(fs.readFileSync(file)).update('\0');
  };
  files.forEach(add);
  return hash.digest('hex');
}
