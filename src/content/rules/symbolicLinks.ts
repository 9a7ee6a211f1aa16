/** Finds symbolic links in what a build reads. */
import fs from 'node:fs';
import path from 'node:path';
import {CONTENT} from '../../docusaurus/provenance/siteSources';
import type {Problem} from './checkPages';

/**
 * A link could show a file of the machine that builds, such as its environment, and one to a folder stops the
 * bundler without a word of where it is.
 *
 * @param root folder that contains docs/ and the others
 * @returns a problem for each, sorted
 */
export function symbolicLinks(root: string): Problem[] {
  return CONTENT.map((folder) => path.join(root, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isSymbolicLink())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .sort()
    .map((link) => ({
      file: path.relative(root, link).split(path.sep).join('/'),
      line: 1,
      message: `is a symbolic link to ${fs.readlinkSync(link)}; put a copy there`,
    }));
}
