import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/**
 * One hash of files, their names and their content. Of a folder, all files in it; what is not there has no part.
 *
 * @param files files and folders
 * @param root what their names begin at; it has no part in the hash
 * @returns SHA-256 in hexadecimal digits
 */
export function hashOfFiles(files: readonly string[], root = ''): string {
  const hash = createHash('sha256');
  const add = (file: string) => {
    const place = path.resolve(root, file);
    if (!fs.existsSync(place)) return;
    if (fs.statSync(place).isDirectory()) {
      for (const name of fs.readdirSync(place).sort()) add(path.posix.join(file, name));
    } else hash.update(`${file}\0`).update(fs.readFileSync(place)).update('\0');
  };
  files.forEach(add);
  return hash.digest('hex');
}
