import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';

/**
 * Packages for some tests alone. They are more than the project needs for anything else, so they have a lockfile of
 * their own, and are installed when they are asked for, where no lint, hash, or search of the project looks.
 */
export class LockedPackages {
  /** Where they are installed. */
  readonly folder: string;
  /** What is installed, with exact versions. */
  private readonly manifests: readonly [manifest: string, lockfile: string];
  /** The lockfile of an installation that is whole. */
  /** A copy of the lockfile, there once all of it is installed. */
  readonly stamp: string;

  /**
   * @param source folder of `package.json` and its lockfile
   * @param name of the folder in the cache
   */
  constructor(source: string, name: string) {
    this.folder = path.resolve('node_modules/.cache', name);
    this.manifests = [path.join(source, 'package.json'), path.join(source, 'package-lock.json')];
    this.stamp = path.join(this.folder, 'node_modules/.lock');
  }

  /** Whether the packages of the lockfile are there. */
  isInstalled(): boolean {
    const [, lockfile] = this.manifests;
    return fs.existsSync(this.stamp) && fs.readFileSync(this.stamp).equals(fs.readFileSync(lockfile));
  }

  /** Installs them unless they are there, and ends the process where that fails. */
  install(title: string): void {
    if (this.isInstalled()) return;
    fs.mkdirSync(this.folder, {recursive: true});
    for (const file of this.manifests) fs.copyFileSync(file, path.join(this.folder, path.basename(file)));
    console.log(`\n▸ ${title}`);
    const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
    const {status, error} = spawnSync('npm', ['ci', ...options], {cwd: this.folder, stdio: 'inherit'});
    if (error) throw error;
    if (status !== 0) process.exit(status ?? 1);
    fs.copyFileSync(path.join(this.folder, 'package-lock.json'), this.stamp);
  }
}
