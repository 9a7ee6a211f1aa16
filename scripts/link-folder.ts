/** Second folders of the same files, for builds in copies of the project. */
import fs from 'node:fs';
import path from 'node:path';
import {hasCode} from './errors';

function link(from: string, to: string): void {
  try {
    fs.linkSync(from, to);
  } catch (error) {
    if (!hasCode(error, 'EXDEV', 'EPERM')) throw error;
    fs.copyFileSync(from, to);
  }
}

/**
 * Links every file of a folder into another one, so that it takes neither time nor room. Unlike a link to the
 * folder it cannot be told from a copy.
 *
 * @param to is created
 * @param except names in the folder itself that are left out
 */
export function linkFolder(from: string, to: string, except: readonly string[] = []): void {
  fs.mkdirSync(to, {recursive: true});
  for (const entry of fs.readdirSync(from, {withFileTypes: true})) {
    if (except.includes(entry.name)) continue;
    const source = path.join(from, entry.name);
    const target = path.join(to, entry.name);
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) fs.symlinkSync(fs.readlinkSync(source), target);
    else link(source, target);
  }
}

/**
 * The packages of a copy of the project by links to those of this one: at once, and with a cache of its own, which
 * bundlers keep in this folder. Scopes are folders of links.
 *
 * @param to is created
 */
export function linkPackages(from: string, to: string): void {
  fs.mkdirSync(to, {recursive: true});
  for (const name of fs.readdirSync(from)) {
    if (name === '.cache') continue;
    if (name.startsWith('@')) linkPackages(path.join(from, name), path.join(to, name));
    else fs.symlinkSync(path.resolve(from, name), path.join(to, name));
  }
}
