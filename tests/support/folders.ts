import {createHash} from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';

/** Paths of all files of a folder, below it and sorted. */
export function filesOf(folder: string): string[] {
  return fs
    .readdirSync(folder, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile())
    .map(({parentPath, name}) => path.relative(folder, path.join(parentPath, name)))
    .sort();
}

/** Hash of every file of a folder. Two folders with the same files in them give the same. */
export function contentsOf(folder: string): Record<string, string> {
  const hashOf = (file: string) =>
    createHash('sha256')
      .update(fs.readFileSync(path.join(folder, file)))
      .digest('hex');
  return Object.fromEntries(filesOf(folder).map((file) => [file, hashOf(file)]));
}
