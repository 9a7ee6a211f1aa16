/** What the lockfile says of every package: the one source of the reports in this folder. */
import fs from 'node:fs';

/**
 * @typedef {object} LockedPackage
 * @property {string} path where it is installed: `node_modules/a/node_modules/b`
 * @property {string} name
 * @property {string} version
 * @property {string} [integrity] one or several hashes, as in Subresource Integrity
 * @property {string} [license] SPDX expression, as the package gives it
 * @property {boolean} isDevelopment whether only tests, lint and reports need it
 * @property {boolean} isOptional
 * @property {Readonly<Record<string, string>>} needs ranges by name
 */

/** The name that a package is known by: that of its folder, unless it is installed under another one. */
const nameOf = (path, entry) => entry.name ?? path.replace(/^.*node_modules\//, '');

/**
 * @param {string} [file]
 * @returns {{name: string, version: string, root: LockedPackage, packages: LockedPackage[]}} packages in the order of their paths
 */
export function readLockfile(file = 'package-lock.json') {
  const lockfile = JSON.parse(fs.readFileSync(file, 'utf8'));
  const toPackage = ([path, entry]) => ({
    path,
    name: nameOf(path, entry),
    version: entry.version,
    integrity: entry.integrity,
    license: entry.license,
    isDevelopment: entry.dev === true || entry.devOptional === true,
    isOptional: entry.optional === true || entry.devOptional === true,
    needs: {
      ...entry.dependencies,
      ...entry.optionalDependencies,
      ...entry.peerDependencies,
      ...(path === '' ? entry.devDependencies : {}),
    },
  });
  const [root, ...packages] = Object.entries(lockfile.packages).map(toPackage);
  return {name: lockfile.name, version: lockfile.version, root, packages};
}
