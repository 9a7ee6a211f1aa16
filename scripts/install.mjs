// @ts-check
/**
 * Installs the locked dependencies when they are missing or differ from the lockfile. It runs before there are any,
 * so it is the one script in JavaScript, and imports nothing.
 */
import {spawnSync} from 'node:child_process';
import {createHash} from 'node:crypto';
import fs from 'node:fs';

const STAMP = 'node_modules/.clearwarden-docs-lock';

const lock = createHash('sha256').update(fs.readFileSync('package-lock.json')).digest('hex');
if (!fs.existsSync(STAMP) || fs.readFileSync(STAMP, 'utf8') !== lock) {
  if (fs.lstatSync('node_modules', {throwIfNoEntry: false})?.isSymbolicLink()) {
    // npm ci empties the folder behind the link, and installs beside it.
    console.error(
      `\n✗ node_modules is a link to ${fs.readlinkSync('node_modules')}, which has other packages than this lockfile. Remove the link, and run this again.`,
    );
    process.exit(1);
  }
  console.log('\n▸ Installing the locked packages');
  // No package's install script is run: none is needed, and none can do harm.
  const {status, error} = spawnSync('npm', ['ci', '--ignore-scripts', '--no-audit', '--no-fund'], {
    stdio: 'inherit',
  });
  if (status !== 0) {
    console.error(
      `\n✗ Installing the locked packages: ${error?.message ?? `failed with exit code ${status}`}`,
    );
    process.exit(1);
  }
  fs.writeFileSync(STAMP, lock);
}
