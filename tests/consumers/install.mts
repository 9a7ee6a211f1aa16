/**
 * Installs the programs of others that the tests beside it give the published API descriptions. They are more than the
 * project needs for anything else, so they have a lockfile of their own, and are installed when they are asked for.
 */
import {spawnSync} from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import {FOLDER, isInstalled, MANIFESTS, STAMP} from './installation';

if (!isInstalled()) {
  fs.mkdirSync(FOLDER, {recursive: true});
  for (const file of MANIFESTS) fs.copyFileSync(file, path.join(FOLDER, path.basename(file)));
  console.log('\n▸ Installing the programs that read the API descriptions');
  const options = ['--ignore-scripts', '--no-audit', '--no-fund', '--prefer-offline'];
  const {status, error} = spawnSync('npm', ['ci', ...options], {cwd: FOLDER, stdio: 'inherit'});
  if (error) throw error;
  if (status !== 0) process.exit(status ?? 1);
  fs.copyFileSync(path.join(FOLDER, 'package-lock.json'), STAMP);
}
