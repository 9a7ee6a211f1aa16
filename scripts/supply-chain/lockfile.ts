/** What the lockfile says of every package: the one source of the reports in this folder. */
import fs from 'node:fs';

/** A package that is installed. */
export interface LockedPackage {
  /** Where it is installed: `node_modules/a/node_modules/b`. */
  readonly path: string;
  /** The name that it is known by: that of its folder, unless it is installed under another one. */
  readonly name: string;
  readonly version: string;
  /** One or several hashes, as in Subresource Integrity. */
  readonly integrity: string | undefined;
  /** SPDX expression, as the package gives it. */
  readonly license: string | undefined;
}

/**
 * What is read of the file.
 *
 * @see https://docs.npmjs.com/cli/configuring-npm/package-lock-json
 */
interface Lockfile {
  readonly packages: Readonly<Record<string, LockfileEntry>>;
}

interface LockfileEntry {
  readonly name?: string;
  readonly version: string;
  readonly integrity?: string;
  readonly license?: string;
}

/** The locked packages, in the order of their paths. */
export function readLockfile(file = 'package-lock.json'): LockedPackage[] {
  const {packages} = JSON.parse(fs.readFileSync(file, 'utf8')) as Lockfile;
  return Object.entries(packages).flatMap(([path, {name, version, integrity, license}]) =>
    // The project itself.
    path === ''
      ? []
      : [{path, name: name ?? path.replace(/^.*node_modules\//, ''), version, integrity, license}],
  );
}
