import fs from 'node:fs';
import {createRequire} from 'node:module';
import path from 'node:path';

/** What is installed, with exact versions. */
export const MANIFESTS = ['tests/consumers/package.json', 'tests/consumers/package-lock.json'] as const;

/** Where the programs are installed: no lint, hash, or search of the project looks there. */
export const FOLDER = path.resolve('node_modules/.cache/clearwarden-consumers');

/** The lockfile of an installation that is whole. */
export const STAMP = path.join(FOLDER, 'node_modules/.lock');

/** Whether the programs of the lockfile are there. */
export function isInstalled(): boolean {
  const [, lockfile] = MANIFESTS;
  return fs.existsSync(STAMP) && fs.readFileSync(STAMP).equals(fs.readFileSync(lockfile));
}

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
