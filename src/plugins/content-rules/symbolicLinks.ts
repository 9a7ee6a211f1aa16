import fs from 'node:fs';
import path from 'node:path';
import type {Problem} from './checkPages';

/** Folders that the build reads. What stands in them is published, or decides what is. */
const FOLDERS = ['api', 'changelog', 'docs', 'i18n', 'static'] as const;

/**
 * Symbolic links in what a build reads. One could show a file of the machine that builds, such as its environment,
 * and those to folders stop the bundler without a word of where they are.
 */
export function symbolicLinks(siteDir: string): Problem[] {
  return FOLDERS.map((folder) => path.join(siteDir, folder))
    .filter((folder) => fs.existsSync(folder))
    .flatMap((folder) => fs.readdirSync(folder, {recursive: true, withFileTypes: true}))
    .filter((entry) => entry.isSymbolicLink())
    .map(({parentPath, name}) => path.join(parentPath, name))
    .map((link) => ({
      file: path.relative(siteDir, link).split(path.sep).join('/'),
      line: 1,
      message: `is a symbolic link to ${fs.readlinkSync(link)}; put a copy there`,
    }));
}
