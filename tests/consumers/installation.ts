import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';
import {LockedPackages} from '../support/lockedPackages';

export const packages = new LockedPackages('tests/consumers', 'clearwarden-consumers');

/** Where the programs are installed. */
export const FOLDER = packages.folder;

/** A module of the programs, as a reader's program gets it. */
export const load = createRequire(path.join(FOLDER, 'package.json'));

/** What generators and importers write. */
export const OUTPUT = path.join(FOLDER, 'output');

/** The published descriptions, each with its name and its file. */
export function descriptions(extension: 'json' | 'yaml'): (readonly [name: string, file: string])[] {
  const folder = 'static/openapi';
  if (!fs.existsSync(folder)) throw new Error('No descriptions. First run: npm run gen:api');
  const ending = new RegExp(`^([\\w-]+)\\.${extension}$`);
  return fs.readdirSync(folder).flatMap((name) => {
    const base = ending.exec(name)?.[1];
    return base === undefined ? [] : [[base, path.resolve(folder, name)] as const];
  });
}
