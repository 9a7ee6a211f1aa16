/** Second folders of the same files, for builds in copies of the project. */
import fs from 'node:fs';
import path from 'node:path';

function link(from, to) {
  try {
    fs.linkSync(from, to);
  } catch (error) {
    if (error.code !== 'EXDEV' && error.code !== 'EPERM') throw error;
    fs.copyFileSync(from, to);
  }
}

/**
 * Links every file of a folder into another one, so that it takes neither time nor room. Unlike a link to the
 * folder it cannot be told from a copy.
 *
 * @param {string} from
 * @param {string} to is created
 * @param {readonly string[]} [except] names in the folder itself that are left out
 */
export function linkFolder(from, to, except = []) {
  fs.mkdirSync(to, {recursive: true});
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    if (except.includes(entry.name)) continue;
    const [source, target] = [path.join(from, entry.name), path.join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else link(source, target);
  }
}

/**
 * The packages of a copy of the project by links to those of this one: at once, and with a cache of its own, which
 * bundlers keep in this folder. Scopes are folders of links.
 *
 * @param {string} from
 * @param {string} to is created
 */
export function linkPackages(from, to) {
  fs.mkdirSync(to, {recursive: true});
  for (const name of fs.readdirSync(from)) {
    if (name === '.cache') continue;
    if (name.startsWith('@')) linkPackages(path.join(from, name), path.join(to, name));
    else fs.symlinkSync(path.resolve(from, name), path.join(to, name));
  }
}
